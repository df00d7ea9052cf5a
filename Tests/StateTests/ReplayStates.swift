import Engine
import Interface

/// States of a replay.
extension ScreenStates {
  static func replayScene() throws -> [ReplayScene] {
    let timeline = Timeline(try ReplayPlayer(replay, of: Busy(), window: Size(80, 24)))
    let scene = ReplayScene(timeline, about: ["Nothing."]) { _ in true }
    let bar = MouseEvent(.press, .left, at: Point(30, 22))
    // The end is too far away for one tick.
    let keys: [[InputEvent]] = [[.mouse(bar)], [.key("-")], [.key("p")], [.key(Key(.end))], [.key("+")]]
    return try [scene] + keys.map { try state(after: $0, of: scene) } + [ReplayScene(lookingBack: timeline)]
  }

  private static let replay: Replay = {
    var recorder = Recorder(Busy(), window: Size(80, 24))
    for tick in 0..<8000 { _ = recorder.update(at: tick) }
    return recorder.replay
  }()

  private static func state(after events: [InputEvent], of scene: ReplayScene) throws -> ReplayScene {
    var stack = SceneStack(scene, window: Size(80, 24))
    _ = stack.update(events)
    return stack.top as? ReplayScene ?? scene
  }
}

/// Never rests.
private struct Busy: Scene {
  private var count = 0

  mutating func update(_ step: inout Step) -> Transition {
    count += 1
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { hash.combine(count) }
}
