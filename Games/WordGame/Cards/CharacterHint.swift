import Engine
import Interface
import Learning

/// The player's new hint on a Chinese character; nil to have none.
public struct CharacterHint: Hashable, Sendable {
  public let character: Character
  public let text: String?
}
