import Engine
import Games
import Learning

/// The code of the day's challenge; nil without a deck.
struct DailyCode: Query {
  func answer(in learner: Learner) -> RoundCode? { learner.challengeCode }
}
