import Engine

/// Measures how long the learner thought, as far as possible.
struct Attention: Hashable, StateHashable {
  /// When the first key of the current text was pressed.
  private(set) var firstKey: Tick?
  /// When something else last took the learner's attention: another word, or a pause.
  private(set) var wasElsewhere: Tick = 0

  mutating func press(at tick: Tick) { firstKey = firstKey ?? tick }

  /// Called when the line is cleared.
  mutating func letGo() { firstKey = nil }

  mutating func disturb(at tick: Tick) { (firstKey, wasElsewhere) = (nil, tick) }

  /// Milliseconds from the word's appearance to the first key, at least 1; 0 if unknown.
  func milliseconds(for drop: Drop) -> Int {
    guard let firstKey, drop.born >= wasElsewhere, firstKey >= drop.born else { return 0 }
    return max(1, (firstKey - drop.born) * 1000 / Tick.ticksPerSecond)
  }

  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, firstKey, wasElsewhere) }
}
