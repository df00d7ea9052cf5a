import Engine
import Learning
import Saving

/// How a round comes together: the deck's words through the picker, the player's choices, a seed.
extension Arcade {
  /// A round of a game with the chosen deck; nil where the deck has no words.
  mutating func round(of game: CatalogueEntry, only ids: [String]? = nil) -> RoundSetup? {
    guard let deck, !deck.words.isEmpty else { return nil }
    let seed = wishes.seed ?? chance.bits()
    // A seed that was asked for is used once: the same board again and again would be no game.
    wishes.seed = nil
    var draws = RoundDraws(Chance(seed: seed, stream: Self.picking))
    let time = now()
    let words = pick(from: deck, count: wishes.words ?? game.profile.usualWords, only: ids, at: time, &draws)
    let sides = sides(of: game)
    return RoundSetup(
      deck: deck.id, deckName: deck.name, language: deck.language, kind: deck.kind,
      items: items(words, of: deck, showing: sides, at: time, &draws),
      decoys: decoys(beside: words, of: deck, at: time, &draws), direction: sides.direction, seconds: seconds,
      seed: seed, best: best(game.profile.name),
      explains: save.settings.choices[Self.explained(game)] == nil, choices: save.settings.choices)
  }

  /// The name under which the settings keep that a game was explained.
  static func explained(_ game: CatalogueEntry) -> String { "explained." + game.profile.name }

  /// The stream of chance that picks words; games use the first one.
  private static let picking: UInt64 = 1

  private func sides(of game: CatalogueEntry) -> AskedSides {
    wishes.direction ?? save.settings.choices[SettingsScene.sides].flatMap(AskedSides.init)
      ?? game.profile.usualSides
  }

  private var seconds: Int? {
    guard wishes.hasTimer, save.settings.hasTimers || wishes.seconds != nil else { return nil }
    return wishes.seconds ?? save.settings.seconds ?? 0
  }

  private func pick(
    from deck: Deck, count: Int, only ids: [String]?, at time: Int64, _ draws: inout RoundDraws
  ) -> [Word] {
    if let ids { return draws.shuffled(deck.words.filter { ids.contains($0.id) }) }
    return RoundPicker(count: count).pick(
      from: deck.words, standing: { standing(of: $0, in: deck, at: time) }, draws: &draws)
  }

  /// Other words of the deck, those first that the player has met: a round of few words needs company.
  private func decoys(
    beside words: [Word], of deck: Deck, at time: Int64, _ draws: inout RoundDraws
  ) -> [Word] {
    let asked = Set(words.map(\.id))
    let others = draws.shuffled(deck.words.filter { !asked.contains($0.id) })
    let isNew = others.map { standing(of: $0, in: deck, at: time) == .new }
    let ranked = [false, true].flatMap { wanted in zip(others, isNew).filter { $0.1 == wanted }.map(\.0) }
    return Array(ranked.prefix(Self.mostDecoys))
  }

  private static let mostDecoys = 8

  private func items(
    _ words: [Word], of deck: Deck, showing sides: AskedSides, at time: Int64, _ draws: inout RoundDraws
  ) -> [RoundSetup.Item] {
    words.map { word in
      var word = word
      word.mnemonic = save.mnemonic(deck: deck.id, word: word.id) ?? word.mnemonic
      let shown = sides.direction ?? Direction.allCases[draws.below(2)]
      return RoundSetup.Item(word, isNew: standing(of: word, in: deck, at: time) == .new, shown: shown)
    }
  }
}

/// The Engine's chance as Learning asks for it.
struct RoundDraws: Draws {
  private var chance: Chance

  init(_ chance: Chance) {
    self.chance = chance
  }

  mutating func below(_ count: Int) -> Int { chance.below(count) }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { chance.shuffled(elements) }
}
