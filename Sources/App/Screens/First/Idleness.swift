import Engine
import Games

/// Measures how long there was no input. After a while it reports `idle` once, if something waits for that.
struct Idleness: Hashable, Sendable {
  private static let patience = 5 * Tick.ticksPerSecond

  private var end: Tick?
  private var isTold = false

  /// Call it at the end of each tick.
  ///
  /// - Returns: until when the screen may sleep.
  mutating func pass(_ step: inout Step, isAwaited: Bool) -> Tick? {
    guard isAwaited, !isTold else { return nil }
    if !step.input.isEmpty { end = nil }
    let end = end ?? step.tick + Self.patience
    self.end = end
    guard step.tick >= end else { return end }
    isTold = true
    step.report(.idle)
    return nil
  }
}
