import Engine

/// The strokes of a character.
public struct StrokesOf: Query, Hashable {
  public let character: Character
  /// The language whose stroke order is wanted, as a BCP 47 tag.
  public let language: String

  public init(_ character: Character, language: String) {
    (self.character, self.language) = (character, language)
  }

  public func answer(in ink: InkKnowledge) -> StrokesAnswer { ink.strokes(self) }
}

extension StrokesOf: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([String(character), language])
  }
}
