import Engine

/// Words of an endless rain come in waves, with a breath between two of them.
struct RainWaves: Hashable, StateHashable {
  private static let words = 10
  /// Ticks between the last word of a wave and the first of the next.
  static let breath = 2 * Tick.ticksPerSecond

  private let isOn: Bool
  private var arrived = 0

  init(isOn: Bool) { self.isOn = isOn }

  /// From 1; the next wave once the last word of one has appeared.
  var number: Int { isOn ? 1 + arrived / Self.words : 1 }

  /// Whether the next word starts a wave, so that it waits for the others to be gone.
  var isAtEnd: Bool { isOn && arrived > 0 && arrived % Self.words == 0 }

  mutating func arrive() { arrived += 1 }

  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, isOn, arrived) }
}
