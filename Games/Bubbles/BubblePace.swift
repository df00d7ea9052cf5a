import Engine

/// Durations, in ticks.
enum BubblePace {
  static let arrival = 12
  static let flight = 16
  static let headShake = 27
  static let way = 18
  static let slide = 10
  static let pop = 24
  static let flash = 36
  static let end = 50
  static let note = 3 * Tick.ticksPerSecond
}
