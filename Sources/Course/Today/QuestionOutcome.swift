import Engine
import Learning

/// What a question leaves to its session.
package struct QuestionOutcome: Hashable, Sendable {
  /// What settled it, and was reported as the answer; nil where the learner has left before.
  package let verdict: Verdict?
  /// What was given: typed, or chosen; empty for nothing.
  let given: String
  /// The word that it was taken for; nil where what was given is none.
  package let takenFor: Word?
  /// The learner leaves the session. An answer that was given before stands.
  package let wasLeft: Bool
}

extension QuestionOutcome: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine([verdict?.rawValue, given, takenFor?.id])
    hash.combine(wasLeft)
  }
}
