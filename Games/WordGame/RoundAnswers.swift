import Learning

// How the learner wants to answer stands among a round's choices, under the names that recorded rounds have.

extension CourseChoice {
  /// What a round is told of it.
  package var ofRound: [String: String] {
    var choices: [String: String] = [:]
    if choosesAnswers { choices[RoundSetup.Presentation.answers] = "chosen" }
    if isScriptOnly { choices[RoundSetup.Presentation.script] = "own" }
    return choices
  }
}

extension RoundSetup.Presentation {
  fileprivate static let answers = "today.answers"
  fileprivate static let script = "today.script"

  /// Whether answers are chosen, and never typed.
  package var choosesAnswers: Bool { choices[Self.answers] == "chosen" }

  /// Whether words must be typed in their own script.
  package var isScriptOnly: Bool { choices[Self.script] == "own" }
}
