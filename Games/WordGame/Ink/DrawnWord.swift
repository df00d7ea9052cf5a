import Ink
import Learning

/// A word as it is drawn: one character after another, without what is no character.
public struct DrawnWord: Hashable, Sendable {
  /// The word.
  public let item: RoundSetup.Item
  /// What is drawn of it, in order.
  public let characters: [Character]

  /// The characters of a word's term; nil where it has none that are drawn, or too many.
  public init?(_ item: RoundSetup.Item) {
    guard let characters = item.word.drawnCharacters else { return nil }
    (self.item, self.characters) = (item, characters)
  }

  /// What is asked of the host for one of its characters.
  public func strokes(of character: Character) -> StrokesRequest {
    StrokesRequest(character, language: item.origin.language.term)
  }
}
