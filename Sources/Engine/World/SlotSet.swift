/// A set of slots, read 64 at a time.
@usableFromInline
protocol SlotSet {
  var words: Int { get }
  subscript(word: Int) -> UInt64 { get }
}

extension SlotSet {
  @inlinable
  static func & <Other: SlotSet>(left: Self, right: Other) -> SlotIntersection<Self, Other> {
    SlotIntersection(left: left, right: right)
  }
}
