import Engine
import Interface
import Learning
import Playtest
import Testing
import WordGame

@testable import Babble

@Suite("While the host has no answer yet")
struct SilentHostTests {
  /// Opens a screen that asks the host, at the first key.
  private struct Ground: Scene {
    let open: @Sendable (inout Step) -> Transition

    func update(_ step: inout Step) -> Transition { step.next() == nil ? .sleep(until: nil) : open(&step) }
    func draw(on canvas: inout Canvas, fraction: Double) {}
  }

  private static let opening: [@Sendable (inout Step) -> Transition] = [
    { SessionScene.open([.round(GameRequest(game: "memory"))], &$0) },
    { TodayScene.open(.all, &$0) },
    { _ in .push(PlacementScene(begins: true)) },
  ]

  @Test("Esc leaves a session, the day and a placement", arguments: 0..<3)
  func leaving(number: Int) {
    var stage = Stage(Ground(open: Self.opening[number]))
    stage.type("xy")
    #expect(stage.stack.count == 2)
    stage.press(.escape)
    #expect(stage.stack.count == 1, "\(stage)")
  }

  @Test("keys don't ask once more for the results of the day")
  func asksOnce() {
    var scene = TodayScene()
    let session = CourseSession(CourseQueue(reviews: []), [:])
    scene.hear(ArcadeNews.today(TodayReady(session, decks: [:], obstacle: nil, seed: 1)))
    var stage = Stage(scene)
    for key in "abc" { stage.press(.character(key)) }
    #expect(stage.reports.count { $0 as? ArcadeReport == .asks(.todayEnd) } == 1)
  }
}
