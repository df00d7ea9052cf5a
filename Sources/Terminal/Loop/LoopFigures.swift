/// Statistics of the run loop: always counted, timed only while shown. It reads no clock: times, in
/// nanoseconds, are passed in.
struct LoopFigures {
  /// A part of the work for a frame.
  enum Stage: Int, CaseIterable {
    /// The due ticks, and the host's handling of their reports.
    case update
    case draw
    /// Finding, encoding and sending the changes.
    case send
  }

  /// Whether the figures are shown; F3 toggles it.
  private(set) var isShown = false
  /// Ticks run.
  private(set) var ticks = 0
  /// Frames shown.
  private(set) var frames = 0
  /// Bytes of the last frame.
  private(set) var lastBytes = 0
  private var bytes = 0
  private var times = Stage.allCases.map { _ in StageTimes() }

  /// Average bytes of a frame.
  var meanBytes: Int { bytes / max(1, frames) }

  /// How long a stage took the last time and at most in the last second.
  func times(of stage: Stage) -> StageTimes { times[stage.rawValue] }

  /// Shows or hides the figures, and resets the times.
  mutating func toggle() {
    isShown.toggle()
    times = Stage.allCases.map { _ in StageTimes() }
  }

  mutating func count(ticks: Int) { self.ticks += ticks }

  mutating func count(frameOf bytes: Int) {
    frames += 1
    lastBytes = bytes
    self.bytes += bytes
  }

  /// Records how long a stage took.
  mutating func note(_ stage: Stage, from start: Int, to end: Int) {
    times[stage.rawValue].note(end - start, at: end)
  }
}
