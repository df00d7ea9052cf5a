/// Reads drawings and knows strokes: what queries about ink are answered from.
public struct InkKnowledge: Sendable {
  let read: @Sendable (ReadDrawing) -> DrawingAnswer
  let strokes: @Sendable (StrokesOf) -> StrokesAnswer

  public init(
    read: @escaping @Sendable (ReadDrawing) -> DrawingAnswer,
    strokes: @escaping @Sendable (StrokesOf) -> StrokesAnswer
  ) {
    (self.read, self.strokes) = (read, strokes)
  }
}
