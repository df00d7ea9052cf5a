import Engine
import Games
import Playtest
import Testing

@testable import App

@Suite("The first screen while a large save is read")
struct OpeningTests {
  /// The save is read after three seconds.
  private func stage(_ learner: Learner = TestLearner.learner(best: 1840)) -> Stage {
    var stage = Stage(LandingScene(nil))
    stage.host = TestHost(learner: learner)
    stage.answering = .late(ticks: 180)
    return stage
  }

  @Test("appears at once without deck and figures, which come with the save")
  func opening() throws {
    var stage = stage()
    try Golden.compare(stage.frame, with: "opening")
    stage.wait(ticks: 100)
    #expect(stage.stack.rest == .asleep(forTicks: nil))
    #expect(stage.reports.count == 1, "it asks once")
    stage.wait(ticks: 100)
    #expect(stage.shows("Test letters ▾") && stage.shows("best 1,840"))
  }

  @Test("keys pressed before the save is read are handled afterwards")
  func typedAhead() throws {
    var stage = stage(TestLearner.learner())
    stage.press(.down)
    stage.type("c")
    stage.wait(ticks: 200)
    stage.answering = .atOnce
    stage.wait(ticks: 200)
    #expect(stage.shows("Today and the games will use it."), "\(stage)")
  }

  @Test("no key is lost on the way from screen to screen")
  func typedThrough() throws {
    var stage = stage(TestLearner.learner())
    stage.type("c")
    stage.press(.escape)
    stage.type("?")
    stage.answering = .atOnce
    stage.wait(ticks: 200)
    #expect(stage.shows("A small arcade"), "\(stage)")
  }

  @Test("a save that cannot be opened ends it")
  func refusal() {
    var stage = stage()
    stage.answering = .refused(.refused)
    stage.wait(ticks: 1)
    #expect(stage.hasEnded)
  }
}
