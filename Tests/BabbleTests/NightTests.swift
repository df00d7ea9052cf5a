import Course
import Engine
import Learning
import Saving
import Synchronization
import Testing
import WordGame

@testable import Babble

/// A session that is open when its day ends, at four o'clock.
@Suite("A session at four in the morning")
struct NightTests {
  private static let day = Day(number: 20_000)
  private static var four: Int64 { day.after(by: 1).start + 4 * 3600 }

  private func host(_ clock: TestClock) -> ArcadeHost {
    var arcade = Arcade(
      decks: DeckList([TestArcade.words]), save: SaveFile(), roundOptions: RoundOptions(),
      now: { clock.now }, offset: 0, notice: .empty, chance: Chance(seed: 1))
    arcade.save.course.take(.deck("words"))
    return ArcadeHost(arcade, look: Look())
  }

  private func answer(_ word: String, isRight: Bool = true) -> ArcadeReport {
    var answer = TestArcade.answer(word, in: TestArcade.words, isRight: isRight, takenFor: "pan")
    answer.mode = .typed
    return .course(.answer(answer))
  }

  private func stability(_ word: String, _ host: ArcadeHost) -> MemoryState? {
    host.arcade.save.knowledge.figures(of: WordReference(deck: "words", word: word)).skills[.recognise]?
      .memory
  }

  @Test("what was asked before four is answered on its own day, and the session is told that this is over")
  func over() {
    let clock = TestClock(Self.four - 60)
    var host = host(clock)
    host.tell(.asks(.today(.all)), answer("agua"))
    #expect(!host.isSessionOver && !host.news().contains { isOver($0) })
    clock.set(Self.four + 300)
    host.tell(answer("pan"))
    #expect(host.isSessionOver && host.news().contains { isOver($0) })
    #expect(stability("pan", host)?.reviewed == Self.day)
    let figures = host.arcade.save.knowledge.record.days
    #expect(figures[Self.day]?.begun == 2 && figures[Self.day.after(by: 1)] == nil)
  }

  @Test("what is asked again after four is no review of the new day")
  func retry() throws {
    let clock = TestClock(Self.four - 60)
    var host = host(clock)
    host.tell(.asks(.today(.all)), answer("agua", isRight: false))
    let missed = try #require(stability("agua", host))
    clock.set(Self.four + 300)
    host.tell(answer("agua"))
    #expect(stability("agua", host)?.reviewed == Self.day)
    #expect(host.arcade.save.knowledge.record.reviews == 0)
    #expect(stability("agua", host)?.stability == missed.stability)
  }

  @Test("the end is told of the old day and what comes of the new one; then days go their way")
  func end() throws {
    let clock = TestClock(Self.four - 60)
    var host = host(clock)
    host.tell(.asks(.today(.all)), answer("agua"), answer("sal", isRight: false))
    clock.set(Self.four + 300)
    host.tell(.asks(.todayEnd), .course(.ended))
    let ends = host.news().compactMap { news in
      if case .todayEnd(let end)? = news as? ArcadeNews { end } else { nil as TodayEnd? }
    }
    let end = try #require(ends.last)
    #expect(end.isDayOver && end.begun == 2 && end.missed.map(\.word.word) == ["sal"])
    #expect(end.comingBack?.hasPrefix("Today: 1 to see, 1 new") == true, "\(end.comingBack ?? "")")
    #expect(!host.isSessionOver)
    host.tell(.asks(.today(.all)), answer("pan"))
    #expect(stability("pan", host)?.reviewed == Self.day.after(by: 1))
  }

  private func isOver(_ news: any Sendable) -> Bool {
    if case .dayOver? = news as? ArcadeNews { true } else { false }
  }
}
