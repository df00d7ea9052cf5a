import Engine

/// How long a learner thought: from the question to the first key.
struct FirstKey: Hashable, StateHashable {
  private let asked: Tick
  private var pressed: Tick?
  private var isDisturbed = false

  /// A question that stands since a tick.
  init(asked: Tick) { self.asked = asked }

  mutating func press(at tick: Tick) { pressed = pressed ?? tick }

  /// Something came between, so that the time says nothing.
  mutating func disturb() { if pressed == nil { isDisturbed = true } }

  /// At least 1; 0 where the time says nothing.
  var milliseconds: Int {
    guard let pressed, !isDisturbed else { return 0 }
    return max(1, (pressed - asked) * 1000 / Tick.ticksPerSecond)
  }

  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, asked, pressed, isDisturbed) }
}
