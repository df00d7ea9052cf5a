import Foundation
import Games
import Learning
import Playtest
import Storage
import System
import Testing

@testable import App

@Suite("Words of the player's own")
struct OwnWordsTests {
  private let folder = TestFolder()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  private static let common = CommonWords {
    [
      "es": ["gato": "gato", "perro": "perro", "el": "el"], "en": ["the": "the", "cat": "cat", "dog": "dog"],
    ][$0]
      ?? [:]
  }

  private func stage() -> Stage {
    var learner = TestLearner.practised()
    learner.library.ownDecks = .kept(in: Storage.Home(folder.path), common: Self.common)
    var stage = Stage.landing(learner)
    stage.click("Words")
    return stage
  }

  /// The list of decks, filtered down to the one of letters.
  private func lettersFound() -> Stage {
    var stage = stage()
    stage.press(.escape)
    stage.click("Words")
    stage.wait(ticks: 2)
    stage.type("/letters")
    return stage
  }

  @Test(
    "a file dropped on Words becomes a deck, which opens", arguments: ["plain", "quoted", "address"])
  func dropped(way: String) throws {
    let path = folder.path + "/from quizlet.txt"
    try "el gato\tthe cat\nel perro\tthe dog\n".write(toFile: path, atomically: true, encoding: .utf8)
    var stage = stage()
    switch way {
    case "plain": stage.send(.paste(path.replacing(" ", with: "\\ ") + "\n"))
    case "quoted": stage.send(.paste("'\(path)' "))
    default: stage.send(.paste("file://" + path.replacing(" ", with: "%20")))
    }
    #expect(stage.shows("from-quizlet, 2 words") || stage.shows("from quizlet, 2 words"), "\(stage)")
    #expect(stage.shows("No line names the") && stage.shows("Spanish"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("el gato") && stage.shows("the dog"), "\(stage)")
    let decks = try DeckFiles.paths(in: Storage.Home(folder.path), on: PosixFileSystem())
    #expect(decks.count == 1)
    #expect(try DeckFiles.read(decks[0], from: PosixFileSystem()).words.count == 2)
  }

  @Test("where the language of a dropped file isn't clear it is asked; lines that are no words are listed")
  func asked() throws {
    let path = folder.path + "/verbs.csv"
    try "mbwa,dog\npaka\nnyumba,house\n".write(toFile: path, atomically: true, encoding: .utf8)
    var stage = stage()
    stage.send(.paste(path))
    stage.wait(ticks: 2)
    #expect(stage.shows("What language are the words in?") && stage.shows("verbs"), "\(stage)")
    #expect(try DeckFiles.paths(in: Storage.Home(folder.path), on: PosixFileSystem()).isEmpty)
    stage.type("/french")
    stage.press(.tab)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("1 line was left out:") && stage.shows("line 2, column 1"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("is now one of your decks"), "\(stage)")
    let decks = try DeckFiles.paths(in: Storage.Home(folder.path), on: PosixFileSystem())
    #expect(try DeckFiles.read(decks[0], from: PosixFileSystem()).language.term == "fr")
  }

  @Test("a path that is no file, no deck, or one that exists already is refused in a sentence")
  func refused() throws {
    var stage = stage()
    stage.send(.paste("/no/such/file.csv"))
    stage.wait(ticks: 2)
    #expect(stage.shows("could not be read"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("could not be read") && stage.shows("Test letters"), "\(stage)")
    let path = folder.path + "/words.csv"
    try "term,meaning\nsal,salt\n".write(toFile: path, atomically: true, encoding: .utf8)
    stage.send(.paste(path))
    #expect(stage.shows("already"), "\(stage)")
    #expect(try DeckFiles.paths(in: Storage.Home(folder.path), on: PosixFileSystem()).isEmpty)
  }

  @Test("m on a card notes the word in a file, one line for each mistake")
  func mistakes() throws {
    var stage = lettersFound()
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.press(.enter)
    stage.type("m")
    stage.wait(ticks: 2)
    #expect(stage.shows("is noted in ") && stage.shows("mistakes.txt"), "\(stage)")
    stage.press(.right)
    stage.type("m")
    stage.wait(ticks: 2)
    let file = folder.path + "/exports/mistakes.txt"
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("letters | "), "\(lines)")
  }

  @Test(
    "the focused deck is exported to a file that imports as the same deck")
  func exported() throws {
    var stage = lettersFound()
    stage.press(.tab)
    stage.type("f")
    #expect(stage.shows("was written to"), "\(stage)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/exports")
    let deck = try DeckFiles.read(
      folder.path + "/exports/" + (try #require(names.first)), from: PosixFileSystem())
    #expect(names.count == 1 && !deck.words.isEmpty)
  }

  @Test("a word typed with its meaning goes into the word bank, and the next one follows")
  func typed() throws {
    var stage = stage()
    stage.press(.home)
    stage.press(.enter)
    #expect(stage.shows("Add a word"))
    for (term, meaning) in [("gato", "cat"), ("perro", "dog; hound")] {
      stage.type(term)
      stage.press(.enter)
      #expect(stage.shows("No Spanish dictionary is installed: write what it means."), "\(stage)")
      stage.type(meaning)
      #expect(!stage.shows("write what it means"), "\(stage)")
      stage.press(.enter)
      #expect(stage.shows("\(term) is in My Spanish words now."), "\(stage)")
    }
    stage.type("gato")
    stage.press(.enter)
    #expect(stage.shows("gato is in My Spanish words already: cat."), "\(stage)")
    stage.type("tomcat")
    stage.press(.enter)
    #expect(stage.shows("gato: meaning cat, tomcat."), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("gato: meaning cat, tomcat."), "nothing is not kept")
    let bank = try BankFile(in: Storage.Home(folder.path), from: PosixFileSystem()).bank
    #expect(bank.words.map(\.word.meanings) == [["cat", "tomcat"], ["dog", "hound"]])
    #expect(bank.words.map(\.reference.text) == ["own.es/gato", "own.es/perro"])
    stage.press(.escape)
    #expect(stage.shows("My Spanish words") && stage.shows("2 words"), "\(stage)")
  }

  @Test("a word that a deck has isn't added again from the dictionary or by hand")
  func had() throws {
    var learner = TestLearner.learner(decks: [TestLearner.letters, TestLearner.words])
    learner.library.ownDecks = .kept(in: Storage.Home(folder.path))
    let entry = DictionaryEntry(language: "es", term: "sal", senses: [.init(["salt", "wit"])])
    for own in [.entry(entry, sentence: nil), .word("sal", meaning: "salt", language: "es")] as [OwnWords] {
      let kept = learner.change(own)
      #expect(kept.isRefused && kept.added.isEmpty)
      #expect(kept.sentence.string == "sal is in Test words already: salt. Nothing was added.")
    }
    #expect(learner.library.bank.bank.words.isEmpty)
    #expect(!learner.change(.word("sal", meaning: "salary", language: "es")).isRefused, "another word")
    #expect(learner.change(.entry(entry, sentence: nil)).isRefused, "now it is one's own")
  }

  /// An arcade with a Japanese deck and a dictionary that has several readings of two words.
  private func japanese() -> Learner {
    let words = [("蝶々", "butterfly"), ("猫", "cat")].map { Word(id: $0, term: $0, meanings: [$1]) }
    let deck = Deck(id: "ja", name: "ja", language: .init(term: "ja", meaning: "en"), words: words)
    var learner = TestLearner.learner(decks: [deck])
    learner.library.ownDecks = .kept(in: Storage.Home(folder.path))
    learner.library.lookUp = { term, _ in
      let said = ["蝶々": ["ちょうちょう", "ちょうちょ"], "市場": ["しじょう", "いちば"]][term] ?? []
      let meanings = term == "市場" ? ["market (of goods)", "marketplace"] : ["butterfly", "butterfly"]
      return zip(said, meanings).map {
        DictionaryEntry(language: "ja", term: term, reading: $0, senses: [.init([$1], partOfSpeech: "noun")])
      }
    }
    return learner
  }

  @Test("an added word gets all readings of the dictionary, those of its meaning first")
  func readings() throws {
    var learner = japanese()
    #expect(!learner.change(.word("市場", meaning: "marketplace", language: "ja")).isRefused)
    let entry = try #require(learner.library.lookUp("蝶々", "ja")?.last)
    #expect(!learner.change(.change(try learner.adding(entry))).isRefused)
    let words = learner.library.bank.bank.words.map(\.word)
    #expect(words.map(\.reading) == ["いちば", "ちょうちょ"])
    #expect(words.map(\.otherReadings) == [["しじょう"], ["ちょうちょう"]])
    let kept = try BankFile(in: Storage.Home(folder.path), from: PosixFileSystem()).bank
    #expect(kept.words.map(\.word) == words)
  }

  @Test("a reading in brackets is taken apart from its word")
  func bracketed() {
    var learner = japanese()
    #expect(learner.found("猫[ねこ]", in: "ja").isThere)
    #expect(learner.found("会う[あう]", in: "ja").term == "会う[あう]", "what the screen asked about")
    #expect(!learner.change(.word("会う[あう]", meaning: "to meet", language: "ja")).isRefused)
    #expect(learner.library.bank.bank.words.map(\.word.term) == ["会う"])
    #expect(learner.library.bank.bank.words.map(\.word.reading) == ["あう"])
    #expect(learner.change(.word("会う[あう]", meaning: "to meet", language: "ja")).isRefused)
  }

  @Test("words of decks are judged by the dictionary's readings, too, in Today and in games")
  func readByDictionary() throws {
    var learner = japanese()
    let word = try #require(learner.words(spelled: "蝶々", in: "ja").first)
    #expect(learner.courseDecks.withReadings(word).otherReadings == ["ちょうちょ"])
    for (shown, reading) in [(ShownSide.meaning, "ちょうちょう"), (.term, nil)] {
      let request = GameRequest(
        game: "rain", words: [word.reference], courseSides: [shown])
      let round = learner.round(request)
      #expect(round?.content.items.map(\.word.reading) == [reading])
    }
  }

  @Test("letters that fit two languages are of the one that has the word")
  func guessed() throws {
    let decks = [("zh", "书", "book"), ("ja", "猫背", "stoop")].map { tag, term, meaning in
      Deck(
        id: tag, name: tag, language: .init(term: tag, meaning: "en"),
        words: [Word(id: term, term: term, meanings: [meaning])])
    }
    var learner = TestLearner.learner(decks: decks)
    learner.library.common = CommonWords { $0 == "ja" ? ["電話": "電話"] : [:] }
    #expect(learner.found("電話", in: nil).language == "ja")
    #expect(learner.found("猫背", in: nil).language == "ja")
    #expect(learner.found("书", in: nil).language == "zh")
  }

  @Test("the word just added can be undone while the line has the focus, by key or by click")
  func undone() throws {
    for byMouse in [false, true] {
      var stage = stage()
      stage.press(.home)
      stage.press(.enter)
      #expect(!stage.shows("undo"), "\(stage)")
      for text in ["gato", "cat"] {
        stage.type(text)
        stage.press(.enter)
      }
      if byMouse { stage.click("Ctrl-R undo") } else { stage.press(.character("r"), .control) }
      #expect(
        stage.shows("Undone: gato is gone from My Spanish words.") && !stage.shows("Ctrl-R"), "\(stage)")
      #expect(try BankFile(in: Storage.Home(folder.path), from: PosixFileSystem()).bank.words.isEmpty)
    }
  }

  @Test(
    "the language is guessed from the letters, asked for if several fit, and chosen by key or click")
  func language() throws {
    let letters = Deck(
      id: "it", name: "Italian", language: .init(term: "it", meaning: "en"),
      words: [Word(id: "sale", term: "sale", meanings: ["salt"])])
    var learner = TestLearner.learner(decks: [TestLearner.letters, TestLearner.words, letters])
    learner.library.ownDecks = .kept(in: Storage.Home(folder.path))
    var stage = Stage.landing(learner)
    stage.click("Words")
    stage.press(.home)
    stage.press(.enter)
    stage.type("sal")
    stage.click("meaning")
    #expect(stage.shows("sal is in Test words already: salt."), "\(stage)")
    stage.type("salt")
    stage.press(.enter)
    #expect(stage.shows("← Spanish →"), "\(stage)")
    stage.click("→")
    #expect(stage.shows("← Italian →") && stage.shows("No Italian dictionary"), "\(stage)")
    stage.click("←")
    #expect(stage.shows("← Spanish →"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("sal is in Test words already: salt. Nothing was added."), "\(stage)")
    stage.press(.escape)
    stage.press(.home)
    stage.press(.enter)
    stage.type("ია")
    stage.press(.enter)
    #expect(stage.shows("No Georgian dictionary"), "\(stage)")
    stage.type("violet")
    stage.press(.enter)
    #expect(stage.shows("ია is in My Georgian words now."), "\(stage)")
  }

  @Test("if nothing is saved, the screen says so instead of taking words")
  func readOnly() {
    var learner = TestLearner.practised()
    learner.obstacle = "Nothing is saved: another Babble is open."
    var stage = Stage.landing(learner)
    stage.click("Words")
    stage.send(.paste("/a/b.csv"))
    #expect(stage.shows("Nothing is saved"), "\(stage)")
  }
}

@Suite("Adding words of a text together")
struct WordDraftTests {
  private func mined(_ terms: [(term: String, meaning: String)]) -> [TextMiner.Found] {
    terms.flatMap { term, meaning in
      let entry = DictionaryEntry(language: "es", term: term, senses: [.init([meaning])])
      let text = Array(term)
      return TextMiner.mined(text, words: [TextWord(0..<text.count, entry)]) { _ in false }
    }
  }

  @Test("two words with one spelling become one with both meanings, and count once")
  func homographs() throws {
    var learner = TestLearner.learner()
    var draft = WordDraft(learner)
    #expect(draft.add(mined([("banco", "bank"), ("sol", "sun"), ("banco", "bench")])).count == 2)
    _ = try learner.make(.all(draft.changes))
    #expect(learner.library.bank.bank.words.map(\.word.meanings) == [["bank", "bench"], ["sun"]])
    var again = WordDraft(learner)
    _ = again.add(mined([("banco", "seat"), ("banco", "shoal")]))
    _ = try learner.make(.all(again.changes))
    #expect(learner.library.bank.bank.words[0].word.meanings == ["bank", "bench", "seat", "shoal"])
    _ = try learner.undo()
    #expect(learner.library.bank.bank.words[0].word.meanings == ["bank", "bench"])
  }

  @Test("words that can't be added are reported, and the others are added")
  func impossible() {
    var draft = WordDraft(TestLearner.learner())
    #expect(draft.add(mined([("..", "x"), ("sol", "sun")])).map(\.word) == ["sol"])
    #expect(draft.problems.count == 1 && draft.problems[0].contains(".. can't be a word"))
  }
}
