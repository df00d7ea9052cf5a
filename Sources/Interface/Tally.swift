import Engine

/// What a player has reached in a game so far. How much a thing is worth is for the game to say, and for its
/// help to tell.
public struct Tally: Hashable, Sendable {
  /// The highest combo.
  public static let highestCombo = 5

  /// Points.
  public private(set) var points = 0
  /// What points are multiplied with, from 1.
  public private(set) var combo = 1
  /// Right answers.
  public private(set) var right = 0
  /// Wrong answers.
  public private(set) var wrong = 0
  /// How many of the points are for the time that was left.
  public private(set) var timeBonus = 0

  /// Nothing reached yet.
  public init() {}

  /// Counts a right answer that is worth so much; one that deserves it raises the combo by a step.
  public mutating func hit(worth: Int, raisesCombo: Bool) {
    right += 1
    points += combo * worth
    if raisesCombo { combo = min(combo + 1, Self.highestCombo) }
  }

  /// Counts a wrong answer, which costs one step of the combo and no points.
  public mutating func miss() {
    wrong += 1
    combo = max(1, combo - 1)
  }

  /// Adds points for the share of the time that is left.
  public mutating func addTime(worth: Int, left: Int, all: Int) {
    timeBonus = all > 0 ? worth * left / all : 0
    points += timeBonus
  }
}

extension Tally: StateHashable {
  /// Hashes all figures.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, points, combo, right, wrong, timeBonus)
  }
}
