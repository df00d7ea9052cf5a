import Engine
import Games
import Interface
import Learning

/// The card was left while it showed this row of the list.
struct CardLeft: Sendable {
  let row: Int
}
