import Engine
import Games
import Learning

/// Writes a deck to a file. The answer tells what was written, or why nothing was.
struct DeckExport: Query {
  let deck: String

  func answer(in learner: Learner) -> Text { learner.exportDeck(deck) }
}
