import Ink
import Learning

/// A word as it is drawn: one character after another, without what is no character.
public struct DrawnWord: Hashable, Sendable {
  /// The word.
  public let item: RoundSetup.Item
  /// What is drawn of it, in order.
  public let characters: [Character]

  /// More than a board is filled with in one go.
  private static let most = 12

  /// The characters of a word's term; nil where it has none that are drawn, or too many.
  public init?(_ item: RoundSetup.Item) {
    characters = item.word.term.filter(\.isLetter).map(\.self)
    guard !characters.isEmpty, characters.count <= Self.most else { return nil }
    self.item = item
  }

  /// What is asked of the host for one of its characters.
  public func strokes(of character: Character) -> StrokesRequest {
    StrokesRequest(character, language: item.origin.language.term)
  }
}
