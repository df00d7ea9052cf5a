import Engine
import Games
import Learning
import Storage

/// Rounds that are the same for everybody: the day's challenge, and those from codes. They start from an
/// empty history, so that neither the words nor the decoys differ between players.
extension Learner {
  /// A code to share for a new game with the chosen deck; nil without a deck.
  mutating func newCode() -> RoundCode? {
    let seed = chance.bits()
    return chosen.map { Self.code($0.source.tag, seed: seed) }
  }

  /// The round that a code stands for; nil if its deck isn't here.
  func round(of code: RoundCode, _ game: CatalogueEntry) -> RoundSetup? {
    guard let source = try? library.decks.shelved(code.deck).source else { return nil }
    let deck = source.deck
    var chance = Chance(seed: code.seed, stream: Self.picking)
    let (words, others) = Self.words(game.profile.usualWords, of: source, within: code.band, &chance)
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

  /// Random words that don't clash, and others as decoys. Codes depend on it, so its use of chance must never
  /// change: positions are shuffled, and only the words taken are read.
  ///
  /// - Parameter band: how many of the first words to choose from; nil for all.
  static func words(
    _ count: Int, of source: some WordSource, within band: Int? = nil, _ chance: inout Chance
  ) -> (asked: [Word], others: [Word]) {
    let places = 0..<min(source.count, band ?? .max)
    var (board, asked, taken) = (CompatibleWords(), [Word](), Set<Int>())
    for place in chance.shuffled(places) where asked.count < count {
      guard let word = source.page(place..<place + 1).first, board.insert(word, of: source.origin.deck) else {
        continue
      }
      asked.append(word)
      taken.insert(place)
    }
    let others = chance.shuffled(places.filter { !taken.contains($0) })
    return (asked, others.prefix(RoundSetup.mostDecoys).flatMap { source.page($0..<$0 + 1) })
  }

  /// In the middle, since nothing is known of the player: between a new word and a known one.
  private static let hardness = 300

  static func code(_ deck: DeckTag, within band: Int? = nil, seed: UInt64) -> RoundCode {
    RoundCode(deck: deck, band: band, variation: .clock, seconds: 60, direction: .term, seed: seed)
  }
}

/// Decks of letters.
extension Learner {
  /// The choice between systems of romanisation for the chosen deck; nil if it has only one.
  var romanization: (any ListedSetting)? {
    deck.flatMap { $0.systems.count > 1 ? Self.romanization(of: $0) : nil }
  }

  /// The deck in the player's chosen system of romanisation.
  func romanized(_ deck: Deck) -> Deck {
    system(of: deck).map { deck.romanized(by: $0) } ?? deck
  }

  /// Shown in place of a game of letters if the deck has none.
  var alphabetNotice: Text {
    let outlines = library.decks.shelved.map(\.outline)
    let names = outlines.filter { $0.kind == .alphabet }.map(\.name).joined(separator: ", ")
    let name = outline?.name ?? "This"
    return names.isEmpty
      ? "\(name) has words, not letters, and no other deck here is an alphabet."
      : "\(name) has words, not letters. To learn letters, choose one of these: \(names)."
  }

  /// The alphabet with the player's progress in it.
  func letterSetup(_ deck: Deck, _ profile: GameProfile, only ids: [String]?) -> LetterSetup {
    let wanted = roundOptions.words ?? profile.usualWords
    return LetterSetup(
      deck, system: system(of: deck), figures: save.knowledge.figures(ofLetters: deck),
      isPracticeOpen: save.knowledge.openedPractice.contains(deck.id),
      questions: min(wanted, ids.map { Self.mostAgain * $0.count } ?? wanted),
      realWords: profile.knowsWords ? library.decks.spellings(of: deck.language.term) : [], only: ids,
      hints: Dictionary(
        uniqueKeysWithValues: deck.words.compactMap { letter in
          save.mnemonic(deck: deck.id, word: letter.id).map { (letter.id, $0) }
        }),
      hintObstacle: obstacle)
  }

  /// The letters of the chosen deck's language: the deck itself if it has letters, else the first one that comes with Babble;
  /// nil for none.
  var alphabetOutline: DeckOutline? {
    guard let outline, outline.kind != .alphabet else { return outline }
    return Language.of(outline.language.term).letterDecks.lazy.compactMap {
      library.decks.shelved($0)?.outline
    }.first
  }

  /// The player's progress with the letters of the chosen deck; nil if it is no alphabet.
  var alphabet: LettersLearned? { outline.flatMap(letters) }

  /// The player's progress with the letters of a deck; nil if it is no alphabet.
  func letters(of outline: DeckOutline) -> LettersLearned? {
    guard outline.kind == .alphabet else { return nil }
    let learned = outline.words.count { forms in
      forms.allSatisfy { save.knowledge.isLearned(WordReference(deck: outline.id, word: $0)) }
    }
    return LettersLearned(
      count: learned, all: outline.words.count,
      wasPracticeOpen: save.knowledge.openedPractice.contains(outline.id))
  }

  /// At most this many questions for each letter that is asked again.
  private static let mostAgain = 4

  /// The player's chosen system of romanisation for a deck; nil if it has none.
  func system(of deck: Deck) -> String? {
    let chosen = save.settings[Self.romanization(of: deck)]
    return (deck.systems.first { $0.id == chosen } ?? deck.systems.first)?.id
  }

  private static func romanization(of deck: Deck) -> Setting<String> {
    Setting(
      "romanization." + deck.id, "Latin letters", "for \(deck.name)", deck.systems.first?.id ?? "",
      deck.systems.map { ($0.id, $0.name) })
  }
}

extension Knowledge {
  /// The figures for each form of a deck's letters, by id; forms never met are missing.
  func figures(ofLetters deck: Deck) -> [String: LetterFigures] {
    let forms = deck.withCapitals.words
    let known = zip(forms, ids(of: forms, in: deck)).compactMap { form, id in
      items[id].map { item in
        (form.id, LetterFigures(item.figures, isLearned: model.isLearned(item)))
      }
    }
    return Dictionary(uniqueKeysWithValues: known.filter { $1.seen > 0 })
  }
}
