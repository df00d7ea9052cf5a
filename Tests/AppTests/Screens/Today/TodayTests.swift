import Deterministic
import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("A daily session")
struct TodayTests {
  static func stage(_ host: TodayHost, window: Size = Size(80, 24)) -> Stage {
    var stage = Stage(Opener(TodayScene()), window: window)
    stage.host = host
    stage.wait(ticks: 2)
    return stage
  }

  static func spanish() throws -> Deck { try SampleQuestions.deck("spanish-first") }

  static func host(_ stage: Stage) throws -> TodayHost { try #require(stage.host as? TodayHost) }

  /// Looks at three cards and plays the round with them, and so again with the other three.
  static func learn(_ stage: inout Stage) {
    for _ in 0..<2 {
      for _ in 0..<3 { stage.press(.enter) }
      stage.wait(ticks: 2)
      stage.type("yyy")
      stage.wait(ticks: 2)
    }
  }

  /// Types the right answer to a question about a meaning, or a wrong one.
  static func answer(_ stage: inout Stage, rightly: Bool = true) throws {
    let deck = try Self.spanish()
    let word = try #require(
      deck.words.first { word in stage.rows.contains { $0.trimmingSpaces == word.term } }, "\(stage)")
    stage.answer(rightly ? word.meanings[0] : "xyzzy")
    #expect(stage.shows(rightly ? "✓ right" : "✗ wrong"), "\(stage)")
    stage.wait(ticks: 1)
    stage.press(.enter)
    stage.wait(ticks: 2)
  }

  @Test(
    "shows new words, plays a round with them, asks them typed until they are right, and shows results"
  )
  func firstDay() throws {
    var stage = Self.stage(TodayHost(try Self.spanish()))
    #expect(stage.shows("1 of 3") && stage.shows("I know this"), "\(stage)")
    Self.learn(&stage)
    #expect(stage.shows("Enter check") && stage.shows("6 left"), "\(stage)")
    try Self.answer(&stage, rightly: false)
    for _ in 0..<5 { try Self.answer(&stage) }
    #expect(stage.shows("once more · 6 of 6"), "\(stage)")
    try Self.answer(&stage)
    stage.wait(seconds: 1)
    #expect(stage.shows("6 new words begun") && stage.shows("1 comes back tomorrow."), "\(stage)")
    #expect(stage.shows("worth another look"))
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("the menu below"))
    let grades = try Self.host(stage).knowledge.items.all.values.compactMap {
      $0.figures.skills[.recognise]?.memory?.stability
    }
    #expect(grades.sorted().map { Int($0 * 100) } == [21, 230, 230, 230, 230, 230])
  }

  @Test("a hint is shown at the second miss, and from then on with the question")
  func hint() throws {
    var stage = Self.stage(TodayHost(try Self.spanish()))
    Self.learn(&stage)
    stage.answer("xyzzy")
    stage.wait(ticks: 1)
    #expect(stage.shows("none yet"), "\(stage)")
    stage.type("h")
    stage.type("a pear")
    stage.press(.enter)
    stage.press(.enter)
    stage.wait(ticks: 2)
    for _ in 0..<30 where !stage.shows("once more") { try Self.answer(&stage) }
    #expect(!stage.shows("a pear"), "\(stage)")
    stage.answer("xyzzy")
    #expect(stage.shows("your hint   a pear"), "\(stage)")
    stage.wait(ticks: 1)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("Enter check") && stage.shows("your hint: a pear"), "\(stage)")
  }

  @Test("can be left at a question, and continues with the rest")
  func leaving() throws {
    var stage = Self.stage(TodayHost(try Self.spanish()))
    Self.learn(&stage)
    try Self.answer(&stage)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    #expect(stage.shows("the menu below"), "\(stage)")
    #expect(stage.told.contains(.course(.ended)))
    var again = Self.stage(try Self.host(stage))
    #expect(again.shows("1 of 5"), "\(again)")
    for _ in 0..<5 { again.press(.enter) }
    again.wait(ticks: 2)
    for _ in 0..<5 { try Self.answer(&again) }
    again.wait(seconds: 1)
    #expect(again.shows("6 new words begun"), "\(again)")
  }

  @Test("words missed before the program was killed are in the results of the continued session")
  func killed() throws {
    var stage = Self.stage(TodayHost(try Self.spanish()))
    Self.learn(&stage)
    try Self.answer(&stage, rightly: false)
    var again = Self.stage(try Self.host(stage))
    for _ in 0..<5 { again.press(.enter) }
    again.wait(ticks: 2)
    while again.shows("Enter check") { try Self.answer(&again) }
    #expect(again.shows("worth another look"), "\(again)")
  }

  @Test("leaving the round doesn't leave the session")
  func leftRound() throws {
    var stage = Self.stage(TodayHost(try Self.spanish()))
    for _ in 0..<2 {
      for _ in 0..<3 { stage.press(.enter) }
      stage.wait(ticks: 2)
      stage.type("p")
      stage.click("Leave the game")
      stage.wait(ticks: 2)
    }
    #expect(stage.shows("Enter check"), "\(stage)")
  }

  @Test("due words are asked first, and undo restores what was known")
  func secondDay() throws {
    var first = Self.stage(TodayHost(try Self.spanish()))
    Self.learn(&first)
    for rightly in [false, false, true, true, true, true] { try Self.answer(&first, rightly: rightly) }
    for _ in 0..<2 { try Self.answer(&first) }
    let knowledge = try Self.host(first).knowledge
    var stage = Self.stage(TodayHost(try Self.spanish(), on: 1, knowing: knowledge))
    #expect(stage.shows("8 left") && stage.shows("1-4 answer"), "\(stage)")
    stage.type("1")
    stage.type("u")
    let items = try Self.host(stage).knowledge.items
    #expect(items == knowledge.items)
    #expect(stage.shows("1-4 answer"), "\(stage)")
  }

  @Test("marking a letter's card as known claims both of its forms")
  func letters() throws {
    var stage = Self.stage(TodayHost(try SampleQuestions.deck("russian-letters")))
    stage.type("k")
    while stage.shows("Enter next") { stage.press(.enter) }
    stage.press(.enter)
    stage.wait(ticks: 2)
    let claimed = try Self.host(stage).knowledge.items.all.values.filter(\.isClaimed).flatMap(\.words).map(
      \.word)
    #expect(claimed.count == 2 && claimed.contains { $0.hasSuffix("#upper") }, "\(claimed)")
  }

  @Test("a session with nothing to do says so at once")
  func nothing() throws {
    var stage = Self.stage(TodayHost(Deck(id: "empty", name: "Empty")))
    stage.wait(ticks: 1)
    #expect(stage.shows("Nothing is due now."), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("the menu below") && !(stage.stack.top is TodayScene), "\(stage)")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

@Suite("An interrupted daily session")
struct InterruptedTests {
  @Test("when the day ends, the current question can still be answered, and the session ends after it")
  func dayOver() throws {
    var stage = TodayTests.stage(TodayHost(try TodayTests.spanish()))
    TodayTests.learn(&stage)
    try TodayTests.answer(&stage)
    var host = try TodayTests.host(stage)
    host.isOver = true
    stage.host = host
    try TodayTests.answer(&stage, rightly: false)
    stage.wait(seconds: 1)
    #expect(stage.shows("▸ Done") && !stage.shows("Enter check"), "\(stage)")
    #expect(stage.told.contains(.course(.ended)))
  }

  @Test("a session left after its first round shows the cards again, but not the round")
  func leftAfterRound() throws {
    var stage = TodayTests.stage(TodayHost(try TodayTests.spanish()))
    TodayTests.learn(&stage)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    var again = TodayTests.stage(try TodayTests.host(stage))
    for _ in 0..<6 { again.press(.enter) }
    again.wait(ticks: 2)
    #expect(again.shows("Enter check") && again.shows("6 left"), "\(again)")
  }

  @Test("a session left among its first cards shows them again, and then its round")
  func leftAmongCards() throws {
    var stage = TodayTests.stage(TodayHost(try TodayTests.spanish()))
    stage.press(.enter)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    var again = TodayTests.stage(try TodayTests.host(stage))
    TodayTests.learn(&again)
    #expect(again.shows("Enter check") && again.shows("6 left"), "\(again)")
    #expect(again.told.count { if case .answer = $0 { true } else { false } } == 6)
  }
}
