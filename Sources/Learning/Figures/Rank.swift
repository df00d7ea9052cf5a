/// How far a learner has come. What was reached once stays reached.
public enum Rank: String, Sendable, CaseIterable, Comparable {
  case novice, apprentice, adept, expert, master

  /// How many words must be held for it.
  public var needs: HeldWords {
    switch self {
    case .novice: HeldWords()
    case .apprentice: HeldWords(good: 25)
    case .adept: HeldWords(good: 150)
    case .expert: HeldWords(good: 500, strong: 150)
    case .master: HeldWords(good: 1500, strong: 750)
    }
  }

  /// The one that so many held words give.
  public init(_ held: HeldWords) {
    self = Self.allCases.last { held.good >= $0.needs.good && held.strong >= $0.needs.strong } ?? .novice
  }

  /// The one after it; nil at the top.
  public var next: Rank? { Self.allCases.first { $0 > self } }

  /// The higher one is greater.
  public static func < (left: Rank, right: Rank) -> Bool { left.needs.good < right.needs.good }
}

/// How many words and letters a learner holds.
public struct HeldWords: Hashable, Sendable {
  /// Those that are good or strong.
  public var good: Int
  /// Those of them that are strong.
  public var strong: Int

  /// So many, by default none.
  public init(good: Int = 0, strong: Int = 0) {
    self.good = good
    self.strong = strong
  }

  /// Counts one by its mark, or no longer counts it.
  mutating func count(_ mark: Mark, by step: Int = 1) {
    if mark.isHeld { good += step }
    if mark == .strong { strong += step }
  }
}
