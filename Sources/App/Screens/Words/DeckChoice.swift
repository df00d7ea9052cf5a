import Engine
import Games
import Interface

struct DeckChoice: Sendable {
  let id: String
  let name: Text
}
