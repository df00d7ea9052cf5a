import Engine
import Games
import Learning

/// A game that words can be played in.
struct GameTitle: Hashable, Sendable {
  let name: String
  let title, summary: Text

  /// All of them.
  static let ofWords = Catalogue.games.map(\.profile).filter { GameTurns.games.contains($0.name) }.map {
    GameTitle(name: $0.name, title: $0.title, summary: $0.summary)
  }
}
