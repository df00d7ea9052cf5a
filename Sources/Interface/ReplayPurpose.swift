import Engine

/// Why a replay is shown. Keys, steps and help depend on it.
enum ReplayPurpose: Hashable, Sendable {
  case replay(about: [Text])
  /// The seconds before a pause, looked at from the pause.
  case lookBack

  /// How far the arrow keys jump, in ticks.
  var stride: Tick {
    switch self {
    case .replay: 5 * Tick.ticksPerSecond
    case .lookBack: Tick.ticksPerSecond
    }
  }

  /// The keys that differ from `KeyMap.standard`.
  var keys: KeyMap<Command> {
    let both: [(keys: [Key], intent: Command)] = [
      (keys: ["+", "="], intent: .up), (keys: ["-", "_"], intent: .down), (keys: ["."], intent: .next),
      (keys: [","], intent: .previous),
    ]
    switch self {
    case .replay: return KeyMap(both)
    case .lookBack: return KeyMap(both + [(keys: [Key(.escape), Key(.enter), "b"], intent: .leave)])
    }
  }

  /// - Parameter isOver: whether the end is reached, so that playing starts again.
  func foot(_ playback: Playback, isOver: Bool) -> Foot {
    let jump = Text("\(stride / Tick.ticksPerSecond) s")
    let leave =
      switch self {
      case .replay: KeyHint("q", "leave", .leave)
      case .lookBack: KeyHint("Esc", "back", .leave)
      }
    return Foot([
      KeyHint("p", isOver ? "again" : playback.isPaused ? "play" : "pause", .pause), .left(jump),
      .right(jump),
      KeyHint("+ -", "speed", .up), .help, leave, KeyHint(", .", "tick"),
    ])
  }

  var help: HelpScene {
    switch self {
    case .replay(let about):
      HelpScene("Replay", [.init("What you see", about), Self.keysSection, Self.mouseSection])
    case .lookBack: HelpScene("Look back", [Self.lookBackSection, Self.keysSection, Self.mouseSection])
    }
  }

  private static let lookBackSection = HelpScene.Section(
    "What you see",
    [
      "The last thirty seconds of this game, as they were; pauses are left out. Looking changes nothing: Esc goes "
        + "back to the pause, and the game goes on from there.",
      "It shows what went by too fast. The clock waits meanwhile, and anyone who watches your replay sees that it did.",
    ])

  private static let keysSection = HelpScene.Section(
    "Keys",
    [
      "p or space stops and goes on; at the end it starts again.",
      "+ and -, or up and down, change the speed.",
      "Left and right jump, Page Up and Page Down further, Home and End to the ends.",
      ". and , go by one tick, a sixtieth of a second.",
    ])

  private static let mouseSection = HelpScene.Section(
    "Mouse",
    ["Click or drag on the bar to go there. A click on the speed changes it. The wheel goes by ticks."])
}
