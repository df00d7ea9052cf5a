/// Reads drawings and knows strokes: what queries about ink are answered from.
public struct InkKnowledge: Sendable {
  let read: @Sendable (DrawingRequest) -> DrawingAnswer
  let strokes: @Sendable (StrokesRequest) -> StrokesAnswer

  public init(
    read: @escaping @Sendable (DrawingRequest) -> DrawingAnswer,
    strokes: @escaping @Sendable (StrokesRequest) -> StrokesAnswer
  ) {
    (self.read, self.strokes) = (read, strokes)
  }
}
