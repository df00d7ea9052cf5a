import Engine
import Formats
import Learning
import Storage

/// The player's own words, and the words of decks that they have written something about.
struct BankOverview: Query {
  func answer(in learner: Learner) -> BankKnowledge { learner.bankKnowledge(at: learner.moment) }
}
