import Engine

/// Tells a held Enter from one that is pressed again: terminals send both as presses. It reads no clock: times, in
/// nanoseconds, are passed in.
struct HeldEnter {
  /// The longest time between two repeats. At the slowest usual rate it is half as long.
  static let gap = 200_000_000
  /// The longest usual time from a press to the first repeat, and less than anybody takes to read.
  static let delay = 750_000_000

  /// When Enter came last, and when it was pressed last; nil if another key came since.
  private var last, pressed: Int?

  /// The key, as a repeat if it is an Enter that is held.
  ///
  /// - Parameter isToRead: whether there is something to be read first: then whatever comes too soon counts as held.
  mutating func marked(_ key: Key, at now: Int, isToRead: Bool) -> Key {
    guard key.code == .enter, key.phase == .press else {
      self = HeldEnter()
      return key
    }
    let isHeld = isWithin(Self.gap, since: last, now) || isToRead && isWithin(Self.delay, since: pressed, now)
    last = now
    if !isHeld { pressed = now }
    return Key(key.code, key.modifiers, phase: isHeld ? .repeat : .press)
  }

  private func isWithin(_ time: Int, since moment: Int?, _ now: Int) -> Bool {
    moment.map { now - $0 < time } ?? false
  }
}
