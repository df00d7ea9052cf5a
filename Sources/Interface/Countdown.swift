import Engine

/// The time that a player has, in ticks of the game's own: in a pause they stand still, and so does this.
public struct Countdown: Hashable, Sendable {
  /// Seconds in all; nil where there is no clock.
  public private(set) var seconds: Int?
  /// The tick at which the time is up.
  private var end: Tick = 0
  /// Ticks that are left while it is stopped.
  private var kept: Tick?

  /// So many seconds from a tick on; nil for a clock that never runs out.
  public init(seconds: Int?, from tick: Tick = 0) {
    self.seconds = seconds
    end = tick + (seconds ?? 0) * Tick.ticksPerSecond
  }

  /// Whether the time is up.
  public func isOver(at tick: Tick) -> Bool { ticksLeft(at: tick) == 0 }

  /// Seconds left as a clock shows them, rounded up; nil without a clock.
  public func secondsLeft(at tick: Tick) -> Int? {
    ticksLeft(at: tick).map { ($0 + Tick.ticksPerSecond - 1) / Tick.ticksPerSecond }
  }

  /// When the clock will show another second; nil where it stands still.
  public func nextSecond(after tick: Tick) -> Tick? {
    guard kept == nil, let left = ticksLeft(at: tick), left > 0 else { return nil }
    return tick + (left - 1) % Tick.ticksPerSecond + 1
  }

  /// Stops the clock; it keeps what is left.
  public mutating func stop(at tick: Tick) {
    kept = ticksLeft(at: tick)
  }

  /// Lets a stopped clock go on.
  public mutating func go(at tick: Tick) {
    guard let kept else { return }
    end = tick + kept
    self.kept = nil
  }

  /// Gives time, or takes it, where there is a clock; never less than none is left.
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
  /// Hashes what there is, where it ends and whether it runs.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, seconds, end, kept)
  }
}
