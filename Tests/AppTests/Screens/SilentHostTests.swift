import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("While the host has no answer yet")
struct SilentHostTests {
  /// Opens a screen that asks, at the first key.
  private struct Ground: Scene {
    let scene: any Scene

    func update(_ step: inout Step) -> Transition { step.next() == nil ? .sleep(until: nil) : .push(scene) }
    func draw(on canvas: inout Canvas, fraction: Double) {}
  }

  private static let opened: [any Scene] = [
    SessionScene(GameRequest(game: "memory")), TodayScene(), PlacementScene.pending("a", begins: true),
    StartScene.pending(.change), SettingsScene.pending,
  ]

  @Test("Esc leaves a screen that is still to come", arguments: 0..<5)
  func leaving(number: Int) {
    var stage = Stage(Ground(scene: Self.opened[number]))
    stage.answering = .never
    stage.type("xy")
    #expect(stage.stack.count == 2)
    stage.press(.escape)
    #expect(stage.stack.count == 1, "\(stage)")
  }

  @Test("keys don't ask once more for the results of the day")
  func asksOnce() {
    let ready = TodayReady(
      CourseSession(CourseQueue(reviews: []), [:]), decks: [:], obstacle: nil, seed: 1)
    var stage = Stage(TodayScene())
    stage.answer(StartToday.self) { _ in .success(StartToday.Started(ready, by: .blank())) }
    stage.wait(ticks: 1)
    stage.answering = .never
    for key in "abc" { stage.press(.character(key)) }
    #expect(stage.queries(DayResults.self).count == 1)
  }

  @Test("while a session is made, the last line says so in a moment, and the screen stays")
  func waiting() {
    var stage = Stage(Opener(TodayScene()), window: Size(80, 24))
    stage.answering = .never
    stage.wait(ticks: 2)
    #expect(stage.shows("the menu below") && !stage.shows("One moment."))
    stage.wait(ticks: 20)
    #expect(stage.shows("the menu below") && stage.shows("One moment."))
  }
}
