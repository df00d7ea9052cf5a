import Learning

public struct LessonCard: Hashable, Sendable {
  public let word: WordMet
  /// Whether the learner said that they know it.
  public let isKnown: Bool

  public init(_ word: WordMet, isKnown: Bool) {
    self.word = word
    self.isKnown = isKnown
  }
}
