import Glibc

/// A tone of a tune. Times are in seconds, pitches in Hz.
struct Note {
  /// The waveform.
  enum Wave {
    /// No overtones.
    case sine
    /// Soft, with odd overtones.
    case triangle
    /// All frequencies at once.
    case noise
  }

  let wave: Wave
  /// The pitch at the start and at the end; it glides between them.
  var from, to: Double
  let start, length: Double
  /// The peak amplitude; 1 is full scale.
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

  var end: Double { start + length }

  func higher(by factor: Double) -> Note {
    var note = self
    (note.from, note.to) = (from * factor, to * factor)
    return note
  }
}
