import Engine

/// A scene that shows another one and remembers what that brought.
private struct HostScene: Scene {
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
  public static func showing(_ scene: any Scene, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage(HostScene(scene), window: window, look: look)
    stage.wait(ticks: 1)
    return stage
  }

  /// What the scene brought; nil while it stands.
  public func outcome<Value>(_: Value.Type) -> Value? {
    (stack.top as? HostScene)?.outcome?.as(Value.self)
  }

  /// Whether the scene has gone.
  public var isBack: Bool { stack.count == 1 }
}
