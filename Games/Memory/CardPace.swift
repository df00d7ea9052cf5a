import Engine

/// Durations, in ticks.
enum CardPace {
  static let turn = 9
  static let mismatch = 2 * Tick.ticksPerSecond
  static let match = 48
  static let flight = 15
  static let peek = 2 * Tick.ticksPerSecond
  /// Between two boards.
  static let rest = 2 * Tick.ticksPerSecond
}
