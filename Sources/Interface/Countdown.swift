import Engine

/// The time limit of a game, counted in the game's own ticks, so it stands still in a pause.
public struct Countdown: Hashable, Sendable {
  /// Seconds in all; nil without a limit.
  public private(set) var seconds: Int?
  /// The tick at which the time is up.
  private var end: Tick = 0
  /// The ticks left while it is stopped; nil while it runs.
  private var kept: Tick?

  /// Runs for `seconds` from a tick; nil for no limit.
  public init(seconds: Int?, from tick: Tick = 0) {
    self.seconds = seconds
    end = tick + (seconds ?? 0) * Tick.ticksPerSecond
  }

  /// Whether the time is up; never without a limit.
  public func isOver(at tick: Tick) -> Bool { ticksLeft(at: tick) == 0 }

  /// Seconds left, rounded up as a clock shows them; nil without a limit.
  public func secondsLeft(at tick: Tick) -> Int? {
    ticksLeft(at: tick).map { ($0 + Tick.ticksPerSecond - 1) / Tick.ticksPerSecond }
  }

  /// The tick at which the clock will show another second; nil if it stands still.
  public func nextSecond(after tick: Tick) -> Tick? {
    guard kept == nil, let left = ticksLeft(at: tick), left > 0 else { return nil }
    return tick + (left - 1) % Tick.ticksPerSecond + 1
  }

  /// Stops the clock and keeps the time that is left.
  public mutating func stop(at tick: Tick) {
    kept = ticksLeft(at: tick)
  }

  public mutating func go(at tick: Tick) {
    guard let kept else { return }
    end = tick + kept
    self.kept = nil
  }

  /// Adds ticks, or takes some away, down to none. Does nothing without a limit.
  public mutating func add(_ ticks: Tick, at tick: Tick) {
    guard let left = ticksLeft(at: tick) else { return }
    let now = max(0, left + ticks)
    if kept == nil { end = tick + now } else { kept = now }
  }

  private func ticksLeft(at tick: Tick) -> Tick? {
    seconds == nil ? nil : kept ?? max(0, end - tick)
  }
}

extension Countdown: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, seconds, end, kept)
  }
}
