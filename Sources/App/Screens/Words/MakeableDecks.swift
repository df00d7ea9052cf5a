import Engine

/// The decks that can be made from a dictionary.
struct MakeableDecks: Query {
  func answer(in learner: Learner) -> [MadeDeckRow] { learner.madeDecks }
}
