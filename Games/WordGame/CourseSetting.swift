import Engine

/// The names under which the settings keep what a course is.
package enum CourseSetting {
  /// The id of the deck that new words come from.
  package static let deck = "today.deck"
  /// How many minutes a day.
  package static let minutes = "today.minutes"
  /// How answers are given, `typed` or `chosen`.
  package static let answers = "today.answers"
  /// What may be typed: `own` for a word's own script only.
  package static let script = "today.script"

  /// Whether somebody has chosen never to type.
  package static func choosesAnswers(_ choices: [String: String]) -> Bool { choices[answers] == "chosen" }

  /// Whether somebody has chosen to type words in their own script only.
  package static func isScriptOnly(_ choices: [String: String]) -> Bool { choices[script] == "own" }

  /// What the settings offer of it, besides what is learned.
  package static let choices = [
    GameChoice(
      minutes, "Minutes", "how much Today asks for",
      ["10", "15", "20", "30", "5"].map { .init($0, Text($0)) }),
    GameChoice(
      answers, "Answers", "in Today; chosen ones make no word strong",
      [.init("typed", "typed"), .init("chosen", "chosen")]),
    GameChoice(
      script, "Own script", "whether Latin letters count, too",
      [.init("any", "they do"), .init("own", "only its own")]),
  ]
}
