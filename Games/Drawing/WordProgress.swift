import Engine

/// How a word is going, over all its characters.
struct WordProgress: Hashable, StateHashable {
  /// When the current character was asked.
  var since: Tick = 0
  /// Ticks spent on the characters before this one.
  var ticks: Tick = 0
  /// What was drawn, as far as it could be read.
  var given = ""
  var isRight = true
  var wasHelped = false
  /// Whether the learner had to judge any of them.
  var wasJudged = false
  /// The fewest of its characters, from 1 to 3; nil if none was measured.
  var stars: Int?

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, since, ticks, given, isRight, wasHelped, wasJudged, stars)
  }
}
