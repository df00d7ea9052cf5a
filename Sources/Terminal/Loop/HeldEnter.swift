import Engine

/// Tells a held Enter from one that is pressed again: terminals send both as presses. Of those that come faster than
/// anybody presses the first passes, since a slow line can bring two presses together. On a text, which nobody has read so
/// soon, none passes: there the first one waits until the next one tells. It reads no clock: times, in nanoseconds, are
/// passed in.
struct HeldEnter {
  /// Less than the time between two presses, and more than that between two repeats, which is 92 milliseconds on a
  /// Linux console and less elsewhere.
  static let gap = 120_000_000
  /// How late a repeat may be once Enter is held.
  static let delay = 300_000_000
  /// The first repeat comes sooner after the press.
  static let firstRepeat = 700_000_000

  /// When Enter came last; nil if another key came since.
  private var last: Int?
  /// How many came too fast, one after the other.
  private var fast = 0
  /// One that may be the first repeat, and when it is known to be none.
  private var waiting: (key: Key, until: Int)?

  /// When to call `expire`.
  var deadline: Int? { waiting?.until }

  /// The keys to handle now: this one, as a repeat if it is an Enter that is held, unless it waits; before it one that
  /// waited.
  ///
  /// - Parameter isToRead: whether the screen shows a text to read.
  mutating func handle(_ key: Key, at now: Int, isToRead: Bool) -> [Key] {
    let before = expire(at: now)
    guard key.code == .enter, key.phase == .press else {
      let keys = before + [waiting?.key].compactMap(\.self) + [key]
      self = HeldEnter()
      return keys
    }
    let time = last.map { now - $0 } ?? .max
    last = now
    if let first = waiting?.key {
      (waiting, fast) = (nil, 2)
      return [first, key].map { Key($0.code, $0.modifiers, phase: .repeat) }
    }
    fast = time < (fast > 1 ? Self.delay : Self.gap) ? fast + 1 : 0
    if isToRead, fast == 0, time < Self.firstRepeat {
      waiting = (key, now + Self.gap)
      return before
    }
    return before + [Key(key.code, key.modifiers, phase: fast > (isToRead ? 0 : 1) ? .repeat : .press)]
  }

  /// The Enter that has waited long enough to be a press.
  mutating func expire(at now: Int) -> [Key] {
    guard let (key, until) = waiting, now >= until else { return [] }
    waiting = nil
    return [key]
  }
}
