public enum GameTime: Hashable, Sendable {
  /// A number of seconds; 0 lets the game decide.
  case seconds(Int)
  case untimed

  public init(_ seconds: Int?) { self = seconds.map(GameTime.seconds) ?? .untimed }

  public var seconds: Int? { if case .seconds(let seconds) = self { seconds } else { nil } }
}
