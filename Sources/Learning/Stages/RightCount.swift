import Formats

/// How many of a number of questions were right. Shares are compared as integers, so that 69.9 % never passes
/// for 70 %.
public struct RightCount: Hashable, Sendable {
  /// Never more than `asked`.
  public var right: Int
  public var asked: Int

  public init(right: Int = 0, asked: Int = 0) {
    self.right = right
    self.asked = asked
  }

  /// Whether more than that percentage was right.
  public func isAbove(_ percent: Int) -> Bool { 100 * right > percent * asked }

  /// Whether at least that percentage was right; never with no questions.
  public func reaches(_ percent: Int) -> Bool { asked > 0 && 100 * right >= percent * asked }

  /// The percentage, rounded down so that only a perfect result shows 100.
  public var percent: Int { asked == 0 ? 0 : 100 * right / asked }

  /// Whether the result is better: a larger share, or the same one from more questions.
  public func isBetter(than other: RightCount) -> Bool {
    guard other.asked > 0 else { return asked > 0 }
    let (own, others) = (right * other.asked, other.right * asked)
    return own == others ? asked > other.asked : own > others
  }

  public static func + (left: RightCount, right: RightCount) -> RightCount {
    RightCount(
      right: Counting.count(left.right + right.right), asked: Counting.count(left.asked + right.asked))
  }
}
