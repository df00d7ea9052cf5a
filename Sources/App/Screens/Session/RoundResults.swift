import Engine
import Games
import Learning
import Storage

/// What a round has changed.
struct RoundResults: Query {
  func answer(in learner: Learner) -> RoundNews? {
    learner.recording.round?.news(learner, at: learner.moment)
  }
}
