/// Keeps a player near 85 right answers of 100: after a right one it gets a little harder, after a wrong one much
/// easier.
///
/// It is a staircase, weighted up and down (Kaernbach, 1991): the steps are in the proportion that cancels out at the
/// goal. 85 % is where gradient learners learn fastest (Wilson, 2019); for vocabulary it is a guess.
public struct Ramp: Hashable, Sendable {
  /// The share of right answers, in hundredths, that it keeps to.
  public static let goal = 85
  private static let step = 2

  /// How hard it is, in thousandths.
  public private(set) var hardness: Int

  /// A ramp that starts so hard.
  public init(hardness: Int) {
    self.hardness = min(1000, max(0, hardness))
  }

  /// Takes an answer.
  public mutating func take(isRight: Bool) {
    hardness += isRight ? Self.step * (100 - Self.goal) : -Self.step * Self.goal
    hardness = min(1000, max(0, hardness))
  }
}
