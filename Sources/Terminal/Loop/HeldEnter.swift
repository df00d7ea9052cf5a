import Engine

/// Tells a held Enter from one that is pressed again: terminals send both as presses. Of those that come faster than
/// anybody presses the first passes, since a slow line can bring two presses together; not so where there is a text
/// to read, which nobody has read so soon. It reads no clock: times, in nanoseconds, are passed in.
struct HeldEnter {
  /// Less than the time between two presses, and more than that between two repeats, which is 92 milliseconds on a
  /// Linux console and less elsewhere.
  static let gap = 120_000_000
  /// How late a repeat may be once Enter is held.
  static let delay = 300_000_000
  /// How long a text is read at least. The first repeat comes within 0.66 seconds.
  static let reading = 700_000_000

  /// When Enter came last; nil if another key came since.
  private var last: Int?
  /// How many came too fast, one after the other.
  private var fast = 0

  /// The key, as a repeat if it is an Enter that is held.
  ///
  /// - Parameter isToRead: whether the screen shows a text to read.
  mutating func marked(_ key: Key, at now: Int, isToRead: Bool) -> Key {
    guard key.code == .enter, key.phase == .press else {
      self = HeldEnter()
      return key
    }
    let limit = fast > 1 ? Self.delay : isToRead && fast == 0 ? Self.reading : Self.gap
    let isFast = last.map { now - $0 < limit } ?? false
    (last, fast) = (now, isFast ? fast + 1 : 0)
    return Key(key.code, key.modifiers, phase: fast > (isToRead ? 0 : 1) ? .repeat : .press)
  }
}
