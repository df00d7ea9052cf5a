import Engine
import Learning

/// Reads a drawing.
public struct ReadDrawing: Query, Hashable {
  public let drawing: Drawing
  public let asked: Character
  /// Characters of the same deck that it could be mistaken for.
  public let rivals: [Character]
  /// The language, as a BCP 47 tag.
  public let language: String

  public init(_ drawing: Drawing, asked: Character, rivals: [Character], language: String) {
    (self.drawing, self.asked, self.rivals, self.language) = (drawing, asked, rivals, language)
  }

  public func answer(in ink: InkKnowledge) -> DrawingAnswer { ink.read(self) }
}
