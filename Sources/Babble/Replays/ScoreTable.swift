import Engine
import Interface
import Learning
import Saving
import WordGame

/// Verified scores, the best first, the games that can't be compared apart from each other.
struct ScoreTable {
  let lines: [Text]

  init(_ found: [Verification], _ shelf: DeckShelf) {
    let titles = Dictionary(grouping: found, by: \.title)
    lines = titles.sorted { $0.key < $1.key }.flatMap { title, games in
      let ranked = games.sorted { $0.file.round.result.score > $1.file.round.result.score }
      return [Text(title)] + Columns(ranked.map { $0.row(shelf) }).lines.map { "  " + $0 }
    }
  }
}

extension Verification {
  /// Games of one title can be compared.
  fileprivate var title: String {
    let result = file.round.result
    let kind = result.variation.isEmpty ? "" : ": \(result.variation)"
    let side = result.direction.map { "\($0.rawValue) shown" } ?? "both sides"
    let time = result.seconds > 0 ? "\(result.seconds) s" : "no clock"
    return "\(result.game)\(kind) · \(result.deck) · \(side) · \(time)"
  }

  fileprivate func row(_ shelf: DeckShelf) -> [Text] {
    let result = file.round.result
    let score = Text(Figure.grouped(result.score))
    return [
      Text("").padded(to: 7 - score.width) + score, Text(file.player.isEmpty ? "somebody" : file.player),
      Text("\(result.right) right, \(result.wrong) wrong"),
      Text(Figure.clock(result.ticks / Tick.ticksPerSecond)),
      Text(String(Timestamp.text(file.playedAt).prefix(10))), deckLabel(shelf),
    ]
  }

  private func deckLabel(_ shelf: DeckShelf) -> Text {
    let content = file.round.setup.round.content
    guard let deck = shelf.decks.shelved(content.origin.deck) else { return "a deck you don't have" }
    return deck.source.tag == content.tag ? "your deck" : "another edition of your deck"
  }
}
