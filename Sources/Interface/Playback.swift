import Engine

/// How a replay is played: paused or running, how fast, and where to seek.
struct Playback: Hashable, Sendable {
  static let speeds = 0.25...16.0

  /// Simulated seconds per second.
  var speed: Double {
    didSet { speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) }
  }
  var isPaused: Bool
  /// The position that the player has jumped to and that isn't reached yet.
  var goal: Tick?
  /// The fraction of a tick carried over, at another speed than 1.
  private var owed = 0.0

  init(speed: Double, isPaused: Bool) {
    self.speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
    self.isPaused = isPaused
  }

  /// Whether nothing moves until there is input.
  var isWaiting: Bool { isPaused && goal == nil }

  /// The position after the next tick.
  mutating func next(from position: Tick) -> Tick {
    if let goal { return goal }
    guard !isPaused else { return position }
    owed += speed
    let ticks = Int(owed)
    owed -= Double(ticks)
    return position + ticks
  }

  /// How far the replay's next tick has come, from how far the screen's own has.
  func fraction(_ fraction: Double) -> Double {
    isPaused || goal != nil || speed > 1 ? 0 : min(owed + fraction * speed, 0.999)
  }

  /// Doubles the speed; after the fastest comes the slowest. For a click.
  mutating func turnSpeed() {
    speed = speed < Self.speeds.upperBound ? speed * 2 : Self.speeds.lowerBound
  }

  /// The speed, as in ×0.25, or "paused".
  func label(_ ornaments: Ornaments) -> Text {
    if isPaused { return "paused" }
    let hundredths = Int((speed * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return ornaments.times + Text("\(whole)") }
    let digits = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    return ornaments.times + Text("\(whole).\(digits)")
  }
}
