import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App
@testable import Storage

/// States of the screens about words and progress.
extension ScreenStates {
  /// A list of words that is still to come.
  static func pending() -> [Pending<StatisticsOverview>] {
    Monkey.states(Pending(StatisticsOverview()) { ProgressScene($0.statistics, chosen: $0.deck) }, moves: 2)
  }

  static func decks() throws -> [DeckScene] {
    try arcades().flatMap { learner -> [DeckScene] in
      [DeckScene.Purpose.look, .play].flatMap { purpose -> [DeckScene] in
        let scene = DeckScene(purpose, DeckRows(rows: learner.rows, chosen: learner.outline?.id))
        let kept = OwnWordsKept(saying: "It could not be read.")
        let refused = scene.told(ChangeOwnWords.self, .made(kept), after: [.paste("/a.csv")])
        let exported = scene.told(DeckExport.self, "It was written.", after: [.key("f")])
        var answered = scene
        answered.resume(Outcome(FileLanguage(file: "/a.csv", name: "a", words: "uno, dos", language: "es")))
        return Monkey.states(scene, moves: 60) + [refused, exported, answered]
      }
    }
  }

  static func fileLanguages() -> [FileLanguageScene] {
    ["es", "und"].flatMap { language -> [FileLanguageScene] in
      let question = FileLanguage(
        file: "/\(language).csv", name: language, words: Text(language), language: language)
      let pressed = [Key.Code.down, .end].compactMap { key -> FileLanguageScene? in
        var stage = Stage(FileLanguageScene(question))
        stage.press(key)
        return stage.stack.top as? FileLanguageScene
      }
      return Monkey.states(FileLanguageScene(question), moves: 60) + pressed
    }
  }

  static func madeDecks() -> [MadeDecksScene] {
    let states: [MadeDeckRow.State] = [
      .made, .ready, .missing(command: "get it"), .missing(command: "get that"),
    ]
    let rows = states.enumerated().map {
      MadeDeckRow(id: "d\($0)", name: "Deck \($0)", language: "Greek", $1)
    }
    let other = [MadeDeckRow(id: "e", name: "Other", language: "Spanish", .ready)]
    return [rows, other, Array(rows.reversed())].flatMap { rows -> [MadeDecksScene] in
      let scene = MadeDecksScene(rows)
      let moved: [MadeDecksScene] = Monkey.states(scene, moves: 60)
      let told = moved.flatMap { state -> [MadeDecksScene] in
        [
          OwnWordsKept(saying: "No."), OwnWordsKept("It is there.", in: "e"),
          OwnWordsKept("It is there.", in: "d1"),
        ].map { state.told(ChangeOwnWords.self, .made($0), after: [.key(Key(.enter))]) }
      }
      let anew = scene.told(MakeableDecks.self, other, after: [.key(Key(.end)), .key(Key(.enter))])
      return moved + told + [anew]
    }
  }

  /// Anki packages, with and without a deck of the same name.
  static func packages() -> [AnkiScene] {
    var collection = AnkiCollection()
    collection.noteTypes[7] = .init(name: "N", fields: ["Front", "Back"], questions: [], isCloze: false)
    collection.decks[5] = .init(name: "Core", description: "")
    for id in Int64(1)...20 {
      collection.notes.append(.init(id: id, guid: "g\(id)", type: 7, fields: ["f\(id)", "b\(id)"], tags: []))
      let card = AnkiCollection.Card(
        id: id, deck: 5, template: 0, type: 2, queue: 2, due: id, interval: 3, factor: 0, repetitions: 1,
        lapses: 0,
        data: "")
      collection.cards[id] = [card]
    }
    let plan = AnkiPlan(collection, file: "Core.apkg")
    return [Set<String>(), ["core"]].flatMap { taken -> [AnkiScene] in
      let choice = AnkiChoice(plan: plan, takesHistory: taken.isEmpty, replaces: false)
      var stage = Stage(AnkiScene(choice, file: "Core.apkg", existingIDs: taken))
      return [Key.Code.character("n"), .right, .down, .right, .down, .enter].compactMap { key in
        stage.press(key)
        return stage.stack.top as? AnkiScene
      } + Monkey.states(AnkiScene(choice, file: "Core.apkg", existingIDs: taken), moves: 80)
    }
  }

  static func adding() -> [AddWordScene] {
    let kept = [OwnWordsKept(saying: "No."), OwnWordsKept("It is there.", in: "d")].map {
      AddWordScene("a").told(ChangeOwnWords.self, .made($0), after: [.key("b"), .key(Key(.enter))])
    }
    let found = [("es", ["es", "ja"]), ("ka", ["ka"])].map { language, all in
      AddWordScene().told(TermLookUp.self, TermFound("", language: language, of: all))
    }
    let noted = AddWordScene("a").told(
      TermLookUp.self, TermFound("a", language: "es", isCertain: true, of: ["es", "ja"], "It is new."))
    return Monkey.states(AddWordScene(), moves: 60) + kept + found + [noted]
      + found.flatMap { Monkey.states($0, moves: 60, seed: 2) }
  }

  /// Word banks with several languages and some changes.
  static func banks() throws -> [BankScene] {
    try arcades().flatMap { learner -> [BankScene] in
      var learner = learner
      learner.obstacle = nil
      let empty = BankScene(learner.bankKnowledge(at: learner.moment))
      for (term, language) in [("sol", "es"), ("橋", "ja"), ("luz", "es")] {
        _ = try learner.make(learner.adding(term, meanings: [term], language: language) { $0.tags = [term] })
      }
      let deck = learner.library.decks[0]
      let reference = WordReference(deck: deck.id, word: deck.words[0].id)
      _ = try learner.make(.wrote(reference, .notes, ["mine"]))
      let scene = BankScene(learner.bankKnowledge(at: learner.moment))
      let told = scene.told(ChangeOwnWords.self, .made(OwnWordsKept(saying: "No.")), after: [.key("u")])
      var removed = scene
      removed.resume(Outcome(WordRemoved(sentence: "Gone.")))
      let filtered = ["s", "n", "d", "t", "m", "g"].compactMap { key -> BankScene? in
        var stage = Stage(scene)
        stage.type(key)
        return stage.stack.top as? BankScene
      }
      return [empty, told, removed] + filtered + Monkey.states(scene, moves: 80) + [scene]
    }
  }

  static func fields() throws -> [EditWordScene] {
    let samples: [(String, String, String?)] = [
      ("own.es", "", nil), ("words", "a hint", "Nothing is saved."), ("own.ja", "b", nil),
    ]
    return samples.flatMap { deck, hint, obstacle -> [EditWordScene] in
      let word = DeckWord(Word(id: deck, term: hint, meanings: [deck]), of: WordOrigin(deck: deck))
      let scene = EditWordScene(word, in: Text(deck), hint: hint, obstacle: obstacle)
      let told = scene.told(ChangeOwnWords.self, .made(OwnWordsKept(saying: "No.")), after: [.key("u")])
      var asking = Stage(scene)
      asking.type("x")
      let asked = (asking.stack.top as? EditWordScene).map { [$0] } ?? []
      return Monkey.states(scene, moves: 60) + [told] + asked
    }
  }

  private static func known(_ name: String, _ learner: Learner) throws -> DeckKnowledge {
    let isHeard = learner.obstacle == nil
    let recorded = try Setups.deck(name).words.first.map { WordReference(deck: name, word: $0.id) }
    let extras = ExtraSkills(
      heard: isHeard ? [name] : [], recorded: isHeard ? [] : Set([recorded].compactMap(\.self)))
    return learner.save.knowledge(
      of: try Setups.deck(name), on: learner.day, extras, obstacle: learner.obstacle)
  }

  static func words() throws -> [WordListScene] {
    try arcades().flatMap { learner in
      try ["spanish-first", "russian-letters"].flatMap { name -> [WordListScene] in
        let scene = WordListScene(try known(name, learner))
        return Monkey.states(scene, moves: 80)
          + Monkey.states(scene, window: Size(60, 20), moves: 20, reads: true)
      }
    }
  }

  static func wordGames() throws -> [WordGamesScene] {
    [1, 30].flatMap { count -> [WordGamesScene] in
      let words = (0..<count).map { WordReference(deck: "spanish-first", word: "\($0)") }
      return Monkey.states(WordGamesScene(words), moves: 20)
    }
  }

  static func card() throws -> [WordCardScene] {
    let (decks, arcades) = (try Setups.all().compactMap(\.round.content.letters?.deck), try arcades())
    let both = zip(decks, arcades).map { $1.save.knowledge(of: $0, on: $1.day) }
    let mixed = [0, 1].map { first in
      let places = [first, 1 - first].map { WordPlace(deck: $0, word: 0) }
      return WordCardScene(CardWords(both, places), at: 0)
    }
    return try mixed + StrokesStates.cards()
      + decks.indices.flatMap { index -> [WordCardScene] in
        let learner = arcades[index]
        let known = learner.save.knowledge(of: decks[index], on: learner.day, obstacle: learner.obstacle)
        let scene = WordCardScene(known, rows: Array(index..<20), at: 3)
        var withHints = known
        withHints.characterHints = ["学": "a child under roof \(index)"]
        let hinted = WordCardScene(withHints, rows: Array(index..<20), at: 3)
        let noted = scene.told(MistakeNote.self, "It is noted.", after: [.key("m")])
        return [hinted] + Monkey.states(scene, moves: 80) + [noted, hinted]
      }
  }

  static func alphabets() throws -> [AlphabetScene] {
    try zip(["russian-letters", "greek-letters"], arcades()).flatMap { name, learner -> [AlphabetScene] in
      let scene = AlphabetScene(try known(name, learner))
      return Monkey.states(scene, moves: 40)
        + Monkey.states(scene, window: Size(60, 20), moves: 40, reads: true)
    }
  }

  static func hints() -> [HintScene] {
    let samples: [(word: String, hint: String, obstacle: String?)] = [
      ("a", "", nil), ("b", "a hint", "Nothing is saved."),
    ]
    return samples.flatMap { sample -> [HintScene] in
      let reference = WordReference(deck: "deck " + sample.word, word: sample.word)
      let word = WordMet(item: ItemID(reference), reference: reference, meanings: [sample.word])
      let scene = HintScene(for: word, sample.hint, obstacle: sample.obstacle) { Rect(4, 4, $0.width - 8, 1) }
      return Monkey.states(scene, moves: 40)
    }
  }

  static func progress() throws -> [ProgressScene] {
    try arcades().flatMap { learner -> [ProgressScene] in
      let scene = ProgressScene(learner.statistics(at: learner.moment), chosen: learner.outline?.id)
      let pages = (1...3).compactMap { turns -> ProgressScene? in
        var stage = Stage(scene)
        for _ in 0..<turns { stage.press(.tab) }
        return stage.stack.top as? ProgressScene
      }
      return Monkey.states(scene, moves: 40, reads: true) + pages
    }
  }
}
