import Engine
import Playtest
import Synchronization
import Testing
import WordGame

@testable import Babble

@Suite("The first screen while a large save is read")
struct OpeningTests {
  /// The news of other threads, for the scenes to hear.
  private final class Brought: Sendable {
    let news = Mutex<[ArcadeNews]>([])
  }

  /// Says nothing until there is news; then it is the usual host.
  private struct SlowHost: ReportHandler {
    let brought: Brought
    var host: TestHost

    mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
      let news = brought.news.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      return news + host.handle(reports.filter { !Self.isFirst($0) })
    }

    private static func isFirst(_ report: any Sendable) -> Bool {
      report as? ArcadeReport == .asks(.overview)
    }
  }

  private func stage(_ brought: Brought) -> Stage {
    var stage = Stage(OpeningScene())
    stage.host = SlowHost(brought: brought, host: TestHost(learner: TestLearner.learner(best: 1840)))
    return stage
  }

  /// The save has been read. The key, which is no command, lets the stage go on.
  private func bring(_ news: ArcadeNews, _ brought: Brought, _ stage: inout Stage) {
    brought.news.withLock { $0 = [news] }
    stage.send(.focus(true))
    stage.wait(ticks: 2)
  }

  @Test("appears at once without deck and figures, which come with the save")
  func opening() throws {
    let brought = Brought()
    var stage = stage(brought)
    try Golden.compare(stage.frame, with: "opening")
    stage.wait(ticks: 3)
    #expect(stage.stack.rest == .asleep(forTicks: nil))
    #expect(stage.reports.count == 1, "it asks once")
    bring(.overview(TestLearner.learner(best: 1840).overviewNow), brought, &stage)
    #expect(stage.shows("Test letters ▾") && stage.shows("best 1,840"))
  }

  @Test("keys pressed before the save is read are handled afterwards")
  func typedAhead() throws {
    let brought = Brought()
    var stage = stage(brought)
    stage.press(.down)
    stage.type("c")
    bring(.overview(TestLearner.learner().overviewNow), brought, &stage)
    #expect(stage.shows("Today and the games will use it."))
  }

  @Test("no key is lost on the way from screen to screen")
  func typedThrough() throws {
    let brought = Brought()
    var stage = stage(brought)
    stage.type("c")
    stage.press(.escape)
    stage.type("?")
    bring(.overview(TestLearner.learner().overviewNow), brought, &stage)
    stage.wait(ticks: 2)
    #expect(stage.shows("What it is"), "\(stage)")
  }

  @Test("a save that cannot be opened ends it")
  func refusal() {
    let brought = Brought()
    var stage = stage(brought)
    stage.wait(ticks: 1)
    bring(.refused, brought, &stage)
    #expect(stage.hasEnded)
  }
}
