import Engine
import Foundation
import Learning
import Playtest
import Storage
import System
import Testing

@testable import App

@Suite("The word bank on the screen")
struct BankSceneTests {
  /// A player with words of their own.
  static func learner() throws -> Learner {
    var learner = TestLearner.practised()
    let words = [
      ("橋", "bridge", "ja"), ("perro", "dog; hound", "es"), ("árbol", "tree", "es"), ("zumo", "juice", "es"),
    ]
    for (term, meaning, language) in words {
      let change = try learner.adding(
        term, meanings: meaning.components(separatedBy: "; "), language: language
      ) { word in
        if term == "橋" { word.reading = "はし" }
        if meaning.count == 4 { word.tags = ["garden"] }
      }
      _ = try learner.make(change)
    }
    let own = try #require(learner.library.decks.shelved("own.es")?.deck)
    learner.save.count(TestLearner.answer("perro", in: own), at: TestLearner.now - 86_400)
    let bread = WordReference(deck: "words", word: "pan")
    _ = try learner.make(
      .all([.wrote(bread, .meanings, ["bread", "loaf"]), .wrote(bread, .tags, ["kitchen"])]))
    return learner
  }

  private func stage(_ window: Size = Size(80, 24), look: Look = Look()) throws -> Stage {
    var stage = Stage.landing(try Self.learner(), window: window, look: look)
    stage.click("Words")
    stage.click("Word bank")
    return stage
  }

  private func order(_ stage: Stage) -> [String] {
    let terms = ["橋", "perro", "árbol", "zumo", "pan"]
    let rows = stage.rows.dropFirst(5)
    return rows.flatMap { row in
      terms.compactMap { term in row.range(of: term).map { (term, $0.lowerBound) } }.sorted { $0.1 < $1.1 }
        .map(\.0)
    }
  }

  @Test("begins with the words of the language that is learned, if there are any")
  func learned() throws {
    for (deck, terms) in [
      ("words", ["zumo", "árbol", "pan", "perro"]), ("letters", ["zumo", "árbol", "橋", "pan", "perro"]),
    ] {
      var learner = try Self.learner()
      learner.learn(deck)
      var stage = Stage.landing(learner)
      stage.click("Words")
      stage.click("Word bank")
      #expect(order(stage) == terms, "\(stage)")
    }
  }

  @Test("shows all own and corrected words, untrained ones on top")
  func list() throws {
    let stage = try stage()
    try Golden.compare(stage.frame, with: "bank-80x24")
    #expect(order(stage) == ["zumo", "árbol", "橋", "pan", "perro"])
    try Golden.compare(self.stage(Size(120, 40)).frame, with: "bank-120x40")
    try Golden.compare(self.stage(look: Look(ornaments: .ascii)).frame, with: "bank-ascii")
  }

  @Test(
    "g shows tiles, where arrows and mouse choose, and the line below describes the word")
  func tiles() throws {
    var stage = try stage()
    stage.type("g")
    try Golden.compare(stage.frame, with: "bank-tiles")
    stage.press(.right)
    #expect(stage.shows("▸ árbol") && stage.shows("tree · new"), "\(stage)")
    stage.click("橋")
    #expect(stage.shows("bridge") && stage.shows("your hint"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("3 of 5") && stage.shows("はし · bridge · new"), "\(stage)")
    stage.type("g")
    #expect(stage.shows("g grid") && stage.shows("3 of 5"))
  }

  @Test("o orders, n, b, t and m filter, by key and by click, and / searches what is left")
  func filters() throws {
    var stage = try stage()
    stage.type("ooo")
    #expect(stage.shows("A to Z") && order(stage) == ["árbol", "pan", "perro", "zumo", "橋"], "\(stage)")
    stage.type("n")
    #expect(stage.shows("Spanish") && !stage.shows("橋"))
    stage.click("deck: all")
    #expect(stage.shows("Test words") && order(stage) == ["pan"], "\(stage)")
    stage.type("b")
    #expect(stage.shows("b My Spanish words") && !stage.shows("loaf"), "\(stage)")
    stage.type("t")
    #expect(stage.shows("t garden") && order(stage) == ["árbol"], "\(stage)")
    stage.type("tt")
    #expect(stage.shows("t tag: all"))
    stage.type("m")
    #expect(stage.shows("m new") && order(stage) == ["árbol", "zumo"], "\(stage)")
    stage.type("/jui")
    #expect(order(stage) == ["zumo"] && stage.shows("1 of 1"), "\(stage)")
    stage.press(.tab)
    stage.type("m")
    #expect(stage.shows("No word matches."), "\(stage)")
  }

  @Test("after a search without result, a key or a click looks the word up, and no notice hides the search")
  func searchedInVain() throws {
    for byMouse in [false, true] {
      var stage = try stage()
      stage.type("uuuuuuuuu")
      #expect(stage.shows("There is nothing to undo."), "\(stage)")
      stage.type("/queso")
      #expect(!stage.shows("nothing to undo") && stage.shows("Ctrl-L look up"), "\(stage)")
      if byMouse { stage.click("Ctrl-L look up") } else { stage.press(.character("l"), .control) }
      #expect(stage.shows("Look up") && stage.shows("/ queso"), "\(stage)")
    }
  }

  @Test("a filter whose value no longer exists lets all words through again")
  func vanished() throws {
    var stage = try stage()
    stage.type("nnb")
    #expect(stage.shows("b My Japanese words") && order(stage) == ["橋"], "\(stage)")
    stage.press(.enter)
    stage.type("exx")
    stage.wait(ticks: 3)
    #expect(stage.shows("1 of 4") && stage.shows("deck: all"), "\(stage)")
  }

  @Test("every field of a word is edited in place, and u undoes that step by step")
  func editing() throws {
    var stage = try stage()
    stage.type("/perro")
    stage.press(.enter)
    stage.type("e")
    try Golden.compare(stage.frame, with: "word-fields")
    for (row, text) in ["el perro", "dog", "pe-rro", "perro", "noun", "barks", "a pear", "pets, home"]
      .enumerated()
    {
      stage.press(.home)
      for _ in 0..<row { stage.press(.down) }
      stage.press(.enter)
      if row == 1 { try Golden.compare(stage.frame, with: "word-field") }
      stage.press(.character("u"), .control)
      stage.type(text)
      stage.press(.enter)
      #expect(stage.shows(text), "\(stage)")
    }
    #expect(stage.shows("el perro: tags pets, home."), "\(stage)")
    stage.type("u")
    #expect(stage.shows("tags              none"), "\(stage)")
    for _ in 0..<7 { stage.type("u") }
    #expect(stage.shows("dog; hound") && !stage.shows("noun") && !stage.shows("pear"), "\(stage)")
    #expect(stage.shows("Undone:"))
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.shows("dog, hound"), "\(stage)")
  }

  @Test("a required field can't be emptied, and Esc restores it")
  func needed() throws {
    var stage = try stage()
    stage.press(.enter)
    stage.click("e edit")
    stage.click("meaning")
    stage.press(.character("u"), .control)
    stage.press(.enter)
    #expect(stage.shows("A word needs its meaning.") && stage.shows("juice"), "\(stage)")
    stage.press(.enter)
    stage.type("s of fruit")
    stage.press(.escape)
    #expect(!stage.shows("fruit"))
  }

  @Test("x asks before it removes a word, and u brings it back", arguments: [false, true])
  func removal(byMouse: Bool) throws {
    var stage = try stage()
    stage.press(.enter)
    stage.type("e")
    if byMouse { stage.click("x delete") } else { stage.type("x") }
    try Golden.compare(stage.frame, with: "word-removal")
    if byMouse { stage.click("Esc keep it") } else { stage.press(.escape) }
    #expect(stage.shows("x delete") && stage.shows("zumo"), "\(stage)")
    stage.type("x")
    if byMouse { stage.click("x take it out") } else { stage.type("x") }
    stage.wait(ticks: 3)
    #expect(stage.shows("zumo is gone from My Spanish words.") && stage.shows("1 of 4"), "\(stage)")
    stage.type("u")
    stage.wait(ticks: 1)
    #expect(stage.shows("Undone:") && order(stage).first == "zumo", "\(stage)")
  }

  @Test(
    "corrections to a deck's word appear in its list, in games and in the day's course")
  func layer() throws {
    let learner = try Self.learner()
    var stage = Stage.landing(learner)
    stage.click("Words")
    stage.type("/test words")
    stage.press(.enter)
    #expect(stage.shows("bread, loaf"), "\(stage)")
    let round = try #require(learner.library.decks.shelved("words")?.source.word("pan"))
    #expect(round.meanings == ["bread", "loaf"])
    #expect(learner.courses.map(\.id).contains("own.ja"), "it can be learned")
  }

  @Test("a word added from the bank is at the top of it")
  func adding() throws {
    var stage = try stage()
    stage.type("a")
    stage.type("sol")
    stage.press(.enter)
    stage.type("sun")
    stage.press(.enter)
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows("of 6") && stage.shows("sol"), "\(stage)")
  }

  @Test("nothing is written if nothing can be saved, and the screen says so at once")
  func readOnly() throws {
    var learner = try Self.learner()
    learner.obstacle = "Nothing is saved: another Babble is open on this folder."
    var stage = Stage.landing(learner)
    stage.click("Words")
    stage.click("Word bank")
    stage.press(.enter)
    stage.type("e")
    stage.press(.enter)
    #expect(stage.shows("another Babble is open"), "\(stage)")
    stage.type("u")
    #expect(stage.shows("another Babble is open"), "\(stage)")
  }

  @Test("an empty bank tells how to begin")
  func empty() {
    var stage = Stage.landing(TestLearner.practised())
    stage.click("Words")
    stage.click("Word bank")
    #expect(stage.shows("You have no words of your own yet. a adds one."), "\(stage)")
    stage.press(.enter)
    stage.type("gu")
    #expect(stage.shows("There is nothing to undo."), "\(stage)")
  }

  @Test("words typed in before the bank existed are included")
  func typedBefore() {
    let before = Deck(
      id: "my-words", name: "My words", words: [Word(id: "sol", term: "sol", meanings: ["sun"])])
    var stage = Stage.landing(TestLearner.learner(decks: [TestLearner.letters, before]))
    stage.click("Words")
    stage.click("Word bank")
    #expect(stage.shows("sol") && stage.shows("1 of 1"), "\(stage)")
  }
}

@Suite("A word bank shared by two machines")
struct WordsOfTwoMachinesTests {
  private let folder = TestFolder()
  private var home: Storage.Home { Storage.Home(folder.path) }

  private func learner() -> Learner {
    var learner = TestLearner.practised()
    learner.library.ownDecks = .kept(in: home)
    return learner
  }

  @Test(
    "words that another machine has written meanwhile survive, and appear here with the next change")
  func meanwhile() throws {
    var (mine, theirs) = (learner(), learner())
    _ = try mine.make(mine.adding("sol", meanings: ["sun"], language: "es"))
    theirs.library.bank = try BankFile(in: home, from: PosixFileSystem())
    _ = try theirs.make(theirs.adding("luna", meanings: ["moon"], language: "es"))
    _ = try mine.make(mine.adding("mar", meanings: ["sea"], language: "es"))
    let kept = try BankFile(in: home, from: PosixFileSystem())
    #expect(Set(kept.bank.words.map(\.word.term)) == ["sol", "luna", "mar"] && mine.library.bank == kept)
    #expect(mine.library.decks.shelved("own.es")?.deck.words.count == 3)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/aside"))
  }

  @Test("of two conflicting meanings one wins, and both files are kept aside")
  func conflict() throws {
    var (mine, theirs) = (learner(), learner())
    _ = try mine.make(mine.adding("sol", meanings: ["sun"], language: "es"))
    theirs.library.bank = mine.library.bank
    _ = try theirs.make(theirs.adding("sol", meanings: ["a coin of Peru"], language: "es"))
    _ = try mine.make(mine.adding("sol", meanings: ["G"], language: "es"))
    let meanings = try BankFile(in: home, from: PosixFileSystem()).bank.words.first?.word.meanings
    #expect(meanings == ["sun", "G"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/aside").count == 2)
  }

  @Test("a file that can't be read isn't overwritten")
  func damaged() throws {
    var mine = learner()
    _ = try mine.make(mine.adding("sol", meanings: ["sun"], language: "es"))
    try PosixFileSystem().replace(home.bank, with: Array("{".utf8))
    #expect(throws: Failure.self) { try mine.make(mine.adding("mar", meanings: ["sea"], language: "es")) }
    #expect(mine.library.bank.bank.words.count == 1)
    #expect(try PosixFileSystem().read(home.bank, limit: 10) == Array("{".utf8))
  }
}
