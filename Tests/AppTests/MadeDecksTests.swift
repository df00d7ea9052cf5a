import Engine
import Learning
import Playtest
import Storage
import System
import Testing

@testable import App

@Suite("Making decks on the screen")
struct MadeDecksTests {
  private let folder = TestFolder()
  private var path: String { Path.join(folder.path, "dictionary.sqlite") }

  /// A dictionary with the words of one level.
  private func install() throws {
    let words = [("水", "shuǐ", "water"), ("书", "shū", "book"), ("女儿", "nǚ ér", "daughter")]
    try PosixFileSystem().makeFolders(folder.path)
    let writer = try DictionaryWriter(at: path, on: PosixFileSystem())
    let entries = words.map { term, reading, meaning in
      DictionaryEntry(
        language: "zh", term: term, reading: reading, senses: [.init([meaning])], lists: ["old HSK 1"],
        zipf: 5)
    }
    try writer.put("zh", entries, sources: ["CC-CEDICT, CC BY-SA 4.0"])
    try writer.finish()
  }

  private func stage(
    knowing save: SaveFile? = nil, window: Size = Size(80, 24), look: Look = Look(), obstacle: String? = nil
  ) -> Stage {
    var learner = TestLearner.practised()
    if let save { learner.save = save }
    learner.library.ownDecks = .kept(in: Storage.Home(folder.path))
    learner.library.dictionary = path
    learner.obstacle = obstacle
    var stage = Stage.landing(learner, window: window, look: look)
    stage.click("Words")
    return stage
  }

  private var kept: [String] {
    ((try? DeckFiles.paths(in: Storage.Home(folder.path), on: PosixFileSystem())) ?? [])
      .compactMap { $0.split(separator: "/").last.map(String.init) }
  }

  private func find(_ name: String, _ stage: inout Stage) {
    stage.type("/" + name)
    stage.press(.tab)
  }

  @Test(
    "without a dictionary the screen shows the command that installs it; once it has run, the deck is made"
  )
  func missing() throws {
    var stage = stage()
    stage.click("Make a deck")
    find("hsk 1", &stage)
    #expect(stage.shows("needs a dictionary") && stage.shows("babble dictionary install chinese"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("Not there yet."), "\(stage)")
    try install()
    stage.press(.enter)
    #expect(stage.shows("ready") && stage.shows("Enter start"), "\(stage)")
    stage.press(.enter)
    #expect(
      stage.shows("HSK 1, 3 words, is now one of your decks.") && stage.shows("one of yours"), "\(stage)")
    #expect(kept == ["hsk-1.json"])
    stage.press(.enter)
    #expect(stage.shows("nǚ'ér") && stage.shows("Made from CC-CEDICT, CC BY-SA 4.0"), "\(stage)")
  }

  @Test("a deck whose list the dictionary lacks isn't ready, and says what it needs")
  func lacking() throws {
    try install()
    var stage = stage()
    stage.click("Make a deck")
    find("hsk 2", &stage)
    #expect(stage.shows("needs a dictionary") && !stage.shows("ready"), "\(stage)")
  }

  @Test("with the mouse alone a deck is made and opened, and joins the others")
  func mouse() throws {
    try install()
    var stage = stage()
    stage.click("Make a deck")
    stage.click("HSK 1 ")
    #expect(stage.shows("HSK 1, 3 words"), "\(stage)")
    stage.click("Esc")
    #expect(stage.rows.contains { $0.contains("HSK 1") && $0.contains("3 words") }, "\(stage)")
  }

  @Test("a player choosing what to learn can make a deck there, and gets the focus on it")
  func learned() throws {
    try install()
    var stage = stage(knowing: SaveFile())
    stage.press(.escape)
    stage.click("Today")
    #expect(stage.shows("I want to learn"), "\(stage)")
    stage.click("Make a deck")
    find("hsk 1", &stage)
    stage.press(.enter)
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.shows("I want to learn") && stage.shows("Chinese"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("How much a day?") && stage.shows("Chinese"), "\(stage)")
  }

  @Test("a list missing in the dictionary is refused in a sentence, and so is everything if nothing is saved")
  func refused() throws {
    try install()
    var stage = stage()
    stage.click("Make a deck")
    find("hsk 3", &stage)
    stage.press(.enter)
    #expect(stage.shows("Not there yet. Run this in a shell"), "\(stage)")
    var closed = self.stage(obstacle: "Another Babble is open.")
    closed.click("Make a deck")
    closed.press(.enter)
    #expect(closed.shows("Another Babble is open.") && kept.isEmpty, "\(closed)")
  }

  @Test(
    "the list is complete in the smallest window and in ASCII", arguments: [Size(60, 20), Size(80, 24)])
  func small(window: Size) throws {
    try install()
    var look = Look()
    look.ornaments = .ascii
    var stage = stage(window: window, look: look)
    stage.click("Make a deck")
    for name in ["HSK 1", "HSK 2", "ready", "Esc"] { #expect(stage.shows(name), "\(stage)") }
    stage.type("?")
    #expect(stage.shows("make it, open it if it is yours"), "\(stage)")
  }
}
