/// How far a learner has come. A rank, once reached, is never lost.
public enum Rank: String, Sendable, CaseIterable, Comparable {
  case novice, apprentice, adept, expert, master

  /// The number of held words that it takes.
  public var needs: HeldWords {
    switch self {
    case .novice: HeldWords()
    case .apprentice: HeldWords(good: 25)
    case .adept: HeldWords(good: 150)
    case .expert: HeldWords(good: 500, strong: 150)
    case .master: HeldWords(good: 1500, strong: 750)
    }
  }

  init(_ held: HeldWords) {
    self = Self.allCases.last { held.good >= $0.needs.good && held.strong >= $0.needs.strong } ?? .novice
  }

  /// The next rank; nil at the top.
  public var next: Rank? { Self.allCases.first { $0 > self } }

  public static func < (left: Rank, right: Rank) -> Bool { left.needs.good < right.needs.good }
}
