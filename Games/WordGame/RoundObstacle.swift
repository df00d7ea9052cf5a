import Engine

/// Why a game can't be played, and what to do about it.
public struct RoundObstacle: Error, Hashable, Sendable {
  /// The game and deck, as a title.
  public let title: Text
  public let notice: Text

  /// Whether learning the letters would help.
  public let needsLetters: Bool

  public init(_ title: Text, _ notice: Text, needsLetters: Bool = false) {
    self.title = title
    self.notice = notice
    self.needsLetters = needsLetters
  }
}
