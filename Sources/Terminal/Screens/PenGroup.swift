/// The spans of one pen, linked by `Span.next`. Blank spans form one group for each background.
struct PenGroup: BitwiseCopyable {
  var pen: Pen
  var isBlank: Bool
  /// The ends of the list.
  var first: Int32
  var last: Int32
}
