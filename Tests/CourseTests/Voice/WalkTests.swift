import Engine
import Interface
import Learning
import Playtest
import Testing
import WordGame

@testable import Babble

@Suite("The screen of audio lessons")
struct WalkTests {
  @Test("is drawn in every window", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func windows(window: Size) throws {
    var stage = stage(window: window)
    try Golden.compare(stage.frame, with: "walk-\(window.width)")
    stage.type("r")
    stage.press(.enter)
    stage.wait(ticks: 1)
    try Golden.compare(stage.frame, with: "walk-making-\(window.width)")
    stage.tell(.present("/home/ana/.local/share/babble/exports/walk.m4a"))
    try Golden.compare(stage.frame, with: "walk-asking-\(window.width)")
  }

  @Test("is drawn with ASCII ornaments")
  func ascii() throws {
    var stage = stage(look: Look(ornaments: .ascii))
    stage.type("oign")
    try Golden.compare(stage.frame, with: "walk-ascii")
    #expect(stage.frame.allSatisfy { $0.isASCII || "áéíñ".contains($0) })
  }

  @Test("recorded words are chosen at first; others can be chosen only with espeak-ng")
  func choosing() {
    var stage = stage()
    #expect(stage.shows("2 words chosen") && stage.shows("no recording"), "\(stage)")
    stage.press(.down)
    stage.type(" ")
    #expect(stage.shows("perro is not recorded yet.") && stage.shows("2 words chosen"), "\(stage)")
    stage.type("r ")
    #expect(stage.shows("3 words chosen") && stage.shows("espeak-ng: on"), "\(stage)")
    stage.type("*")
    #expect(stage.shows("4 words chosen"))
    stage.type("*")
    #expect(stage.shows("0 words chosen"))
    stage.press(.enter)
    #expect(stage.shows("Choose a word first") && orders(stage).isEmpty)
    stage.click("árbol")
    #expect(stage.shows("1 word chosen"))
    stage.press(.enter)
    #expect(orders(stage).map { $0.words.map(\.word) } == [["árbol"]])
  }

  @Test("without espeak-ng it says what to install")
  func unfilled() {
    var stage = stage(WalkHost(canFill: false))
    stage.type("r")
    #expect(stage.shows("Install espeak-ng") && stage.shows("espeak-ng: off"), "\(stage)")
  }

  @Test("filters by tag and deck keep the choice")
  func filters() {
    var stage = stage()
    stage.type("t")
    #expect(stage.shows("#garden") && stage.shows("árbol") && !stage.shows("casa"), "\(stage)")
    stage.type("b")
    stage.wait(ticks: 1)
    #expect(stage.shows("Deck a") && stage.shows("mar") && stage.shows("2 words chosen"), "\(stage)")
    stage.type(" ")
    #expect(stage.shows("3 words chosen"))
    stage.click("Deck a")
    stage.wait(ticks: 1)
    #expect(stage.shows("Deck b"))
    stage.type("b")
    #expect(stage.shows("your words"))
    stage.press(.enter)
    #expect(orders(stage).map { $0.words.map(\.word) } == [["casa", "árbol", "mar"]])
  }

  @Test("the options are chosen with keys or clicks, and sent with the order")
  func options() {
    var stage = stage()
    stage.type("oiign")
    stage.click("in order")
    stage.click("4 times")
    stage.press(.enter)
    var wanted = WalkOptions()
    (wanted.first, wanted.pause, wanted.isSpaced, wanted.times) = (.meaning, 3, true, 5)
    #expect(orders(stage).map(\.options) == [wanted], "\(stage)")
  }

  @Test("the file name is edited in a line, where letters are text; Esc restores it")
  func naming() {
    var stage = stage()
    stage.type("f")
    #expect(stage.shows("Enter save"))
    stage.press(.character("u"), .control)
    stage.type("/tmp/q p?/walk.ogg")
    stage.press(.enter)
    stage.type("f")
    stage.type("qqq")
    stage.press(.escape)
    stage.press(.enter)
    #expect(orders(stage).map(\.file) == ["/tmp/q p?/walk.ogg"])
  }

  @Test("a click on Enter in the foot ends naming the file, and letters are keys again")
  func namedByClick() {
    var stage = stage()
    stage.type("fq")
    stage.click("Enter save")
    #expect(stage.shows("Enter start") && stage.shows("walk.m4aq"), "\(stage)")
    stage.type("r")
    #expect(stage.shows("espeak-ng: on"), "\(stage)")
  }

  @Test("Esc cancels the lesson being made, waits for the cleanup, and only then leaves")
  func cancelled() {
    var stage = stage()
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("42 %") && stage.shows("Esc cancel"), "\(stage)")
    stage.type("* b")
    stage.press(.escape)
    #expect(wishes(stage).last == .cancel)
    stage.wait(ticks: 1)
    #expect(stage.shows("Cancelled. Nothing was written.") && stage.shows("2 words chosen"), "\(stage)")
    stage.press(.escape)
    #expect(stage.hasEnded)
  }

  @Test("an existing file is overwritten only after y")
  func present() {
    var stage = stage()
    for key in ["\u{1B}", "y"] {
      stage.press(.enter)
      stage.wait(ticks: 1)
      stage.tell(.present("/home/walk.m4a"))
      #expect(stage.shows("/home/walk.m4a is there already."), "\(stage)")
      stage.press(.enter)
      if key == "y" { stage.type(key) } else { stage.press(.escape) }
    }
    #expect(orders(stage).map(\.isReplacing) == [false, false, true])
  }

  @Test("success shows the path, failure what to do")
  func ends() {
    var stage = stage()
    stage.press(.enter)
    stage.tell(.made("/home/walk.m4a: 4:31, 2 words"))
    #expect(stage.shows("/home/walk.m4a: 4:31, 2 words") && stage.shows("Enter start"), "\(stage)")
    stage.press(.enter)
    stage.tell(.failed("Free some space on that disk."))
    #expect(stage.shows("Free some space on that disk."))
  }

  private func stage(
    _ host: WalkHost = WalkHost(), window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(WalkScene(host.shelf(.usual)), window: window, look: look)
    stage.host = host
    return stage
  }

  private func wishes(_ stage: Stage) -> [WalkWish] { (stage.host as? WalkHost)?.wishes ?? [] }

  private func orders(_ stage: Stage) -> [WalkOrder] {
    wishes(stage).compactMap { if case .export(let order) = $0 { order } else { nil } }
  }
}

extension Stage {
  /// Sends news before the next update.
  fileprivate mutating func tell(_ news: WalkNews) {
    guard var told = host as? WalkHost else { return }
    told.waiting.append(news)
    host = told
    send([])
  }
}

/// A host that never finishes a lesson by itself.
private struct WalkHost: ReportHandler {
  var canFill = true
  private(set) var wishes: [WalkWish] = []
  /// Sent after the next update.
  var waiting: [WalkNews] = []

  init(canFill: Bool = true) { self.canFill = canFill }

  func shelf(_ scope: VoiceScope) -> WalkShelf {
    guard case .deck(let id) = scope else {
      return shelf(
        scope, "your words",
        [
          ("casa", "house", []), ("perro", "dog, hound", []), ("árbol", "tree", ["garden"]),
          ("sol", "sun", []),
        ])
    }
    return shelf(scope, "Deck \(id)", [("mar \(id)", "sea", []), ("pan", "bread", [])])
  }

  private func shelf(
    _ scope: VoiceScope, _ name: String, _ words: [(term: String, meaning: String, tags: [String])]
  ) -> WalkShelf {
    let rows = words.enumerated().map { index, entry in
      var word = Word(
        id: String(entry.term.prefix { $0 != " " }), term: entry.term, meanings: [entry.meaning])
      word.tags = entry.tags
      return WalkShelf.Row(DeckWord(word, of: WordOrigin(deck: name)), isRecorded: index % 2 == 0)
    }
    // Words of the first shelf are chosen from the start.
    return WalkShelf(
      scope, name: name, rows, decks: ["a", "b"], file: "/home/walk.m4a", canFill: canFill)
  }

  mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
    var news = waiting.map { ArcadeNews.walk($0) }
    waiting = []
    for case .asks(.walk(let wish)) in reports.compactMap({ $0 as? ArcadeReport }) {
      wishes.append(wish)
      switch wish {
      case .words(let scope): news.append(.walk(.words(shelf(scope))))
      case .export: news.append(.walk(.coming(42)))
      case .cancel: news.append(.walk(.cancelled))
      }
    }
    return news
  }
}
