/// One tone of a tune. Times are in seconds, pitches in Hz.
struct Note {
  /// How the air moves.
  enum Wave {
    /// A tone without overtones.
    case sine
    /// A soft one with odd overtones.
    case triangle
    /// All tones at once.
    case noise
  }

  let wave: Wave
  /// The pitch at its beginning and at its end; it glides from one to the other.
  let from, to: Double
  let start, length: Double
  /// The loudness at its loudest; 1 is the most that can be written.
  let loudness: Double

  init(
    _ wave: Wave, _ from: Double, to: Double? = nil, at start: Double = 0, for length: Double,
    _ loudness: Double
  ) {
    self.wave = wave
    self.from = from
    self.to = to ?? from
    self.start = start
    self.length = length
    self.loudness = loudness
  }

  /// Where it has ended.
  var end: Double { start + length }
}
