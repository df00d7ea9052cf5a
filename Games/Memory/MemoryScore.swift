import Engine
import Learning

/// Points and how they come about. `MemoryHelp` tells the player the same formula.
struct MemoryScore: Hashable, Sendable, Foldable {
  static let known = 100
  static let told = 60
  static let lucky = 20
  static let timePerPair = 20
  static let highestCombo = 5

  private(set) var points = 0
  private(set) var combo = 1
  private(set) var right = 0
  private(set) var wrong = 0
  /// How many of the points are for the time that was left.
  private(set) var timeBonus = 0

  /// A pair was found.
  mutating func match(_ certainty: Certainty) {
    right += 1
    points += combo * Self.worth(certainty)
    if certainty == .known || certainty == .hint { combo = min(combo + 1, Self.highestCombo) }
  }

  /// A card that had been seen before was taken for another.
  mutating func slip() {
    wrong += 1
    combo = max(1, combo - 1)
  }

  /// All pairs were found with so much of the time left.
  mutating func finish(pairs: Int, left: Int, all: Int) {
    timeBonus = all > 0 ? Self.timePerPair * pairs * left / all : 0
    points += timeBonus
  }

  func fold(into hash: inout StateHash) {
    hash.fold(fieldsOf: self, points, combo, right, wrong, timeBonus)
  }

  private static func worth(_ certainty: Certainty) -> Int {
    switch certainty {
    case .known: known
    case .hint: told
    case .firstSight, .elimination: lucky
    }
  }
}
