import Engine
import Learning

/// What the cards of a lesson leave to its session.
package struct LessonOutcome: Hashable, Sendable {
  /// What the learner says they know, to be asked as proof.
  package let known: Set<ItemID>
  /// The learner leaves the session before the round.
  package let isLeft: Bool
}

extension LessonOutcome: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(known.map(\.rawValue).sorted())
    hash.combine(isLeft)
  }
}
