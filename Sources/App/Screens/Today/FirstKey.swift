import Engine

/// The learner's thinking time, from the question to the first key.
struct FirstKey: Hashable {
  private let asked: Tick
  private var pressed: Tick?
  private var isDisturbed = false

  init(asked: Tick) { self.asked = asked }

  mutating func press(at tick: Tick) { pressed = pressed ?? tick }

  /// Something came between, so the time is meaningless.
  mutating func disturb() { if pressed == nil { isDisturbed = true } }

  /// At least 1; 0 if the time is meaningless.
  var milliseconds: Int {
    guard let pressed, !isDisturbed else { return 0 }
    return max(1, (pressed - asked) * 1000 / Tick.ticksPerSecond)
  }
}
