import Engine
import Interface
import Playtest
import Testing

@testable import Course

@Suite("A screen that is still to be told what it shows")
struct WaitingTests {
  /// Opens the list of decks at any key, and says which was chosen.
  private struct Ground: Scene {
    private var chosen = ""

    mutating func update(_ step: inout Step) -> Transition {
      step.next() == nil ? .sleep(until: nil) : DeckScene.open(.take, &step)
    }

    mutating func resume(_ outcome: Outcome) { chosen = outcome.as(DeckChoice.self)?.id ?? "none" }

    func draw(on canvas: inout Canvas, fraction: Double) {
      canvas.put("the menu below", at: .zero, Style(canvas.theme.text))
      canvas.put(Text("chosen: \(chosen)"), at: Point(0, 1), Style(canvas.theme.text))
    }

    func hash(into hash: inout StateHash) { hash.combine(chosen) }
  }

  private static func stage(isSlow: Bool = true) -> Stage {
    var stage = Stage(Ground())
    stage.host = TinyHost(isSlow: isSlow)
    stage.press(.character("d"))
    return stage
  }

  private static func keys(_ text: String) -> [InputEvent] { text.map { .key(Key(.character($0))) } }

  @Test("it says that it waits, over the screen below, until it is there")
  func waits() {
    var stage = Self.stage()
    #expect(stage.shows("the menu below") && stage.shows("One moment.") && !stage.shows("Which deck?"))
    stage.wait(ticks: 1)
    #expect(stage.shows("Which deck?") && stage.shows("The fish") && !stage.shows("One moment."), "\(stage)")
  }

  @Test("what is told at once stands in the first frame")
  func atOnce() {
    #expect(Self.stage(isSlow: false).shows("The fish"))
  }

  @Test("keys of somebody who is faster choose in it, and search in it", arguments: [true, false])
  func fast(isSlow: Bool) {
    var stage = Self.stage(isSlow: isSlow)
    stage.send([.key(Key(.down)), .key(Key(.enter))])
    stage.wait(ticks: 3)
    #expect(stage.shows("chosen: fish"), "\(stage)")
    stage = Self.stage(isSlow: isSlow)
    stage.send(Self.keys("/bir"))
    stage.wait(ticks: 3)
    #expect(stage.shows("The birds") && !stage.shows("The fish"), "\(stage)")
  }

  @Test("Esc leaves before it is there, and what comes later opens nothing")
  func leaving() {
    var stage = Self.stage()
    stage.press(.escape)
    stage.wait(ticks: 3)
    #expect(stage.shows("chosen: none") && !stage.shows("Which deck?"), "\(stage)")
  }
}
