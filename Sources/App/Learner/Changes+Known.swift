import Engine

/// What may change while the program runs. Screens that show any of it ask again.
extension Changes {
  /// The player's own words, corrections and hints, and what decks there are.
  static let words = Changes(rawValue: 1 << 0)
  /// What is known of words, and the scores.
  static let memory = Changes(rawValue: 1 << 1)
  static let settings = Changes(rawValue: 1 << 2)
  /// The day of the running session has ended.
  static let day = Changes(rawValue: 1 << 3)
  /// Courses of stages, and the player's kits.
  static let stages = Changes(rawValue: 1 << 4)
  /// The player's recordings.
  static let voice = Changes(rawValue: 1 << 5)
}
