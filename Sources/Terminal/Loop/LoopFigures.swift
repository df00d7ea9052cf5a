/// What the run loop has done: counted always, timed only while somebody looks. It is told the time, in nanoseconds, and
/// reads no clock.
struct LoopFigures {
  /// A part of the work that a frame is.
  enum Stage: Int, CaseIterable {
    /// The ticks that were due, and the host with what they reported.
    case update
    /// Drawing on the canvas.
    case draw
    /// Finding what has changed, writing it as the terminal's language, and sending it.
    case send
  }

  /// Whether the figures are shown; F3 turns it.
  private(set) var isShown = false
  /// Ticks that were run.
  private(set) var ticks = 0
  /// Frames that were shown.
  private(set) var frames = 0
  /// Bytes of the frame before.
  private(set) var lastBytes = 0
  private var bytes = 0
  private var times = Stage.allCases.map { _ in StageTimes() }

  /// Bytes of a frame on average.
  var meanBytes: Int { bytes / max(1, frames) }

  /// How long a stage took, the last time and at most in the last second.
  func times(of stage: Stage) -> StageTimes { times[stage.rawValue] }

  /// Shows the figures, or hides them; times then start anew.
  mutating func toggle() {
    isShown.toggle()
    times = Stage.allCases.map { _ in StageTimes() }
  }

  /// Counts ticks.
  mutating func count(ticks: Int) { self.ticks += ticks }

  /// Counts a frame of so many bytes.
  mutating func count(frameOf bytes: Int) {
    frames += 1
    lastBytes = bytes
    self.bytes += bytes
  }

  /// Takes note of how long a stage took.
  mutating func note(_ stage: Stage, from start: Int, to end: Int) {
    times[stage.rawValue].note(end - start, at: end)
  }
}

/// How long something took that is done again and again, in nanoseconds.
struct StageTimes: Hashable {
  private static let span = 1_000_000_000

  /// The last time.
  private(set) var last = 0
  /// Moments and times: each is less than the one before, so that the first is the worst.
  private var worsts: [Sample] = []

  private struct Sample: Hashable {
    let moment, time: Int
  }

  /// The longest time in the second before the last.
  var worst: Int { worsts.first?.time ?? 0 }

  mutating func note(_ time: Int, at moment: Int) {
    last = time
    worsts.removeAll { $0.moment <= moment - Self.span || $0.time <= time }
    worsts.append(Sample(moment: moment, time: time))
  }
}
