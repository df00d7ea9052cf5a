/// The generator that the workloads prescribe, by Marsaglia (2003).
struct XorShift {
  private var state: UInt32 = 12345

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return state
  }

  /// A number from 0 to below the bound.
  mutating func below(_ bound: UInt32) -> Int32 {
    Int32(next() % bound)
  }
}
