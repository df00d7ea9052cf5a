import Engine
import WordGame

/// How long a screen has stood without a key. It tells the host once when that was a while, where something waits for it.
struct Idleness: Hashable, Sendable {
  private static let patience = 5 * Tick.ticksPerSecond

  private var end: Tick?
  private var isTold = false

  /// Goes by a tick of the screen, in which all else was done.
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

extension Idleness: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, end, isTold)
  }
}
