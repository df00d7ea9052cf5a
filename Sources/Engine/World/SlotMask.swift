/// A set of slots as bits: slot i is bit i % 64 of word i / 64. A view of memory that a table owns.
@usableFromInline
struct SlotMask: SlotSet {
  @usableFromInline let words: Int
  @usableFromInline let bits: UnsafeMutablePointer<UInt64>

  /// Allocates an empty mask, which the table has to free.
  @usableFromInline
  init(words: Int) {
    self.words = words
    bits = .allocate(capacity: words)
    bits.initialize(repeating: 0, count: words)
  }

  @inlinable
  subscript(word: Int) -> UInt64 { bits[word] }

  @inlinable
  func has(_ slot: Int) -> Bool {
    slot < words &* 64 && bits[slot / 64] & SlotMask.bit(slot) != 0
  }

  @inlinable
  func insert(_ slot: Int) {
    bits[slot / 64] |= SlotMask.bit(slot)
  }

  @inlinable
  func remove(_ slot: Int) {
    bits[slot / 64] &= ~SlotMask.bit(slot)
  }

  @inlinable
  static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }

  /// Visits the runs of adjacent slots in the set; a run ends at each 64th slot at the latest.
  @inlinable
  func forEachRun(_ body: (Range<Int>) -> Void) {
    for word in 0..<words {
      var rest = bits[word]
      while rest != 0 {
        let start = rest.trailingZeroBitCount
        let count = (~(rest >> start)).trailingZeroBitCount
        body(word * 64 + start..<word * 64 + start + count)
        rest &= ~((1 << count &- 1) << start)
      }
    }
  }
}
