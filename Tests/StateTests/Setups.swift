import App
import Engine
import Games
import Learning
import Storage

/// Two game setups that differ in everything.
enum Setups {
  static func all() throws -> [GameSetup] {
    let russian = try deck("russian-letters")
    let georgian = try deck("georgian-letters")
    return [
      GameSetup(round(try filled(russian), seed: 1), window: Size(80, 24)),
      GameSetup(bareRound(georgian, seed: 2), window: Size(100, 30)),
    ]
  }

  static func deck(_ name: String) throws -> Deck {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let assets = try Assets.find(
      given: root.joined(separator: "/") + "/Assets", executable: "/nowhere/babble")
    return try DeckFormat.read(assets.deck(name), file: name + ".json")
  }

  /// A round with everything it can hold.
  private static func round(_ deck: Deck, seed: UInt64) -> RoundSetup {
    let all = deck.withCapitals.words
    let items = all.prefix(16).enumerated().map { index, word in
      RoundSetup.Item(
        word, of: deck.origin, id: ItemID(rawValue: "ru:\(index)"), isNew: index < 2, isMet: index > 3,
        shown: index % 2 == 0 ? .term : .meaning,
        hardness: 100 * index % 1000,
        confusions: index % 3 == 0 ? [WordReference(deck: deck.id, word: all[index + 1].id)] : [])
    }
    var letters = LetterSetup(
      deck, system: "iso9", figures: figures(deck), isPracticeOpen: true, questions: 12,
      realWords: ["кот", "дом"],
      only: deck.alphabet.map { $0.practice.map(\.term) },
      hints: Dictionary(uniqueKeysWithValues: deck.words.prefix(2).map { ($0.id, "a hint") }),
      hintObstacle: "Nothing is saved.")
    letters.heldStreak = 3
    var decoys = all.dropFirst(16).prefix(8).map { DeckWord($0, of: deck.origin) }
    decoys[0].origin = WordOrigin(deck: "other", language: .init(term: "ka", meaning: "ru"), kind: .alphabet)
    var content = RoundSetup.Content(
      of: deck.origin, name: deck.name, items: items, decoys: decoys, letters: letters,
      alphabets: [deck.asTable], seed: seed, code: "A1GV-P90Y-GJ00")
    content.nearWords = ["ru": ["кот": "кот", "кит": "кит"]]
    return RoundSetup(
      content,
      policy: RoundSetup.Policy(
        variation: "survival", direction: nil, seconds: 12, hints: false, repeats: false, mostAsked: 2,
        passMark: 80),
      learner: RoundSetup.Learner(usualMilliseconds: 2100, best: 940),
      presentation: RoundSetup.Presentation(
        explains: true, settings: Settings(.init(Memory.isMixed, to: true)), showsScore: false,
        isOfSession: true))
  }

  /// A round with only what it must have.
  private static func bareRound(_ deck: Deck, seed: UInt64) -> RoundSetup {
    let items = deck.withCapitals.words.reversed().map {
      RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term)
    }
    let held = LetterFigures.Side(right: 4, streak: 2, recent: [true, true])
    let known = deck.words.map { ($0.id, LetterFigures(seen: 5, right: 4, sides: [.term: held])) }
    let letters = LetterSetup(deck, figures: Dictionary(uniqueKeysWithValues: known))
    return RoundSetup(
      RoundSetup.Content(of: deck.origin, name: deck.name, items: items, letters: letters, seed: seed),
      policy: RoundSetup.Policy(seconds: nil))
  }

  private static func filled(_ deck: Deck) throws -> Deck {
    var deck = deck
    deck.kind = .words
    deck.language.meaning = "en"
    deck.credits = (1...2).map { Deck.Credit(name: "work \($0)", licence: "terms \($0)") }
    if var unit = deck.alphabet?.units.first {
      (unit.after, unit.before) = ("б", "в")
      deck.alphabet?.units[0] = unit
    }
    for index in deck.words.indices {
      let name = "\(deck.words[index].id) \(index)"
      deck.words[index].partOfSpeech = "noun " + name
      deck.words[index].mnemonic = "hint " + name
      deck.words[index].notes = "note " + name
      deck.words[index].tags = ["tag " + name]
      deck.words[index].distractors = ["not " + name]
      deck.words[index].contrast = ["other " + name]
      deck.words[index].sentence = Sentence(
        "says " + name, reading: "sounds " + name, meaning: "means " + name)
      deck.words[index].otherTerms = ["or " + name]
      deck.words[index].otherReadings = ["read " + name]
      deck.words[index].provenance = Provenance(
        list: "list " + name, rank: 1 + index, source: "work " + name, licence: "terms " + name)
      deck.words[index].sound = "\(index).wav"
    }
    return deck
  }

  private static func figures(_ deck: Deck) -> [String: LetterFigures] {
    let figures = deck.withCapitals.words.enumerated().filter { $0.offset % 3 > 0 }.map { index, word in
      let asked = LetterFigures.Side(
        right: 3 + index, wrong: index % 3, streak: 2, recent: [true, false, true, true])
      let all = LetterFigures(
        seen: 5 + index, right: 3, wrong: 1, sides: [.term: asked, .meaning: asked],
        isLearned: index.isMultiple(of: 2))
      return (word.id, all)
    }
    return Dictionary(uniqueKeysWithValues: figures)
  }
}
