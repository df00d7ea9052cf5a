import Learning

struct QuestionOutcome: Hashable, Sendable {
  /// The verdict reported to the host; nil if the learner left before answering.
  let verdict: Verdict?
  /// The typed or chosen answer; empty for none.
  let given: String
  /// The word it was confused with; nil if the answer is no word of the deck.
  let takenFor: Word?
  /// Whether the learner has suspended the word.
  let isSuspended: Bool
  /// Whether the learner leaves the session. An answer given before still counts.
  let wasLeft: Bool
}
