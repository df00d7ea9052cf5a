import Learning
import Storage

/// The result of a plan, to look at.
struct AnkiPreview: Sendable {
  private static let most = 12

  /// Some words of the previewed deck.
  let words: [Word]
  let languages: Deck.Languages
  /// The ids of all decks that would be made.
  let ids: [String]

  /// - Parameters:
  ///   - deck: the deck to preview, by its place in the plan; nil for the first one wanted.
  ///   - passing: how many of its words to skip.
  init(_ plan: AnkiPlan, deck: Int?, passing: Int = 0) {
    let all = (try? AnkiDecks(plan, limit: 1).decks) ?? []
    ids = all.map(\.deck.id)
    var one = plan
    let shown = deck ?? plan.sources.firstIndex(where: \.isWanted)
    for place in plan.sources.indices { one.want(place == shown, at: place) }
    let made = (try? AnkiDecks(one, limit: passing + Self.most).decks.first?.deck) ?? nil
    words = Array((made?.words ?? []).dropFirst(passing))
    languages = made?.language ?? Deck.Languages(term: "und", meaning: "und")
  }
}
