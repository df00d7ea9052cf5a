/// The command line's options for the day's course; nil leaves it to the settings.
struct TodayOptions: Sendable {
  /// The ids of the only decks to learn; empty leaves it to the settings.
  var decks: [String] = []
  /// Whether all languages are learned at once.
  var coversAll = false
  var minutes: Int?
  /// Whether it runs in plain lines, so that no game can be played.
  var isPlain = false
  var isSilent = false
}
