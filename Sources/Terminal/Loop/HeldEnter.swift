import Engine

/// Tells a held Enter from one that is pressed again: terminals send both as presses. Nobody presses it as fast as it
/// repeats. The first repeat comes late enough to pass for a press. It reads no clock: times, in nanoseconds, are
/// passed in.
struct HeldEnter {
  /// Less than the time between two presses, and more than that between two repeats, which is 92 milliseconds on a
  /// Linux console and less elsewhere.
  static let gap = 120_000_000

  /// When Enter came last; nil if another key came since.
  private var last: Int?

  /// The key, as a repeat if it is an Enter that is held.
  mutating func marked(_ key: Key, at now: Int) -> Key {
    guard key.code == .enter, key.phase == .press else {
      last = nil
      return key
    }
    defer { last = now }
    let isHeld = last.map { now - $0 < Self.gap } ?? false
    return Key(key.code, key.modifiers, phase: isHeld ? .repeat : .press)
  }
}
