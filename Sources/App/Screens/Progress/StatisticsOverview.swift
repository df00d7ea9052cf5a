import Engine
import Games
import Interface
import Learning

/// What was learned and played, and the id of the current deck.
struct StatisticsOverview: Query {
  func answer(in learner: Learner) -> (statistics: Statistics, deck: String?) {
    (learner.statistics(at: learner.moment), learner.outline?.id)
  }
}
