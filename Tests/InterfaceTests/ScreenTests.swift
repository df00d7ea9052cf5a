import Engine
import Interface
import Playtest
import Testing

/// A scene that shows another one and remembers what that brought.
struct HostScene: Scene {
  var outcome: Outcome?
  let shown: any Scene

  init(_ shown: any Scene) { self.shown = shown }

  mutating func update(_ step: inout Step) -> Transition {
    outcome == nil ? .push(shown) : .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) {}
  mutating func resume(_ outcome: Outcome) { self.outcome = outcome }
}

extension Stage {
  /// A stage on which a scene stands whose outcome can be asked for.
  static func showing(_ scene: any Scene, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage(HostScene(scene), window: window, look: look)
    stage.wait(ticks: 1)
    return stage
  }

  /// What the scene brought; nil while it stands.
  func outcome<Value>(_: Value.Type) -> Value? {
    (stack.top as? HostScene)?.outcome?.as(Value.self)
  }

  var isBack: Bool { stack.count == 1 }
}

enum Sample {
  static let help = HelpScene(
    "Memory", [.init("How it goes", ["Turn one of each."]), .init("Score", ["A pair is worth 100."])])

  static let longHelp = HelpScene(
    "Everything",
    (1...9).map { section in
      .init(
        "Part \(section)",
        [
          "This paragraph is long enough to be broken into two lines on a screen of eighty columns, whatever part.",
          "The last line of part \(section).",
        ])
    })

  static let results = Results(
    title: "Memory · Georgian letters", headline: "All pairs found", score: 1840, best: 1720,
    figures: ["12 of 12 pairs", "2:41"], missed: [])

  static let missed = Results(
    title: "Memory · Spanish", headline: "The time is up", score: 620, best: 1840,
    figures: ["5 of 12 pairs", "4:00"],
    missed: [
      .init(id: "1", "el tiempo", "time, weather"), .init(id: "2", "la pregunta", "question"),
      .init(id: "3", "飲み物", "something to drink"),
    ])
}
