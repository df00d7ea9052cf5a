import Engine

/// The score of a game so far. The game says how much a thing is worth.
public struct Tally: Hashable, Sendable {
  public static let highestCombo = 5

  public private(set) var points = 0
  /// The multiplier of points, from 1 to `highestCombo`.
  public private(set) var combo = 1
  public private(set) var right = 0
  public private(set) var wrong = 0
  /// The part of the points that is for the time left.
  public private(set) var timeBonus = 0

  public init() {}

  /// Counts a right answer: `worth` times the combo, which then may go up by one.
  public mutating func hit(worth: Int, raisesCombo: Bool) {
    right += 1
    points += combo * worth
    if raisesCombo { combo = min(combo + 1, Self.highestCombo) }
  }

  /// Counts a wrong answer: the combo goes down by one, and no points are lost.
  public mutating func miss() {
    wrong += 1
    combo = max(1, combo - 1)
  }

  /// Adds the share of `worth` that `left` is of `all`.
  public mutating func addTime(worth: Int, left: Int, all: Int) {
    timeBonus = all > 0 ? worth * left / all : 0
    points += timeBonus
  }
}

extension Tally: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, points, combo, right, wrong, timeBonus)
  }
}
