import Engine
import Games
import Interface
import Learning

struct LessonOutcome: Hashable, Sendable {
  /// What the learner claims to know, to be asked as proof.
  let known: Set<ItemID>
  /// Whether the learner leaves the session before the round.
  let isLeft: Bool
}
