import Engine
import Games
import Interface
import Learning
import Storage

struct DeckRows: Sendable {
  let rows: [DeckRow]
  /// The id of the chosen deck.
  let chosen: String?
}
