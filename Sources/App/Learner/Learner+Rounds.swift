import Engine
import Games
import Interface
import Learning
import Storage

/// How a round is put together: words of the deck chosen by the picker, the player's choices, a seed.
extension Learner {
  /// A round of a game; nil if there is no such game, or the deck has no words.
  mutating func round(_ request: GameRequest) -> RoundSetup? {
    guard let game = Catalogue.game(named: request.game) else { return nil }
    let profile = game.profile
    if let code = request.code { return round(of: code, game) }
    let decks = sources(for: request, of: profile)
    guard decks.contains(where: { $0.source.count > 0 }) else { return nil }
    let seed = roundOptions.seed ?? chance.bits()
    // A requested seed is used once: the same board again and again would be no game.
    roundOptions.seed = nil
    let usual = profile.usualVariation(withLetters: outline(for: request)?.kind == .alphabet)
    let chosen = request.variation ?? GameRequest.usualKind
    // A drill repeats words, so it can't be a variation that ends with the first miss.
    let variation = request.isDrill || chosen == GameRequest.usualKind ? usual : chosen
    let sides = sides(of: game)
    let turns = chosenSides == nil && profile.proves && !profile.fixesSides
    var picker = picker(from: decks, for: profile, showing: sides, turns: turns, seed: seed)
    picker.wanted = request.wantedSides
    let isKnownOnly = request.isKnownOnly || profile.variation(named: variation)?.isKnownOnly == true
    let content = content(of: decks, for: request, of: profile, &picker, isKnownOnly: isKnownOnly, seed: seed)
    if content.items.isEmpty { return nil }
    return RoundSetup(
      content,
      policy: policy(of: request, profile, variation, sides.direction, content.items),
      learner: RoundSetup.Learner(
        usualMilliseconds: picker.usualMilliseconds,
        best: !request.hasScore
          ? nil : best(profile.name, variation: variation, deck: content.origin.deck)),
      presentation: presentation(of: game, variation, for: request))
  }

  private func policy(
    of request: GameRequest, _ profile: GameProfile, _ variation: String, _ chosen: ShownSide?,
    _ items: [RoundSetup.Item]
  ) -> RoundSetup.Policy {
    if let sides = request.courseSides {
      return RoundSetup.Policy(
        variation: variation, direction: Set(sides).count == 1 ? sides[0] : nil, seconds: nil, hints: false,
        repeats: false)
    }
    return RoundSetup.Policy(
      variation: variation,
      direction: items.contains { $0.shown != chosen } ? nil : chosen,
      seconds: request.time.map(\.seconds) ?? seconds(for: profile, variation),
      mostAsked: mostAsked(items, profile, isChosen: request.words != nil || roundOptions.words != nil))
  }

  /// How often a game asks each word. A timed game asks each that the player has met so often before others come;
  /// any other repeats them until there is as much to do as usual, unless few were chosen.
  private func mostAsked(_ items: [RoundSetup.Item], _ profile: GameProfile, isChosen: Bool) -> Int? {
    let count = items.count { $0.isNew || $0.isMet }
    guard profile.mostAsked > 1, count > 0 else { return nil }
    if profile.goesOn { return isChosen ? nil : profile.mostAsked }
    guard count < profile.usualWords else { return nil }
    return isChosen ? nil : min(profile.mostAsked, (profile.usualWords + count - 1) / count)
  }

  /// The decks for the words of a round: those of the words requested, or all that the player has begun, or
  /// the chosen one.
  private func sources(for request: GameRequest, of profile: GameProfile) -> [LazyDeck] {
    if let words = request.words {
      var ids: [String] = []
      for word in words where !ids.contains(word.deck) { ids.append(word.deck) }
      return ids.compactMap { library.decks.shelved($0) }
    }
    if isAboutAllDecks(request), profile.matter == .words {
      return begun.isEmpty ? [chosen].compactMap(\.self) : begun
    }
    return [shelved(for: request)].compactMap(\.self)
  }

  private func picker(
    from decks: [LazyDeck], for profile: GameProfile, showing sides: AskedSides, turns: Bool, seed: UInt64
  ) -> WordPicker {
    let isOfLetters = profile.matter == .letters
    let sources = decks.map { deck in
      if isOfLetters { return DeckSource(romanized(deck.deck).withCapitals) }
      return deck.deck.systems.isEmpty ? deck.source : DeckSource(romanized(deck.deck))
    }
    var picker = WordPicker(
      sources, isOfLetters ? RoundSetup.mostItems : roundOptions.words ?? profile.usualWords, save, sides,
      turns: turns, on: day, Chance(seed: seed, stream: Self.picking))
    picker.withReadings = withReadings
    return picker
  }

  private func content(
    of decks: [LazyDeck], for request: GameRequest, of profile: GameProfile, _ picker: inout WordPicker,
    isKnownOnly: Bool, seed: UInt64
  ) -> RoundSetup.Content {
    let isOfLetters = profile.matter == .letters
    let isKnownOnly = isKnownOnly && picker.hasMet(RoundPicker.leastWords)
    let words = words(for: request, of: profile, areKnownOnly: isKnownOnly, &picker)
    let goesOn = request.words == nil && roundOptions.words == nil && profile.goesOn
    let more =
      goesOn
      ? picker.more(2 * profile.usualWords - words.count, beside: words, areKnownOnly: isKnownOnly) : []
    var items = picker.items(words) + picker.waiting(more)
    // The cards of a lesson have shown them already.
    if request.courseSides != nil { for place in items.indices { items[place].isNew = false } }
    let only = decks.count == 1 ? decks[0].source : nil
    let content = RoundSetup.Content(
      of: only?.origin ?? WordOrigin(deck: GameRequest.allDecks),
      name: name(ofMany: request)?.string ?? only?.deck.name ?? Self.name(of: decks.map(\.outline)),
      tag: only?.tag, items: items,
      decoys: picker.decoys(beside: words + more),
      letters: isOfLetters
        ? only.map { letterSetup(romanized($0.deck), profile, only: request.words?.map(\.word)) } : nil,
      seed: seed)
    return profile.isTyped ? content.typed(alphabets(for: items), library.common) : content
  }

  private func words(
    for request: GameRequest, of profile: GameProfile, areKnownOnly: Bool, _ picker: inout WordPicker
  ) -> [DeckWord] {
    if profile.matter == .letters { return picker.all(only: request.words) }
    guard let wanted = request.words else {
      return picker.pick(
        roundOptions.words ?? profile.usualWords, newLimit: areKnownOnly ? 0 : RoundPicker.usualNewLimit)
    }
    return picker.shuffled(
      only: areKnownOnly ? picker.met(wanted) : wanted,
      atLeast: request.courseSides == nil ? RoundPicker.leastWords : 0)
  }

  /// What several decks are called: their language if they share it, else how many they are.
  private static func name(of decks: [DeckOutline]) -> String {
    let names = Set(decks.map { LanguageName.of($0.language.term) })
    if names.count == 1, let name = names.first.flatMap(\.self) { return name }
    return Figure.count(decks.count, "deck", "decks")
  }

  /// The decks of letters that help to type words asked in another script.
  private func alphabets(for items: [RoundSetup.Item]) -> [Deck] {
    let languages = Set(items.filter { $0.shown == .meaning || $0.isLetter }.map(\.origin.language.term))
    return languages.sorted().flatMap(alphabets).map(\.asTable)
  }

  /// Whether a variation of a game was explained.
  static func explained(_ game: CatalogueEntry, _ variation: String) -> Setting<Bool> {
    let usual = game.profile.variations.first?.name ?? ""
    return Setting("explained." + game.profile.name + (variation == usual ? "" : "." + variation), false)
  }

  /// How a game is presented: with its rules until they were shown once.
  func presentation(
    of game: CatalogueEntry, _ variation: String, for request: GameRequest? = nil
  ) -> RoundSetup.Presentation {
    var presentation = RoundSetup.Presentation(
      explains: !save.settings[Self.explained(game, variation)],
      settings: save.settings.only(game.profile.settings + RoundSetup.Presentation.ofEveryGame),
      showsScore: request?.hasScore != false, isOfSession: request?.courseSides != nil,
      rank: save.knowledge.record.rank)
    presentation.reducesMotion = roundOptions.reducesMotion || !save.settings[.look.hasMotion]
    return presentation
  }

  /// The chance stream for choosing words; games use the first one.
  static let picking: UInt64 = 1

  private func sides(of game: CatalogueEntry) -> AskedSides {
    game.profile.fixesSides ? game.profile.usualSides : chosenSides ?? game.profile.usualSides
  }

  /// The sides that the player wants to be shown; nil leaves it to the game.
  private var chosenSides: AskedSides? {
    roundOptions.direction ?? save.settings[.games.sides]
  }

  /// Whether the player wants to play against the clock.
  var hasClock: Bool {
    roundOptions.hasTimer && (save.settings[.games.hasClock] || roundOptions.seconds != nil)
  }

  private var seconds: Int? { hasClock ? roundOptions.seconds ?? save.settings[.games.seconds] ?? 0 : nil }

  /// The default seconds of a game; if its menu offers times, the one chosen last.
  func seconds(for game: GameProfile, _ variation: String) -> Int? {
    let takesTime = game.variations.first { $0.name == variation }?.takesTime ?? false
    guard takesTime, hasClock, roundOptions.seconds == nil,
      let kept = save.settings[Self.time(of: game)]
    else { return seconds }
    return game.times.contains(Int(kept)) ? Int(kept) : seconds
  }

  /// Remembers the time chosen in a game's menu.
  mutating func remember(_ time: GameTime, for game: GameProfile) {
    save.settings[Self.time(of: game)] = time.seconds.map { "\($0)" } ?? "none"
  }

  private static func time(of game: GameProfile) -> Setting<String?> { Setting(game.name + ".time", nil) }
}

extension GameProfile {
  /// Whether time ends it, so that more words come when there are few to begin with.
  fileprivate var goesOn: Bool { mostAsked > 1 && !times.isEmpty }
}

extension GameRequest {
  /// The side to show of each word that the day's course asks for.
  fileprivate var wantedSides: [WordReference: ShownSide] {
    Dictionary(zip(words ?? [], courseSides ?? []), uniquingKeysWith: { first, _ in first })
  }
}
