import Engine
import Games
import Interface
import Learning
import Storage

/// All decks, with what the player knows of each.
struct AllDecks: Query {
  func answer(in learner: Learner) -> DeckRows {
    DeckRows(rows: learner.rows, chosen: learner.chosen?.choice)
  }
}
