import Engine
import Games
import Learning
import Storage

/// Whether the deck that a code names is there; fails with the reason why it isn't.
struct CheckCode: Query {
  let code: RoundCode

  func answer(in learner: Learner) throws(RoundCodeError) { _ = try learner.library.decks.shelved(code.deck) }
}
