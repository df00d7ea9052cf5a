import Engine

/// Why a replay is shown. Keys, steps and help depend on it.
enum ReplayPurpose: Hashable, Sendable {
  case replay(about: Text)
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
    case .replay(let about): HelpScene("Replay", about, keys: Self.rows + [("q", "leave")])
    case .lookBack:
      HelpScene(
        "Look back",
        """
        The last thirty seconds of this game, without pauses: looking changes nothing, and the clock waits. Anyone who \
        watches your replay sees that you looked.
        """, keys: Self.rows + [("Esc", "back to the pause")])
    }
  }

  private static let rows: [HelpScene.Row] = [
    ("p Space", "stop, go on; at the end, start again"),
    ("←→", "jump back or ahead"),
    ("PgUp PgDn", "further"),
    ("Home End", "to the ends"),
    (", . wheel", "a tick back or ahead, a sixtieth of a second"),
    ("+ -", "faster, slower"),
    ("mouse", "click or drag on the bar to go there, click the speed to change it"),
  ]
}
