import Learning
import System

extension SaveFile {
  /// Moves choices and scores of decks that are gone to the decks that have their words now. A deck of the
  /// player's own with the id of one that is gone stays as it is.
  mutating func moveGoneDecks(in home: Home, _ files: some FileSystem) {
    guard names(DeckAliases.successors) else { return }
    move(
      DeckAliases.successors.filter { old, _ in
        !DeckFiles.exists(DeckFiles.path(of: old, in: home), on: files)
      })
  }

  /// Whether it is about any of these decks, given by their ids.
  private func names(_ decks: [String: String]) -> Bool {
    let chosen = [settings[.today.deck]].compactMap(\.self) + settings[.today.decks]
    return chosen.contains { decks[$0] != nil } || scores.contains { decks[$0.result.deck] != nil }
  }

  /// - Parameter successors: the decks that have the words now, by the ids of the old ones.
  mutating func move(_ successors: [String: String]) {
    settings.move(successors)
    moveScores(successors)
  }
}

extension Settings {
  fileprivate mutating func move(_ successors: [String: String]) {
    if let deck = self[.today.deck].flatMap({ successors[$0] }) { learn(deck) }
    for old in self[.today.decks] {
      guard let deck = successors[old] else { continue }
      learn(old, beside: false)
      if !self[.today.decks].contains(deck) { learn(deck, beside: true) }
    }
  }
}
