import Engine
import Playtest
import Testing
import WordGame

@testable import Course

@Suite("A day's session that is interrupted")
struct InterruptedTests {
  @Test("at four in the morning the question that stands is answered, and the session ends with it")
  func dayOver() throws {
    var stage = TodayTests.stage(TodayHost(try TodayTests.spanish()))
    TodayTests.learn(&stage)
    try TodayTests.answer(&stage)
    var host = try TodayTests.host(stage)
    host.isOver = true
    stage.host = host
    try TodayTests.answer(&stage, rightly: false)
    stage.wait(seconds: 1)
    #expect(stage.shows("Done for today") && !stage.shows("Enter check"), "\(stage)")
    #expect(stage.told.contains(.course(.ended)))
  }

  @Test("a session that was left after its first round shows the cards once more, and not the round")
  func leftAfterRound() throws {
    var stage = TodayTests.stage(TodayHost(try TodayTests.spanish()))
    TodayTests.learn(&stage)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    var again = TodayTests.stage(try TodayTests.host(stage))
    for _ in 0..<3 { again.press(.enter) }
    again.wait(ticks: 2)
    #expect(again.shows("Enter check") && again.shows("3 left"), "\(again)")
  }

  @Test("a session that was left among its first cards shows them again, and then its round")
  func leftAmongCards() throws {
    var stage = TodayTests.stage(TodayHost(try TodayTests.spanish()))
    stage.press(.enter)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    var again = TodayTests.stage(try TodayTests.host(stage))
    TodayTests.learn(&again)
    #expect(again.shows("Enter check") && again.shows("3 left"), "\(again)")
    #expect(again.told.count { if case .answer = $0 { true } else { false } } == 3)
  }
}
