import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("The screen of audio lessons")
struct WalkTests {
  @Test("is drawn in every window", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func windows(window: Size) throws {
    var stage = stage(window: window)
    try Golden.compare(stage.frame, with: "walk-\(window.width)")
    stage.type("r")
    var making = stage
    making.hold(MakeLesson.self, at: 0.42)
    making.press(.enter)
    try Golden.compare(making.frame, with: "walk-making-\(window.width)")
    stage.answer(MakeLesson.self) { _ in
      .failure(.failed(.present("/home/ana/.local/share/babble/exports/walk.m4a")))
    }
    stage.press(.enter)
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

  @Test("a word whose recording is kept meanwhile is chosen, too")
  func recordedMeanwhile() {
    var stage = Stage(WalkScene(Shelves().shelf(.usual)))
    stage.answer(MakeLesson.self, changing: .voice) { _ in .success("Made.") }
    stage.answer(LessonWords.self) { _ in .success(Shelves(areRecorded: true).shelf(.usual)) }
    #expect(stage.shows("2 words chosen"))
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("4 words chosen") && !stage.shows("no recording"), "\(stage)")
  }

  @Test("each percent is shown as itself", arguments: [0.29, 0.57, 0.58, 1.0])
  func percents(share: Double) {
    var stage = stage()
    stage.hold(MakeLesson.self, at: share)
    stage.press(.enter)
    #expect(stage.shows(" \(Int((share * 100).rounded())) %"), "\(stage)")
  }

  @Test("without espeak-ng it says what to install")
  func unfilled() {
    var stage = stage(Shelves(canFill: false))
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
    var wanted = LessonOptions()
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

  @Test("Esc cancels the lesson being made, and only then leaves")
  func cancelled() {
    var stage = stage()
    stage.hold(MakeLesson.self, at: 0.42)
    stage.press(.enter)
    #expect(stage.shows("42 %") && stage.shows("Esc cancel"), "\(stage)")
    stage.type("* b")
    stage.press(.escape)
    #expect(stage.reports.contains { $0 is CancelledQueries })
    #expect(stage.shows("Cancelled. Nothing was written.") && stage.shows("2 words chosen"), "\(stage)")
    stage.press(.escape)
    #expect(stage.hasEnded)
  }

  @Test("an existing file is overwritten only after y")
  func present() {
    var stage = stage()
    stage.answer(MakeLesson.self) { query in
      query.order.isReplacing ? .success("It is there.") : .failure(.failed(.present(query.order.file)))
    }
    for key in ["\u{1B}", "y"] {
      stage.press(.enter)
      #expect(stage.shows("/home/walk.m4a is there already."), "\(stage)")
      stage.press(.enter)
      if key == "y" { stage.type(key) } else { stage.press(.escape) }
    }
    #expect(orders(stage).map(\.isReplacing) == [false, false, true])
  }

  @Test("success shows the path, failure what to do")
  func ends() {
    var stage = stage()
    stage.answer(MakeLesson.self) { query in
      query.order.options.isSpaced ? .success("/home/walk.m4a: 4:31, 2 words") : .failure(.failed(.silent))
    }
    stage.press(.enter)
    #expect(stage.shows("/home/walk.m4a: 4:31, 2 words") && stage.shows("Enter start"), "\(stage)")
    stage.type("g")
    stage.press(.enter)
    #expect(stage.shows("None of these words can be heard"), "\(stage)")
  }

  private func stage(
    _ shelves: Shelves = Shelves(), window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(WalkScene(shelves.shelf(.usual)), window: window, look: look)
    stage.answer(LessonWords.self) { .success(shelves.shelf($0.scope)) }
    return stage
  }

  private func orders(_ stage: Stage) -> [LessonOrder] { stage.queries(MakeLesson.self).map(\.order) }
}

/// Words to choose from.
private struct Shelves {
  var canFill = true
  /// Whether all words are recorded, not only every second one.
  var areRecorded = false

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
      return WalkShelf.Row(
        DeckWord(word, of: WordOrigin(deck: name)), isRecorded: areRecorded || index % 2 == 0)
    }
    // Words of the first shelf are chosen from the start.
    return WalkShelf(
      scope, name: name, rows, decks: ["a", "b"], file: "/home/walk.m4a", canFill: canFill)
  }
}
