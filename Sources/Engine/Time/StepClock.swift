/// The fixed timestep: turns elapsed real time into ticks. It reads no clock; the time is passed in.
///
/// At most `catchUpLimit` ticks are run at once. After a long stall the rest is dropped and counted, since
/// nobody can play a second of a game that runs in one burst.
package struct StepClock: Hashable, Sendable {
  /// The most ticks that are run at once.
  static let catchUpLimit = 5
  /// Nanoseconds of real time in one tick at normal speed, rounded down.
  package static let tickNanoseconds = 1_000_000_000 / Tick.ticksPerSecond

  /// Ticks dropped so far.
  package private(set) var dropped = 0
  package var isPaused = false
  /// Simulated seconds per real second, 0.25 to 16.
  package var speed = 1.0 {
    didSet { speed = speed >= 0.25 ? min(speed, 16) : 0.25 }
  }
  /// The time since the last tick, in nanoseconds times `Tick.ticksPerSecond`: a tick isn't a whole number of
  /// nanoseconds and must not drift.
  private var pending = 0

  package init() {}

  /// The part of the next tick that has passed, from 0 to below 1.
  package var fraction: Double { Double(pending) / 1e9 }

  /// Real nanoseconds until the next tick is due; nil while paused.
  package var nanosecondsToNextTick: Int? {
    guard !isPaused else { return nil }
    let missing = Double(1_000_000_000 - pending) / speed / Double(Tick.ticksPerSecond)
    return Int(missing.rounded(.up))
  }

  /// Adds elapsed real time and returns how many ticks to run.
  package mutating func advance(by nanoseconds: Int) -> Int {
    catchUp(on: elapse(nanoseconds))
  }

  /// Returns how many of the due ticks to run, and counts the dropped ones.
  package mutating func catchUp(on due: Int) -> Int {
    dropped += max(0, due - Self.catchUpLimit)
    return min(due, Self.catchUpLimit)
  }

  /// Adds time spent asleep and returns all ticks that passed in it, without a limit.
  package mutating func elapse(_ nanoseconds: Int) -> Int {
    guard !isPaused, nanoseconds > 0 else { return 0 }
    // A hundred days at most, so that the product below fits an Int at every speed.
    let real = min(nanoseconds, 8_640_000_000_000_000)
    // Rounded only here, so that `nanosecondsToNextTick` is always enough to reach it.
    pending += Int((Double(real * Tick.ticksPerSecond) * speed).rounded())
    let due = pending / 1_000_000_000
    pending %= 1_000_000_000
    return due
  }
}

/// A moment or a duration of simulated time, in ticks of 1/60 s. Moments count from 0.
public typealias Tick = Int

extension Tick {
  /// The ticks of one simulated second.
  public static var ticksPerSecond: Int { 60 }
}
