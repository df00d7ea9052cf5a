import Learning

struct LessonOptions: Hashable, Sendable {
  /// The side spoken first.
  var first = ShownSide.term
  /// Seconds between the two sides; nil for as long as speaking the answer takes.
  var pause: Int?
  /// Whether words are repeated with others in between.
  var isSpaced = true
  /// How often a word is spoken; nil for the default.
  var times: Int?
  /// Whether eSpeak NG speaks what isn't recorded.
  var isFilled = false
}
