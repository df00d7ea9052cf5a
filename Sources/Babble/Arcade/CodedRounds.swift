import Engine
import Learning
import WordGame

/// Rounds that are the same for everybody: the day's challenge, and those from codes. They start from an empty
/// history, so that neither the words nor the answers beside them tell one player from another.
extension Arcade {
  /// The code of the day's challenge with the chosen deck; nil where there is no deck.
  var today: RoundCode? {
    deck.map { deck in
      let tag = DeckTag(deck)
      return Self.code(tag, seed: Day(at: now()).seed(for: tag))
    }
  }

  /// A code for a new game with the chosen deck, to be given to friends; nil where there is no deck.
  mutating func newCode() -> RoundCode? {
    let seed = chance.bits()
    return deck.map { Self.code(DeckTag($0), seed: seed) }
  }

  /// The round that a code stands for, with the deck that it names; nil where that isn't here.
  func round(of code: RoundCode, _ game: CatalogueEntry) -> RoundSetup? {
    guard let deck = try? code.deck.deck(among: decks) else { return nil }
    var chance = Chance(seed: code.seed, stream: Self.picking)
    let picker = RoundPicker(count: game.profile.usualWords)
    let words = picker.pick(from: deck.words, standing: { _ in .known }, chance: &chance)
    let asked = Set(words.map(\.id))
    let others = chance.shuffled(deck.words.filter { !asked.contains($0.id) })
    let knowledge = save.knowledge
    let items = zip(words, knowledge.ids(of: words, in: deck)).map { word, id in
      let shown = code.direction ?? Direction.allCases[chance.below(2)]
      let isMet = knowledge.items[id].map { $0.figures.seen > 0 } ?? false
      return RoundSetup.Item(
        word, of: deck.origin, id: id, isNew: false, isMet: isMet, shown: shown, hardness: Self.hardness)
    }
    let variation = code.variation.rawValue
    return RoundSetup(
      RoundSetup.Content(
        of: deck.origin, name: deck.name, tag: code.deck, items: items,
        decoys: others.prefix(RoundSetup.mostDecoys).map { DeckWord($0, of: deck.origin) }, seed: code.seed,
        code: code.description),
      policy: RoundSetup.Policy(
        variation: variation, direction: code.direction, seconds: hasClock ? code.seconds : nil),
      learner: RoundSetup.Learner(best: best(game.profile.name, variation: variation, deck: deck.id)),
      presentation: presentation(of: game, variation))
  }

  /// Where nothing is known of the player: neither so hard as what is new nor as easy as what is known.
  private static let hardness = 300

  private static func code(_ deck: DeckTag, seed: UInt64) -> RoundCode {
    RoundCode(deck: deck, variation: .clock, seconds: 60, direction: .term, seed: seed)
  }
}
