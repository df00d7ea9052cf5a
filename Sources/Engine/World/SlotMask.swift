/// A set of slots as bits: slot i is bit i % 64 of word i / 64. It is a view of memory that a table owns.
@usableFromInline
struct SlotMask: SlotSet {
  @usableFromInline let words: Int
  @usableFromInline let bits: UnsafeMutablePointer<UInt64>

  /// An empty mask; the table that asks for it frees it.
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

  /// Visits the ranges of neighbouring slots in the set, cut at each 64th slot.
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

/// Slots, 64 at a time.
@usableFromInline
protocol SlotSet {
  var words: Int { get }
  subscript(word: Int) -> UInt64 { get }
}

extension SlotSet {
  /// The slots that are in both.
  @inlinable
  static func & <Other: SlotSet>(left: Self, right: Other) -> SlotIntersection<Self, Other> {
    SlotIntersection(left: left, right: right)
  }
}

/// The slots that are in both of two sets.
@usableFromInline
struct SlotIntersection<Left: SlotSet, Right: SlotSet>: SlotSet {
  @usableFromInline let left: Left
  @usableFromInline let right: Right

  @inlinable
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }

  @inlinable var words: Int { min(left.words, right.words) }

  @inlinable
  subscript(word: Int) -> UInt64 { left[word] & right[word] }
}
