/// How fast a slow line is, as the terminal's answers tell. It is told times in nanoseconds and reads no clock.
struct LineSpeed {
  /// Frames that are at most so long, in bytes, take no time worth speaking of even on a slow line.
  static let shortFrame = 256
  /// An answer that is no later than this may have waited for a processor instead of the line.
  static let tolerance = 10_000_000
  /// One late answer doesn't prove that a line is slow, and one early answer doesn't prove the contrary: so many do.
  private static let proof = 3

  /// What the last late answers say, in bytes a second.
  private var late: [Int] = []
  /// How many answers since then say that the line can do better.
  private var early = 0

  /// Bytes a second; nil as long as nothing shows that the line is slow.
  var bytesPerSecond: Int? { late.count < Self.proof ? nil : late.sorted()[Self.proof / 2] }

  /// Takes note of how long the line took to carry so many bytes.
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
