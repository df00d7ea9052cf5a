/// How many letters of an alphabet are learned, in all their forms.
public struct LettersLearned: Hashable, Sendable {
  /// The learned ones.
  public let count: Int
  public let all: Int
  /// Whether practice is open: all letters are learned, or were at some time.
  public let isPracticeOpen: Bool

  public init(count: Int, all: Int, wasPracticeOpen: Bool = false) {
    self.count = count
    self.all = all
    isPracticeOpen = wasPracticeOpen || count >= all
  }

  public var missing: Int { all - count }
}
