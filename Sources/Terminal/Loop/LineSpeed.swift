/// Estimates the speed of a slow line from the terminal's answers.
struct LineSpeed {
  /// Frames up to this length, in bytes, take negligible time even on a slow line.
  static let shortFrame = 256
  /// A delay up to this, in nanoseconds, may be due to a busy processor instead of the line.
  static let tolerance = 10_000_000
  /// How many late answers prove that a line is slow, and early answers that it isn't.
  private static let proof = 3

  /// The speeds according to the last late answers, in bytes per second.
  private var late: [Int] = []
  /// How many answers since then show a faster line.
  private var early = 0

  /// The speed; nil unless the line is known to be slow.
  var bytesPerSecond: Int? { late.count < Self.proof ? nil : late.sorted()[Self.proof / 2] }

  /// Records how long the line took to transmit this many bytes.
  mutating func note(_ bytes: Int, in time: Int) {
    let speed = bytes * 1_000_000_000 / max(time, Self.tolerance)
    if time >= Self.tolerance {
      guard bytes > Self.shortFrame else { return }
      late = late.suffix(Self.proof - 1) + [speed]
      early = 0
    } else if let known = late.max(), speed > known {
      early += 1
      if early == Self.proof { late.removeAll() }
    }
  }
}
