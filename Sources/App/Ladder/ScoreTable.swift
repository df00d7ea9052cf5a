import Engine
import Interface
import Learning
import Storage

/// Verified scores, best first, with a table for each group of comparable games.
struct ScoreTable {
  let lines: [Text]

  /// - Parameter isNumbered: whether each score has its place before it.
  init(_ places: [Ladder.Place], _ shelf: DeckShelf, isNumbered: Bool = false) {
    let titles = Dictionary(grouping: places, by: \.entry.title)
    lines = titles.sorted { $0.key < $1.key }.flatMap { title, places in
      let rows = places.map { place in
        let number = place.number.map { Text("\($0)").led(to: 3) } ?? .empty
        return (isNumbered ? [number] : []) + place.entry.row(shelf)
      }
      return [Text(title)] + TextTable(rows).lines.map { "  " + $0 }
    }
  }
}

extension LadderEntry {
  fileprivate func row(_ shelf: DeckShelf) -> [Text] {
    guard let result else { return [] }
    return [
      Text(Figure.grouped(result.score)).led(to: 7), Text(shownPlayer),
      Text("\(result.right) right, \(result.wrong) wrong"),
      Text(Figure.clock(result.ticks / Tick.ticksPerSecond)),
      Text(String(Timestamp.text(playedAt).prefix(10))), deckLabel(result.deck, shelf),
    ]
  }

  private func deckLabel(_ id: String, _ shelf: DeckShelf) -> Text {
    guard let deck = shelf.decks.shelved(id) else { return "a deck you don't have" }
    return deck.source.tag == tag ? "your deck" : "another edition of your deck"
  }
}
