extension World {
  /// The heart of all queries: visits the entities in the given slots. Full words run a straight loop, which
  /// the compiler turns into vector instructions.
  @inlinable
  @inline(__always)
  func visit(_ wanted: some SlotSet, _ body: (Int, Entity) -> Void) {
    slots.generations.withUnsafeBufferPointer { generations in
      func visit(_ slot: Int) {
        body(slot, Entity(index: UInt32(truncatingIfNeeded: slot), generation: generations[slot]))
      }
      for word in 0..<wanted.words {
        var rest = wanted[word]
        if rest == .max {
          for slot in word &* 64..<word &* 64 &+ 64 { visit(slot) }
        } else {
          while rest != 0 {
            visit(word &* 64 &+ rest.trailingZeroBitCount)
            rest &= rest &- 1
          }
        }
      }
    }
    // Columns are bare pointers: whoever holds the tables must outlive the loop.
    withExtendedLifetime(shelves) {}
  }
}
