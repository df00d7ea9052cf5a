import Drawing
import Engine
import Ink
import Interface
import Learning
import Saving
import System
import WordGame

/// What the queries of screens are answered with.
extension Learner {
  /// The first screen's content. It reads a deck only if the outline isn't known otherwise.
  func overview(at moment: Moment) -> Overview {
    var overview = Overview()
    overview.player = save.settings[.look.name]
    overview.avatar = Avatar(save.settings[.look.avatar])
    overview.deckCount = library.decks.count
    overview.notice = notice
    overview.obstacle = Text(obstacle ?? "")
    overview.hasIdleWork = save.knowledge.isTrainingDue && obstacle == nil
    overview.isNew = isNew
    // What nobody chose has no place on a first screen.
    guard !overview.isNew, let outline else { return overview }
    if let lost = save.settings[.today.deck], leading == nil {
      overview.notice = Text.joined(
        [notice, Text("Your deck \(lost) can't be found. c chooses another one.")], by: " ")
    }
    let day = save.knowledge.day(of: moment)
    overview.today = hasCourse ? todaySummary(on: day) : nil
    overview.elsewhere = dueElsewhere(on: day)
    overview.weekday = day.weekday
    overview.deck = outline.name
    overview.size = outline.size
    overview.marks = save.marks(of: outline)
    overview.claims = save.knowledge.claims(of: outline)
    overview.alphabet = alphabet
    overview.hasStages = hasStages
    for game in Catalogue.games.map(\.profile) {
      overview.best[game.name] = best(game.name)
      overview.missing[game.name] = missing(for: game, in: outline)
      if !suits(game, outline) { overview.absent.insert(game.name) }
    }
    return overview
  }

  /// Whether nothing was chosen, played or learned yet: a game would be about a deck that nobody asked for. A seed
  /// stands for one game, so whoever gives it doesn't want to be asked.
  private var isNew: Bool {
    let isAsked = roundOptions.deck != nil || roundOptions.seed != nil
    return !isAsked && !hasCourse && save.knowledge.items.isEmpty && save.scores.isEmpty
  }

  /// Why the deck lacks something that a game needs, and how to mend it; nil if nothing seems to be missing.
  private func missing(for game: GameProfile, in deck: DeckOutline) -> Text? {
    deck.words.isEmpty ? "no words yet: choose a deck" : nil
  }

  /// Whether a game can be played in the deck's language: some need letters, or characters to draw.
  private func suits(_ game: GameProfile, _ deck: DeckOutline) -> Bool {
    if game.matter == .letters { return alphabetOutline != nil }
    return game.name != DrawingGame.profile.name || deck.kind == .alphabet
      || InkLanguage(tag: deck.language.term) != nil
  }

  /// Chooses the words of a round.
  mutating func begin(_ request: GameRequest, in window: Size) -> Result<RoundReady, Hindrance> {
    guard let game = Catalogue.game(named: request.game) else {
      return .failure(Hindrance(Text(request.game), "There is no such game here."))
    }
    let title = game.profile.title
    var request = request
    if isAboutMissedWords(request) {
      request.words = wordsMissedThisWeek(on: day)
      if request.words == [] {
        return .failure(Hindrance(title, "No words you missed this week still need work."))
      }
    }
    if game.profile.matter == .letters, request.deck == nil, outline?.kind != .alphabet {
      request.deck = alphabetOutline?.id
    }
    if game.profile.matter == .letters, outline(for: request)?.kind != .alphabet {
      return .failure(Hindrance(title, alphabetNotice))
    }
    guard let round = round(request) else { return .failure(Hindrance(title, emptiness(for: request))) }
    let setup = GameSetup(round, window: window)
    if let hindrance = game.hindrance(setup) { return .failure(told(hindrance, of: game)) }
    let unlearned = round.content.items.filter { !$0.word.isCapital && save.knowledge.isUnknown($0.id) }
      .map(\.reference)
    return .success(RoundReady(game, setup, unlearned: unlearned, ghost: search(beside: setup, request)))
  }

  /// What a round that begins leaves behind.
  mutating func begun(_ request: GameRequest, _ variation: String) {
    (notice, roundOptions.seed) = (.empty, nil)
    guard let game = Catalogue.game(named: request.game) else { return }
    if let time = request.time { keep(time, for: game.profile) }
    save.settings[Self.explained(game, variation)] = true
  }

  /// Why a game can't be played, and which game opens it.
  private func told(_ hindrance: Hindrance, of game: CatalogueEntry) -> Hindrance {
    Hindrance(
      hindrance.title, hindrance.notice,
      needsLetters: Catalogue.opener(of: game, alphabetOutline.flatMap(letters)) != nil)
  }

  /// Why a round would have no words.
  private func emptiness(for request: GameRequest) -> Text {
    outline(for: request).map { Text("\($0.name) has no words yet.") } ?? "There is no deck to play with."
  }

  mutating func menu(for request: GameRequest) -> Result<GameMenu, Hindrance> {
    let name = request.game
    guard let game = Catalogue.game(named: name) else {
      return .failure(Hindrance(Text(name), "There is no such game here."))
    }
    let kinds = game.profile.variations.map(\.name)
    var best: [String: Int] = [:]
    for kind in kinds { best[kind] = self.best(name, variation: kind) }
    let takesCodes = game.profile.takesCodes
    return .success(
      GameMenu(
        game, deck: request.deck,
        words: self.name(ofMany: request) ?? outline(for: request).map { Text($0.name) } ?? .empty,
        usual: game.profile.usualVariation(withLetters: outline?.kind == .alphabet), best: best,
        seconds: seconds(for: game.profile, kinds.first ?? ""),
        today: takesCodes ? today : nil, newCode: takesCodes ? newCode() : nil))
  }

  var rows: [DeckRow] {
    let shelved = decksByLanguage.flatMap { deck in
      [deck] + (isOfCourse(deck) || WordBank.isOwn(deck.id) ? library.decks.parts(of: deck) : [])
    }
    return rowsOfMany
      + shelved.map { shelved in
        let deck = shelved.deck
        return DeckRow(
          id: shelved.choice, name: Text(deck.name), tag: shelved.tag, size: deck.size,
          languages: deck.languageNames,
          searchText: deck.searchText, marks: save.marks(of: shelved.outline))
      }
  }

  /// Words from many decks, for games.
  private var rowsOfMany: [DeckRow] {
    let begun = save.knowledge.items.values.count(where: \.figures.isMet)
    let counts = [
      (GameRequest.allDecks, begun), (GameRequest.missedWords, wordsMissedThisWeek(on: day).count),
    ]
    return counts.filter { $0.1 > 0 && library.decks.shelved($0.0) == nil }.compactMap { id, count in
      DeckRow(ofMany: id, size: Text(Figure.count(count, "word", "words")))
    }
  }

  /// - Parameter isRomanized: whether letters are in the chosen romanisation.
  func words(of id: String, isRomanized: Bool) -> DeckKnowledge {
    let source = library.decks.shelved(id)?.source ?? DeckSource(Deck(id: id, name: id))
    // Builds the search index now, on the thread that reads a large deck, rather than at the first key of a
    // search.
    _ = source.search("", limit: 1)
    let deck = isRomanized ? romanized(source.deck) : source.deck
    return knowledge(of: deck, source, on: day)
  }
}

/// The word bank for its screen and its commands.
extension Learner {
  /// The deck of words typed in before the bank existed. It stays a deck like any other.
  private static let typedDeck = "my-words"

  /// All words of the bank, of the older typed deck, and those with corrections, in the order in which they
  /// were added, with the times.
  var bankWords: [(word: WordReference, added: Int64)] {
    let typed = library.decks.shelved(Self.typedDeck)?.deck.words.map {
      WordReference(deck: Self.typedDeck, word: $0.id)
    }
    let corrected = library.bank.bank.corrections.keys.filter { $0.deck != Self.typedDeck }.sorted {
      $0.text < $1.text
    }
    return ((typed ?? []) + corrected).map { ($0, 0) }
      + library.bank.bank.words.map { ($0.reference, $0.added) }
  }

  /// What is known of a deck's words, with the player's hints for characters.
  func knowledge(of deck: Deck, _ source: DeckSource, on day: Day) -> DeckKnowledge {
    var known = save.knowledge(of: deck, on: day, extraSkills, obstacle: obstacle, source: source)
    known.characterHints = library.bank.bank.hints
    return known
  }

  func bankKnowledge(at moment: Moment) -> BankKnowledge {
    let (words, day) = (bankWords, save.knowledge.day(of: moment))
    let ids = Set(words.map(\.word.deck))
    let decks = library.decks.shelved.filter { ids.contains($0.id) }.map { shelved in
      knowledge(of: shelved.deck, shelved.source, on: day)
    }
    return BankKnowledge(decks, words, language: leading?.outline.language.term)
  }
}
