import Engine

/// How a replay goes on: whether it runs, how fast, and where it was told to go.
struct Playback: Hashable, Sendable {
  static let speeds = 0.25...16.0

  /// Simulated seconds per second.
  var speed: Double {
    didSet { speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) }
  }
  var isPaused: Bool
  /// A position that is still to be reached.
  var goal: Tick?
  /// The part of a tick that has passed, at another speed than 1.
  private var owed = 0.0

  init(speed: Double, isPaused: Bool) {
    self.speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
    self.isPaused = isPaused
  }

  /// Whether nothing happens until somebody does something.
  var isWaiting: Bool { isPaused && goal == nil }

  /// The position that the next tick leads to.
  mutating func next(from position: Tick) -> Tick {
    if let goal { return goal }
    guard !isPaused else { return position }
    owed += speed
    let ticks = Int(owed)
    owed -= Double(ticks)
    return position + ticks
  }

  /// How far the replay's next tick has come.
  func fraction(_ fraction: Double) -> Double {
    isPaused || goal != nil || speed > 1 ? 0 : min(owed + fraction * speed, 0.999)
  }

  /// For the mouse: the next speed, and after the fastest the slowest.
  mutating func turnSpeed() {
    speed = speed < Self.speeds.upperBound ? speed * 2 : Self.speeds.lowerBound
  }

  /// The speed as in ×0.25, or that nothing moves.
  func label(_ ornaments: Ornaments) -> Text {
    if isPaused { return "paused" }
    let hundredths = Int((speed * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return ornaments.times + Text("\(whole)") }
    let digits = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    return ornaments.times + Text("\(whole).\(digits)")
  }
}

extension Playback: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, speed, isPaused, goal, owed)
  }
}
