import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("Starting a course")
struct StartSceneTests {
  private static func stage(
    _ purpose: StartScene.Purpose = .begin, window: Size = Size(80, 24)
  ) throws -> Stage {
    var stage = Stage(Opener(StartScene.pending(purpose)), window: window)
    stage.host = TodayHost(try SampleQuestions.deck("spanish-first"))
    stage.wait(ticks: 2)
    return stage
  }

  /// Answers like a learner who knows the first words of the deck.
  private static func answer(_ stage: inout Stage, knowing count: Int) throws {
    try answer(&stage) { $0 < count }
  }

  /// Answers like a learner who knows the words at some places of the deck.
  private static func answer(_ stage: inout Stage, knowing isKnown: (Int) -> Bool) throws {
    let words = try SampleQuestions.deck("spanish-first").words
    for _ in 0..<Placement.mostQuestions where stage.shows("Enter check") {
      let rows = stage.rows.map { $0.split(separator: " ").joined(separator: " ") }
      let place = try #require(words.firstIndex { rows.contains($0.term) }, "\(stage)")
      stage.answer(isKnown(place) ? words[place].meanings[0] : "xyzzy")
      #expect(stage.shows(isKnown(place) ? "✓ right" : "○ not yet"), "\(stage)")
      stage.wait(ticks: 1)
      stage.press(.enter)
      stage.wait(ticks: 2)
    }
  }

  private static func choose(_ stage: inout Stage) {
    stage.press(.enter)
    stage.press(.enter)
  }

  private static let windows = [Size(80, 24), Size(60, 20), Size(120, 40)]

  @Test("asks for deck, minutes, and what is known, and begins with the first word")
  func fromTheStart() throws {
    var stage = try Self.stage()
    #expect(stage.shows("I want to learn"))
    Self.choose(&stage)
    #expect(stage.shows("Do you know some already?"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("I know this"), "\(stage)")
    #expect(
      stage.told.contains([
        .course(.learns("spanish-first")), .setting(.today.minutes, to: 10),
      ]))
  }

  @Test(
    "a learner who knows some words types up to 24, which are proved from the first day on",
    arguments: windows)
  func placed(window: Size) throws {
    var stage = try Self.stage(window: window)
    Self.choose(&stage)
    try Golden.compare(stage.frame, with: "start-known-\(window.width)")
    stage.click("I know some already")
    stage.wait(ticks: 2)
    #expect(stage.shows("at most 23 more"), "\(stage)")
    try Self.answer(&stage, knowing: 60)
    try Golden.compare(stage.frame, with: "placement-\(window.width)")
    let host = try #require(stage.host as? TodayHost)
    #expect((48...62).contains(host.knowledge.items.all.values.count(where: \.isClaimed)))
    #expect(host.knowledge.items.all.values.allSatisfy { $0.isUnlearned })
    stage.click("Enter start")
    stage.wait(ticks: 2)
    #expect(stage.shows("I know this") && stage.shows("new words"), "\(stage)")
  }

  @Test("scattered known words are asked as proof", arguments: windows)
  func scattered(window: Size) throws {
    var stage = try Self.stage(window: window)
    Self.choose(&stage)
    stage.click("I know some already")
    stage.wait(ticks: 2)
    try Self.answer(&stage) { $0 % 3 != 0 }
    try Golden.compare(stage.frame, with: "placement-scattered-\(window.width)")
    let host = try #require(stage.host as? TodayHost)
    let claimed = host.knowledge.items.all.values.count(where: \.isClaimed)
    #expect(claimed > 1 && stage.shows("\(claimed) of "), "\(stage)")
  }

  @Test("three unknown words end the test, and nothing is claimed")
  func nothing() throws {
    var stage = try Self.stage()
    Self.choose(&stage)
    stage.press(.down)
    stage.press(.enter)
    stage.wait(ticks: 2)
    try Self.answer(&stage, knowing: 0)
    #expect(stage.shows("You start from the beginning."), "\(stage)")
    #expect(stage.told.count { if case .course(.trial) = $0 { true } else { false } } == 3)
    #expect(!stage.told.contains { if case .course(.placed) = $0 { true } else { false } })
  }

  @Test("leaving the test early claims nothing")
  func leaving() throws {
    var stage = try Self.stage()
    Self.choose(&stage)
    stage.press(.down)
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    #expect(stage.shows("the menu below"), "\(stage)")
    #expect(!stage.told.contains { if case .course(.placed) = $0 { true } else { false } })
  }

  @Test("opened from the settings it changes the deck, asks what is known, and goes back")
  func change() throws {
    var stage = try Self.stage(.change)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("Do you know some already?"), "\(stage)")
    stage.press(.escape)
    #expect(
      !stage.told.contains(.course(.learns("spanish-first"))) && stage.shows("What do you want"), "\(stage)")
    stage.press(.enter)
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.told.contains(.course(.learns("spanish-first"))))
    #expect(stage.shows("the menu below"), "\(stage)")
  }

  @Test("golden frames of the first two questions", arguments: [Size(80, 24), Size(120, 40)])
  func pictures(window: Size) throws {
    let names = ["Georgian: the alphabet", "Spanish", "English, for speakers of Russian"]
    let rows = names.enumerated().map { place, name in
      CourseRow(
        id: name, name: Text(name), size: place == 0 ? "33 letters" : "150 words",
        kind: place == 0 ? .alphabet : .words, isUntouched: place > 0)
    }
    var stage = Stage.showing(StartScene(.begin, rows), window: window)
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "start-deck-\(window.width)")
    stage.click("Spanish")
    try Golden.compare(stage.frame, with: "start-minutes-\(window.width)")
  }

  private static func row(_ id: String, _ language: String, explainedIn meaning: String) -> CourseRow {
    var row = CourseRow(id: id, name: Text(id), size: "300 words", count: 300)
    (row.language, row.meaning) = (language, meaning)
    row.path = [.init("Letters", .alphabet, count: 33), .init(Text(id), count: 300)]
    return row
  }

  @Test(
    "the language of the meanings is asked where there are several, and each part of the path has its days")
  func path() {
    let rows = [
      Self.row("Ruso", "en", explainedIn: "ru"), Self.row("Solo", "en", explainedIn: "en"),
      Self.row("Hispano", "es", explainedIn: "en"),
    ]
    var stage = Stage.showing(StartScene(.begin, rows), window: Size(80, 24))
    #expect(stage.shows("English") && !stage.shows("Solo"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("Explain words in …") && stage.shows("English, by sentences"), "\(stage)")
    stage.press(.down)
    stage.press(.enter)
    #expect(
      stage.shows("Solo") && stage.shows("33 letters, 3 days") && stage.shows("300 words, 28 days"),
      "\(stage)")
    stage.press(.down)
    #expect(stage.shows("300 words, 19 days"), "\(stage)")
    stage.press(.escape)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("How much a day?") && stage.shows("Hispano"), "\(stage)")
  }

  @Test("typing filters the decks, Esc shows them all, and a deck can be made where none fits")
  func filter() {
    let rows = ["Georgian", "Spanish", "English"].map {
      CourseRow(id: $0, name: Text($0), size: "150 words")
    }
    var stage = Stage.showing(StartScene(.begin, rows), window: Size(80, 24))
    stage.type("qpan")
    #expect(!stage.shows("Spanish") && stage.shows("Make a deck"), "\(stage)")
    stage.press(.escape)
    stage.type("Pán")
    #expect(stage.shows("▸ Spanish") && !stage.shows("Georgian"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("▸ Georgian") && stage.shows("English"), "\(stage)")
    stage.type("eng")
    stage.press(.enter)
    #expect(stage.shows("How much a day?") && stage.shows("English"), "\(stage)")
  }

  @Test("Esc goes back question by question")
  func back() throws {
    var stage = try Self.stage()
    Self.choose(&stage)
    stage.press(.escape)
    #expect(stage.shows("How much a day?"))
    stage.press(.escape)
    #expect(stage.shows("I want to learn"))
    stage.press(.escape)
    stage.wait(ticks: 1)
    #expect(stage.shows("the menu below"))
  }
}
