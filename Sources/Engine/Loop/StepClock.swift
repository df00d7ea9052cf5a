/// Says how many ticks are due after some real time. It is told the time; it reads no clock.
///
/// At most `catchUpLimit` ticks are due at once: after a long stall the rest is dropped and counted, since a
/// game that runs a second of play in one burst can't be played.
package struct StepClock: Hashable, Sendable {
  /// The most ticks that one call makes due.
  package static let catchUpLimit = 5
  /// Nanoseconds of real time in one tick at normal speed, rounded down.
  package static let tickNanoseconds = 1_000_000_000 / Tick.ticksPerSecond

  /// Ticks that were dropped so far.
  package private(set) var dropped = 0
  /// Whether time stands still.
  package var isPaused = false
  /// Simulated seconds per real second, 0.25 to 16.
  package var speed = 1.0 {
    didSet { speed = speed >= 0.25 ? min(speed, 16) : 0.25 }
  }
  /// Nanoseconds times `Tick.ticksPerSecond`: a tick is not a whole number of nanoseconds, and must not drift.
  private var pending = 0

  /// A clock at the start of its first tick.
  package init() {}

  /// How far the next tick has come, from 0 to below 1.
  package var fraction: Double { Double(pending) / 1e9 }

  /// Real nanoseconds until the next tick is due; nil while paused.
  package var nanosecondsToNextTick: Int? {
    guard !isPaused else { return nil }
    let missing = Double(1_000_000_000 - pending) / speed / Double(Tick.ticksPerSecond)
    return Int(missing.rounded(.up))
  }

  /// Takes note of real time that has passed and returns how many ticks are due.
  package mutating func advance(by nanoseconds: Int) -> Int {
    catchUp(on: elapse(nanoseconds))
  }

  /// Returns how many of the ticks that are due are to be run, and counts those that are dropped.
  package mutating func catchUp(on due: Int) -> Int {
    dropped += max(0, due - Self.catchUpLimit)
    return min(due, Self.catchUpLimit)
  }

  /// Takes note of time that was slept and returns the ticks that passed in it, however many.
  package mutating func elapse(_ nanoseconds: Int) -> Int {
    guard !isPaused, nanoseconds > 0 else { return 0 }
    // A hundred days, so that the product below stays within an Int at every speed.
    let real = min(nanoseconds, 8_640_000_000_000_000)
    // Rounded only now, so that the time to the next tick is enough for it.
    pending += Int((Double(real * Tick.ticksPerSecond) * speed).rounded())
    let due = pending / 1_000_000_000
    pending %= 1_000_000_000
    return due
  }
}
