import Engine

/// A scene that pushes another one and keeps its outcome.
private struct HostScene: Scene {
  var outcome: Outcome?
  let shown: any Scene

  init(_ shown: any Scene) { self.shown = shown }

  mutating func update(_ step: inout Step) -> Transition {
    outcome == nil ? .push(shown) : .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) {}
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    self.outcome = outcome
    return nil
  }
}

extension Stage {
  /// A stage with a scene whose outcome can be read after it has closed.
  public static func showing(_ scene: any Scene, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage(HostScene(scene), window: window, look: look)
    stage.wait(ticks: 1)
    return stage
  }

  /// The scene's outcome, if it is of this type; nil while the scene is open.
  public func outcome<Value>(_: Value.Type) -> Value? {
    (stack.top as? HostScene)?.outcome?.as(Value.self)
  }

  /// Whether the scene has closed.
  public var isBack: Bool { stack.count == 1 }
}
