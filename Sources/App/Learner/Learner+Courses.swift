import Engine
import Games
import Learning
import Storage

/// Choosing a course, finding its starting point, and what follows it.
extension Learner {
  /// Fewer words are learned sooner than tested by a placement.
  private static let leastSearched = 40

  /// The courses to choose from.
  var courses: [CourseRow] {
    let shelved = decksByLanguage.flatMap {
      [$0] + (WordBank.isOwn($0.id) ? library.decks.parts(of: $0) : [])
    }
    let names = CourseName.all(of: shelved.map(\.deck))
    let strokes = Dictionary(
      uniqueKeysWithValues: InkLanguage.allCases.map { ($0.rawValue, inkAdvice(for: $0)) })
    return zip(shelved, names).filter { !$0.0.deck.words.isEmpty }.map { shelved, name in
      let deck = shelved.deck
      var row = CourseRow(
        id: shelved.choice, name: Text(name), size: deck.size, count: deck.words.count, kind: deck.kind,
        isUntouched: isUntouched(deck),
        isChosen: shelved.choice == save.settings[.today.deck])
      row.language = LanguageTag.primary(of: deck.language.term) ?? ""
      row.skills = deck.words.first.map { DeckWord($0, of: deck.origin).skills.count } ?? row.skills
      row.meaning = LanguageTag.primary(of: deck.language.meaning) ?? ""
      row.path = path(of: deck)
      row.isOfChosen = isOfCourse(shelved)
      row.isOfStages = library.stages.has(deck.id)
      row.isBeside = save.settings[.today.decks].contains(shelved.choice)
      row.offer = strokes[row.language] ?? .empty
      return row
    }
  }

  /// What there is to learn in a deck's language: the letters, the deck, what a dictionary gives, stages.
  private func path(of deck: Deck) -> [CourseRow.Part] {
    let language = LanguageTag.primary(of: deck.language.term) ?? ""
    let others = library.decks.shelved.filter { $0.languageTag == language && $0.id != deck.id }
    let letters = others.filter { $0.outline.kind == .alphabet }
    let lists = DeckRecipe.all.filter { Self.areAlike($0.languages, deck.language) }
    return letters.map { part(of: $0.outline) } + [part(of: DeckOutline(deck))]
      + lists.map { CourseRow.Part(Text($0.name), count: $0.size) }
      + others.filter { library.stages.has($0.id) }.map { part(of: $0.outline) }
  }

  private func part(of outline: DeckOutline) -> CourseRow.Part {
    CourseRow.Part(Text(outline.name), outline.kind, count: outline.words.count)
  }

  /// What the drawing board lacks in a language whose characters can be drawn; empty for nothing.
  private func inkAdvice(for ink: InkLanguage) -> Text {
    let file = library.dictionary.flatMap { try? DictionaryFile($0) }
    let hasStrokes = (try? file?.strokes(of: "一", in: ink.rawValue)) != nil
    let model = Language.of(ink.rawValue).handwriting.flatMap(HandwritingLanguage.init(rawValue:))
    let missing = model.flatMap {
      devices.readsDrawings($0) ? nil : HandwritingAbsence.noModel(package: $0.package)
    }
    let advice = [hasStrokes ? nil : ink.advice, missing?.description].compactMap(\.self)
    return advice.isEmpty
      ? .empty : Text("You can also practise drawing characters. " + advice.joined(separator: ". "))
  }

  /// All decks, those in the languages that are learned first.
  var decksByLanguage: [LazyDeck] { library.decks.byLanguage(first: learnedLanguages) }

  private var learnedLanguages: [String] {
    let learned = [save.settings[.today.deck]].compactMap(\.self) + save.settings[.today.decks]
    return learned.compactMap { library.decks.shelved($0)?.languageTag }
  }

  /// Today and the games use this deck from now on, whatever the command line named. The one before is still learned if
  /// it was begun. With the first words of a new language come its letters.
  mutating func learn(_ id: String) {
    let (before, letters) = (save.settings[.today.deck], letters(newWith: id))
    let language = leading?.languageTag
    (roundOptions.deck, todayOptions.decks) = (nil, [])
    save.settings.learn(id)
    let begun = save.knowledge.decks
    if let before, before != id, !begun.contains(library.decks.shelved(before)?.id ?? before) {
      save.settings.learn(before, beside: false)
    }
    for deck in letters { save.settings.learn(deck, beside: true) }
    if language != leading?.languageTag { settleNewLimitAgain() }
    useStageWords()
  }

  /// The alphabets of a language that isn't learned yet, if the deck has its first words.
  private func letters(newWith id: String) -> [String] {
    guard let tag = library.decks.shelved(id)?.languageTag, !learnedLanguages.contains(tag) else { return [] }
    let all = library.decks.shelved.filter { $0.languageTag == tag }
    guard all.first(where: { $0.outline.kind == .words })?.id == id else { return [] }
    return all.filter { $0.outline.kind == .alphabet }.map(\.id)
  }

  /// A course named on the command line becomes the chosen one. Returns whether that is new.
  mutating func chooseAskedCourse() -> Bool {
    guard let asked = todayOptions.decks.first, library.decks.shelved(asked) != nil,
      save.settings[.today.deck] == nil
    else { return false }
    for deck in todayOptions.decks { save.settings.learn(deck, beside: true) }
    return true
  }

  /// If no deck is named, but something was learned, the save was lost and made again from the journal. Then the course
  /// goes on with the deck that was learned last. Returns whether there is one.
  @discardableResult
  mutating func restoreCourse() -> Bool {
    guard save.settings[.today.deck] == nil, let deck = learnedLast else { return false }
    save.settings.learn(deck)
    return true
  }

  private var learnedLast: String? {
    var learned: [Knowledge.Item] = []
    save.knowledge.items.forEach(.learned) { if $1.figures.hasMemory { learned.append($1) } }
    let day = learned.compactMap(\.figures.lastSeen).max()
    let words = learned.filter { $0.figures.lastSeen == day }.flatMap(\.words)
    let counts = Dictionary(grouping: words, by: \.deck).mapValues(\.count)
    let known = library.decks.shelved.map(\.id).filter { counts[$0] != nil }
    return known.max { counts[$0, default: 0] < counts[$1, default: 0] }
  }

  private func isUntouched(_ deck: Deck) -> Bool {
    deck.kind == .words && deck.words.count >= Self.leastSearched
      && save.knowledge.unseen(of: DeckOutline(deck), on: day).count == deck.words.count
  }

  /// A placement test, which finds out how much of a deck is known.
  mutating func placement(of id: String) -> PlacementReady {
    var scope = courseScope
    (scope.course, scope.also) = (library.decks.shelved(id)?.outline, [])
    var maker = sessionMaker(scope, seed: chance.bits())
    return PlacementReady(
      deck: id, name: scope.course?.name ?? id, maker.placement(), obstacle: obstacle)
  }

  /// Words of a deck by their positions, without those already being learned.
  func placed(deck id: String, words: [Int]) -> [WordMet] {
    guard let deck = library.decks.shelved(id)?.deck else { return [] }
    return words.filter(deck.words.indices.contains).map { save.knowledge.word(deck.words[$0], in: deck) }
      .filter { save.knowledge.items[$0.item]?.isUnlearned ?? true }
  }

  /// A word as events name it; nil if its deck no longer has it.
  func met(_ word: WordReference) -> WordMet? {
    library.decks.shelved(word.deck).flatMap { shelved in
      shelved.word(word.word).map { save.knowledge.word($0, in: shelved.deck) }
    }
  }

  /// The id of the course's alphabet once all its letters are learned, so that whole words can be practised;
  /// nil before.
  var practiceOfTheCourse: String? {
    guard let outline = leading?.outline, let letters = letters(of: outline) else { return nil }
    return letters.isPracticeOpen ? outline.id : nil
  }

  /// The next deck of the course's language; nil while the course's own still has new words. It is larger than the
  /// course's, has more unknown words than known ones, and is no alphabet. If there is none, it is the first one that
  /// can be made.
  var deckAfterTheCourse: TodayEnd.NextDeck? {
    guard let course = leading?.outline,
      save.knowledge.unseen(of: courseScope.courses, on: day).isEmpty
    else {
      return nil
    }
    let next = library.decks.shelved.first { deck in
      let outline = deck.outline
      return outline.kind == .words && Self.areAlike(outline.language, course.language)
        && outline.words.count > course.words.count && isMostlyUnknown(deck)
    }
    if let next { return TodayEnd.NextDeck(id: next.id, name: next.outline.name) }
    return recipe(after: course).map {
      TodayEnd.NextDeck(id: $0.id, name: $0.name, command: "babble decks make \($0.id)")
    }
  }

  /// Whether languages are the same in any script: zh and zh-Hans.
  private static func areAlike(_ one: Deck.Languages, _ other: Deck.Languages) -> Bool {
    LanguageTag.primary(of: one.term) == LanguageTag.primary(of: other.term)
      && LanguageTag.primary(of: one.meaning) == LanguageTag.primary(of: other.meaning)
  }

  private func isMostlyUnknown(_ deck: LazyDeck) -> Bool {
    let ids = save.knowledge.ids(of: deck.deck.words, in: deck.deck)
    let unknown = ids.count(where: save.knowledge.isUnknown)
    return unknown > ids.count - unknown
  }

  /// How many of a deck's words are known can't be said before it is made: no more than there are.
  private func recipe(after course: DeckOutline) -> DeckRecipe? {
    let recipes = DeckRecipe.all.filter { recipe in
      Self.areAlike(recipe.languages, course.language) && library.decks.shelved(recipe.id) == nil
        && recipe.size > course.words.count
    }
    if recipes.isEmpty { return nil }
    var known = 0
    save.knowledge.items.forEach { id, item in
      if id.rawValue.hasPrefix(course.language.term + ":"), !item.isUnknown { known += 1 }
    }
    return recipes.first { $0.size > 2 * known }
  }
}

extension Learner {
  /// The extra skills that the learner has turned on, for the decks that support them: words asked by ear
  /// need a voice. In plain lines nothing can be drawn, and a screen reader would give away what is to be
  /// heard.
  var extraSkills: ExtraSkills {
    guard !todayOptions.isPlain, countsStrokes || save.settings[.answers.listens] else { return .none }
    let heard = isHeard ? devices.voices() : []
    let decks = library.decks.shelved.map(\.outline)
    var extras = ExtraSkills(
      heard: heard.isEmpty ? [] : ids(of: decks) { LanguageTag.primary(of: $0).map(heard.contains) ?? false },
      drawn: countsStrokes ? ids(of: decks) { InkLanguage(tag: $0) != nil } : [])
    if isHeard { extras.recorded = recordedWords(beside: extras) }
    return extras
  }

  private var countsStrokes: Bool { save.settings[.answers.countsStrokes] }

  /// Whether words may be asked by ear.
  private var isHeard: Bool { save.settings[.answers.listens] && hasSound }

  /// Whether words of the course could be asked by ear, but aren't.
  var canListen: Bool {
    guard !save.settings[.answers.listens], hasSound, let deck = courseDeck?.outline, deck.kind == .words
    else { return false }
    return LanguageTag.primary(of: deck.language.term).map(devices.voices().contains) ?? false
  }

  private var hasSound: Bool { save.settings.hasSound && !todayOptions.isSilent }

  /// Those of the items that a voice or a recording can say here.
  func audible(of items: [RoundSetup.Item]) -> Set<ItemID> {
    guard hasSound, !todayOptions.isPlain else { return [] }
    let (languages, names, decks) = (devices.voices(), devices.recordings(), devices.soundingDecks())
    let heard = items.filter { item in
      LanguageTag.primary(of: item.origin.language.term).map(languages.contains) == true
        || names?.has(item.id.rawValue, .term) == true
        || item.word.sound != nil && decks.contains(item.origin.deck)
    }
    return Set(heard.map(\.id))
  }

  /// Why something can't be heard here; nil if it can.
  func silence(of spoken: Spoken) -> Text? {
    if todayOptions.isSilent { return "Babble was started without sound." }
    if !save.settings.hasSound { return "Sound is off. Settings turns it on." }
    if LanguageTag.primary(of: spoken.language).map(devices.voices().contains) == true { return nil }
    let word = spoken.word.flatMap(word).map {
      RoundSetup.Item($0.word, of: $0.origin, isNew: false, shown: .term)
    }
    if let word, !audible(of: [word]).isEmpty { return nil }
    let name = LanguageName.of(spoken.language) ?? "this language"
    return Text("Nothing here speaks \(name). babble doctor tells what would.")
  }

  /// The words with a recording, except those that a voice says anyway.
  private func recordedWords(beside extras: ExtraSkills) -> Set<WordReference> {
    let (names, sounds) = (devices.recordings(), deckSounds)
    guard (names?.items ?? 0) > 0 || !sounds.isEmpty else { return [] }
    var words: Set<WordReference> = []
    save.knowledge.items.forEach { id, item in
      guard !extras.asks(.hear, of: item) else { return }
      let isRecorded = names?.has(id.rawValue, .term) == true
      words.formUnion(isRecorded ? item.words : item.words.filter(sounds.contains))
    }
    return words
  }

  /// The words that their decks have sounds for.
  private var deckSounds: Set<WordReference> {
    devices.soundingDecks().reduce(into: []) { words, id in
      for word in library.decks.shelved(id)?.deck.words ?? [] where word.sound != nil {
        words.insert(WordReference(deck: id, word: word.id))
      }
    }
  }

  private func ids(of decks: [DeckOutline], where isWanted: (String) -> Bool) -> Set<String> {
    Set(decks.filter { isWanted($0.language.term) }.map(\.id))
  }
}
