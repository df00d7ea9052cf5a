/// How many words the learner claims to know. A claim is proved by showing it on two days.
public struct Claims: Hashable, Sendable {
  /// Asked once, and right.
  public var proved = 0
  /// Not asked yet.
  public var toProve = 0

  public init() {}
}
