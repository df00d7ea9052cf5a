import Engine
import Learning
import WordGame

/// Rounds that are the same for everybody: the day's challenge, and those from codes. They start from an empty
/// history, so that neither the words nor the answers beside them tell one player from another.
extension Arcade {
  /// The code of the day's challenge with the chosen deck; nil where there is no deck.
  var today: RoundCode? {
    chosen.map { deck in
      let tag = deck.source.tag
      return Self.code(tag, seed: Day(at: now()).seed(for: tag))
    }
  }

  /// A code for a new game with the chosen deck, to be given to friends; nil where there is no deck.
  mutating func newCode() -> RoundCode? {
    let seed = chance.bits()
    return chosen.map { Self.code($0.source.tag, seed: seed) }
  }

  /// The round that a code stands for, with the deck that it names; nil where that isn't here.
  func round(of code: RoundCode, _ game: CatalogueEntry) -> RoundSetup? {
    guard let source = try? decks.shelved(code.deck).source else { return nil }
    let deck = source.deck
    var chance = Chance(seed: code.seed, stream: Self.picking)
    let (words, others) = Self.words(game.profile.usualWords, of: source, &chance)
    let knowledge = save.knowledge
    let items = zip(words, knowledge.ids(of: words, in: deck)).map { word, id in
      let shown = code.direction ?? ShownSide.allCases[chance.below(2)]
      let isMet = knowledge.items[id]?.figures.isMet ?? false
      return RoundSetup.Item(
        word, of: deck.origin, id: id, isNew: false, isMet: isMet, shown: shown, hardness: Self.hardness)
    }
    let variation = code.variation.rawValue
    return RoundSetup(
      RoundSetup.Content(
        of: deck.origin, name: deck.name, tag: code.deck, items: items,
        decoys: others.map { DeckWord($0, of: deck.origin) }, seed: code.seed,
        code: code.description),
      policy: RoundSetup.Policy(
        variation: variation, direction: code.direction, seconds: hasClock ? code.seconds : nil),
      learner: RoundSetup.Learner(best: best(game.profile.name, variation: variation, deck: deck.id)),
      presentation: presentation(of: game, variation))
  }

  /// So many words by chance, none of which clash, and others beside them. A code stands for them, so that no draw may
  /// ever change: places are shuffled, and only the words that are taken are looked at.
  static func words(
    _ count: Int, of source: some WordSource, _ chance: inout Chance
  ) -> (asked: [Word], others: [Word]) {
    var (board, asked, taken) = (Board(), [Word](), Set<Int>())
    for place in chance.shuffled(0..<source.count) where asked.count < count {
      guard let word = source.page(place..<place + 1).first, board.take(word, of: source.origin.deck) else {
        continue
      }
      asked.append(word)
      taken.insert(place)
    }
    let others = chance.shuffled((0..<source.count).filter { !taken.contains($0) })
    return (asked, others.prefix(RoundSetup.mostDecoys).flatMap { source.page($0..<$0 + 1) })
  }

  /// Where nothing is known of the player: neither so hard as what is new nor as easy as what is known.
  private static let hardness = 300

  private static func code(_ deck: DeckTag, seed: UInt64) -> RoundCode {
    RoundCode(deck: deck, variation: .clock, seconds: 60, direction: .term, seed: seed)
  }
}
