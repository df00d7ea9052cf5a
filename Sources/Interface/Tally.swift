import Engine

/// The score of a game so far. The game says how much a thing is worth.
public struct Tally: Hashable, Sendable {
  public static let highestCombo = 5

  public private(set) var points = 0
  /// The multiplier of points, from 1 to `highestCombo`.
  public private(set) var combo = 1
  public private(set) var right = 0
  public private(set) var wrong = 0
  /// The part of the points that is for the time left.
  public private(set) var timeBonus = 0

  public init() {}

  /// Counts a right answer: `worth` times the combo, which then may go up by one.
  public mutating func hit(worth: Int, raisesCombo: Bool) {
    right += 1
    points += combo * worth
    if raisesCombo { combo = min(combo + 1, Self.highestCombo) }
  }

  /// Counts a wrong answer: the combo goes down by one, and no points are lost.
  public mutating func miss() {
    wrong += 1
    combo = max(1, combo - 1)
  }

  /// Adds the share of `worth` that `left` is of `all`.
  public mutating func addTime(worth: Int, left: Int, all: Int) {
    timeBonus = all > 0 ? worth * left / all : 0
    points += timeBonus
  }
}

extension Tally: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, points, combo, right, wrong, timeBonus)
  }
}

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

/// A short sound. A scene reports it, and doesn't learn whether it was played.
public enum SoundCue: String, Hashable, Sendable, CaseIterable {
  /// A right answer.
  case right
  /// A wrong answer.
  case wrong
  /// Two things that belong together were found.
  case match
  /// A bubble burst, or something was eaten.
  case pop
  /// The round is won.
  case win
}
