import Engine
import Games
import Learning

/// The code of the day's challenge; nil without a deck.
struct DailyCode: Query {
  static let game = Challenge.profile

  func answer(in learner: Learner) -> RoundCode? { learner.today }
}
