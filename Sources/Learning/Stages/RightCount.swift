import Formats

/// How many of some questions were answered right. Shares are compared as whole numbers, so that 69.9 of a hundred are
/// never 70.
public struct RightCount: Hashable, Sendable {
  /// How many were right; never more than were asked.
  public var right: Int
  /// How many were asked.
  public var asked: Int

  /// So many of so many, by default none of none.
  public init(right: Int = 0, asked: Int = 0) {
    self.right = right
    self.asked = asked
  }

  /// Whether more than so many of a hundred were right.
  public func isAbove(_ percent: Int) -> Bool { 100 * right > percent * asked }

  /// Whether at least so many of a hundred were right; of no questions that is never so.
  public func reaches(_ percent: Int) -> Bool { asked > 0 && 100 * right >= percent * asked }

  /// As many of a hundred as were right, rounded down: what isn't whole isn't shown as whole.
  public var percent: Int { asked == 0 ? 0 : 100 * right / asked }

  /// Whether it is a better result: a larger share, or of equal ones the one of more questions.
  public func isBetter(than other: RightCount) -> Bool {
    guard other.asked > 0 else { return asked > 0 }
    let (own, others) = (right * other.asked, other.right * asked)
    return own == others ? asked > other.asked : own > others
  }

  /// Both together.
  public static func + (left: RightCount, right: RightCount) -> RightCount {
    RightCount(
      right: Counting.count(left.right + right.right), asked: Counting.count(left.asked + right.asked))
  }
}
