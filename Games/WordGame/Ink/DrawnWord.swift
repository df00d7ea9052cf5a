import Learning

/// A word to be drawn, character by character, without punctuation and spaces.
public struct DrawnWord: Hashable, Sendable {
  public let item: RoundSetup.Item
  public let characters: [Character]

  /// Nil if the word has no characters to draw, or too many.
  public init?(_ item: RoundSetup.Item) {
    guard let characters = item.word.drawnCharacters else { return nil }
    (self.item, self.characters) = (item, characters)
  }

  public func strokes(of character: Character) -> StrokesOf {
    StrokesOf(character, language: item.origin.language.term)
  }
}
