import Engine
import Learning
import Saving
import WordGame

/// How a round comes together: the deck's words through the picker, the player's choices, a seed.
extension Arcade {
  /// A round of a game; nil where there is no such game, or the deck has no words.
  mutating func round(_ request: GameRequest) -> RoundSetup? {
    guard let game = Catalogue.game(named: request.game) else { return nil }
    let profile = game.profile
    if let code = request.code { return round(of: code, game) }
    guard let plain = deck(for: request), !plain.words.isEmpty else { return nil }
    let deck = romanized(plain)
    let seed = roundOptions.seed ?? chance.bits()
    // A seed that was asked for is used once: the same board again and again would be no game.
    roundOptions.seed = nil
    var chance = Chance(seed: seed, stream: Self.picking)
    let time = now()
    let words =
      switch profile.matter {
      case .words:
        pick(
          from: deck, count: roundOptions.words ?? profile.usualWords, only: request.words, at: time, &chance)
      case .letters: letters(of: deck, only: request.words)
      }
    let sides = sides(of: game)
    let variation = request.variation ?? profile.variations.first?.name ?? ""
    return RoundSetup(
      deck: deck.id, deckName: deck.name, tag: DeckTag(plain), language: deck.language,
      kind: deck.kind,
      items: items(words, of: deck, showing: sides, at: time, &chance),
      decoys: decoys(
        beside: words, of: profile.matter == .letters ? deck.withCapitals : deck, at: time, &chance),
      letters: profile.matter == .letters ? letterSetup(deck, profile, only: request.words) : nil,
      direction: sides.direction,
      seconds: request.time.map(\.seconds) ?? seconds(for: profile, variation),
      usualMilliseconds: usualMilliseconds(in: deck), variation: variation, seed: seed,
      best: best(profile.name, variation: variation, deck: deck.id),
      explains: explains(game, variation), choices: save.settings.choices)
  }

  /// The name under which the settings keep that a game was explained, each of its kinds for itself.
  static func explained(_ game: CatalogueEntry, _ variation: String) -> String {
    let usual = game.profile.variations.first?.name ?? ""
    return "explained." + game.profile.name + (variation == usual ? "" : "." + variation)
  }

  /// Whether the player should be told how a game is played.
  func explains(_ game: CatalogueEntry, _ variation: String) -> Bool {
    save.settings.choices[Self.explained(game, variation)] == nil
  }

  /// The stream of chance that picks words; games use the first one.
  static let picking: UInt64 = 1

  private func sides(of game: CatalogueEntry) -> AskedSides {
    roundOptions.direction ?? save.settings.choices[SettingsScene.sides].flatMap(AskedSides.init)
      ?? game.profile.usualSides
  }

  /// Whether the player wants to play against time.
  var hasClock: Bool { roundOptions.hasTimer && (save.settings.hasTimers || roundOptions.seconds != nil) }

  private var seconds: Int? { hasClock ? roundOptions.seconds ?? save.settings.seconds ?? 0 : nil }

  /// The seconds of a game where nothing else is asked for: of one whose menu offers times, those chosen there last.
  func seconds(for game: GameProfile, _ variation: String) -> Int? {
    let takesTime = game.variations.first { $0.name == variation }?.takesTime ?? false
    guard takesTime, hasClock, roundOptions.seconds == nil,
      let kept = save.settings.choices[Self.time(of: game)]
    else { return seconds }
    return game.times.contains(Int(kept)) ? Int(kept) : seconds
  }

  /// Keeps what was chosen in a game's menu for the next time.
  mutating func keep(_ time: GameTime, for game: GameProfile) {
    save.settings.choices[Self.time(of: game)] = time.seconds.map { "\($0)" } ?? "none"
  }

  private static func time(of game: GameProfile) -> String { game.name + ".time" }

  private func pick(
    from deck: Deck, count: Int, only ids: [String]?, at time: Int64, _ chance: inout Chance
  ) -> [Word] {
    if let ids { return chance.shuffled(deck.words.filter { ids.contains($0.id) }) }
    return RoundPicker(count: count).pick(
      from: deck.words, standing: { standing(of: $0, in: deck, at: time) }, chance: &chance)
  }

  /// Other words of the deck, those first that the player has met: a round of few words needs company.
  private func decoys(
    beside words: [Word], of deck: Deck, at time: Int64, _ chance: inout Chance
  ) -> [Word] {
    let asked = Set(words.map(\.id))
    let others = chance.shuffled(deck.words.filter { !asked.contains($0.id) })
    let isNew = others.map { standing(of: $0, in: deck, at: time) == .new }
    let ranked = [false, true].flatMap { wanted in zip(others, isNew).filter { $0.1 == wanted }.map(\.0) }
    return Array(ranked.prefix(RoundSetup.mostDecoys))
  }

  /// The median of what right answers with this deck take; nil before the first.
  private func usualMilliseconds(in deck: Deck) -> Int? {
    let times = deck.words.flatMap {
      save.figures(deck: deck.id, word: $0.id).skills.values.map(\.milliseconds)
    }
    .filter { $0 > 0 }.sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  private func items(
    _ words: [Word], of deck: Deck, showing sides: AskedSides, at time: Int64, _ chance: inout Chance
  ) -> [RoundSetup.Item] {
    let (knowledge, isLetter) = (save.knowledge, deck.kind == .alphabet)
    return zip(words, knowledge.ids(of: words, in: deck)).map { word, id in
      var word = word
      word.mnemonic = save.mnemonic(deck: deck.id, word: word.letterID) ?? word.mnemonic
      let shown = sides.direction ?? Direction.allCases[chance.below(2)]
      let figures = knowledge.items[id]?.figures ?? ItemFigures()
      let skill = Skill(showing: shown, isLetter: isLetter)
      return RoundSetup.Item(
        word, id: id, isNew: figures.seen == 0, shown: shown,
        hardness: knowledge.model.hardness(of: figures, skill, at: time) ?? 500,
        confusions: figures.skills[skill]?.mostConfused(in: deck.id) ?? [])
    }
  }
}
