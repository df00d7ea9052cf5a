/// The slots that are in both of two sets, computed as they are read.
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
