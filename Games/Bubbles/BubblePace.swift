import Engine

/// Durations, in ticks.
enum BubblePace {
  static let arrival = 12
  static let flight = 16
  /// A wrong bubble's way from the bar back into the field, shaking three times.
  static let fall = 40
  static let way = 18
  static let slide = 10
  static let pop = 24
  static let flash = 36
  static let wobble = 24
  /// The way of points to the score.
  static let gain = 40
  /// The banner between two levels.
  static let banner = Tick.ticksPerSecond
  static let end = 50
  static let note = 3 * Tick.ticksPerSecond
}
