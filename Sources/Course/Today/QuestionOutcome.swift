import Engine
import Learning

/// What a question leaves to its session.
package struct QuestionOutcome: Hashable, Sendable {
  /// What was asked.
  package let item: ItemID
  /// What of it.
  package let skill: Skill
  /// What settled it, and was reported as the answer; nil where the learner has left before.
  package let verdict: Verdict?
  /// The word that it was taken for; nil where what was given is none.
  package let takenFor: Word?
  /// What the first try was, where the question was put once more.
  package let triedBefore: Verdict?
  /// To the first key; 0 where that says nothing.
  package let milliseconds: Int
  /// The learner leaves the session. An answer that was given before stands.
  package let wasLeft: Bool
}

extension QuestionOutcome: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine([item.rawValue, skill.rawValue, verdict?.rawValue, triedBefore?.rawValue])
    hash.combine(takenFor?.id)
    hash.combine(milliseconds)
    hash.combine(wasLeft)
  }
}
