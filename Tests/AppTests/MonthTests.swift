import Deterministic
import Engine
import Games
import Learning
import Playtest
import Synchronization
import Testing

@testable import App

@Suite("Thirty days of a learner who skips every fifth day")
struct MonthTests {
  private static let days: Int64 = 30
  /// How many of a hundred answers are right.
  private static let knows = 88

  @Test("are shown day by day as in the golden", arguments: [1, 2] as [UInt64])
  func days(seed: UInt64) throws {
    let clock = Mutex(TestLearner.now)
    var learner = TestLearner.learner(
      decks: [try SampleQuestions.deck("spanish-first")], now: { clock.withLock { $0 } })
    learner.learn("spanish-first")
    var (chance, lines) = (Chance(seed: seed), [String]())
    for day in 0..<Self.days {
      clock.withLock { $0 = TestLearner.now + day * 86_400 }
      lines += try day % 5 == 4 ? ["Day \(day + 1): away"] : Self.play(day, &learner, &chance)
    }
    try Golden.compare(lines.joined(separator: "\n"), with: "month-\(seed)")
  }

  /// What the first screen says, what the end of the session says, and what is celebrated after it.
  private static func play(_ day: Int64, _ learner: inout Learner, _ chance: inout Chance) throws -> [String]
  {
    let card = Stage.landing(learner).rows.filter { $0.contains("Today") || $0.contains("this week") }
    let before = card.prefix(2).map { row in
      "  " + row.split { " ┃▸│".contains($0) }.joined(separator: " ")
    }
    let ready = learner.session(.all, at: learner.moment)
    answer(try #require(ready), &learner, &chance)
    let results = Results(learner.todayEnd(at: learner.moment))
    let total = results.total.map { Text("\($0.number) ") + $0.name } ?? .empty
    let parts =
      [results.headline, total] + results.figures + results.gains.map(\.text) + [results.comingBack]
    let after = Text.joined(parts.filter { !$0.isEmpty }, by: " · ").string
    let milestones = learner.overviewNow.milestones
    learner.tell(.course(.celebrated(milestones)))
    return ["Day \(day + 1)"] + before + ["  " + after] + milestones.map { "  ★ " + $0.title.string }
  }

  private static func answer(_ ready: TodayReady, _ learner: inout Learner, _ chance: inout Chance) {
    var queue = ready.queue
    while true {
      switch queue.next() {
      case .ask(let task):
        let isRight = chance.below(100) < knows
        if let question = ready.questions[task]?.question {
          let answer = question.answered(isRight ? question.answer : "?", isRight ? .right : .wrong)
          learner.tell(.course(.answer(answer)))
        }
        queue.record(task, isRight: isRight, &chance)
      case .round(let tasks): queue.putBack(tasks)
      case .lesson(let tasks):
        let words = tasks.compactMap { ready.questions[$0]?.question.item.met }
        learner.tell(.course(.lesson(words.map { LessonCard($0, isKnown: false) })))
      case .end: return
      }
    }
  }
}
