import Engine
import Interface

/// States of a replay.
extension ScreenStates {
  static func replayScene() throws -> [ReplayScene] {
    let timeline = Timeline(try ReplayPlayer(replay, of: Busy(), window: Size(80, 24)))
    let scene = ReplayScene(timeline, about: ["Nothing."]) { _ in true }
    let bar = MouseEvent(.press, .left, at: Point(30, 22))
    // The end is too far away for one tick.
    // And from there it comes to what it claims.
    let proven = try state(after: [.key(Key(.end))], of: scene, ticks: 4)
    let keys: [[InputEvent]] = [[.mouse(bar)], [.key("-")], [.key("p")], [.key(Key(.end))], [.key("+")]]
    return try [scene, proven] + keys.map { try state(after: $0, of: scene) } + [
      ReplayScene(lookingBack: timeline)
    ]
  }

  private static let replay: Replay = {
    var builder = ReplayBuilder(Busy(), window: Size(80, 24))
    for tick in 0..<Busy.end { _ = builder.update(at: tick) }
    return builder.replay
  }()

  private static func state(
    after events: [InputEvent], of scene: ReplayScene, ticks: Int = 1
  ) throws -> ReplayScene {
    var stack = SceneStack(scene, window: Size(80, 24))
    for tick in 0..<ticks { _ = stack.update(tick == 0 ? events : []) }
    return stack.top as? ReplayScene ?? scene
  }
}

/// Never rests, and goes with the end of the replay.
private struct Busy: Scene {
  static let end = 8000
  private var count = 0

  mutating func update(_ step: inout Step) -> Transition {
    count += 1
    return count == Self.end ? .pop(with: Outcome(count)) : .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { hash.combine(count) }
}
