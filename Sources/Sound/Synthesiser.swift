import Glibc
import Interface

/// Renders notes as samples.
///
/// Every note swells within a few milliseconds and then fades along a parabola, like something struck. It
/// starts and ends in silence, so neither end clicks.
private enum Synthesiser {
  static let rate = 44_100

  /// All notes mixed, up to the end of the last.
  static func samples(of notes: [Note]) -> Samples {
    let seconds = notes.map(\.end).max() ?? 0
    var sum = [Double](repeating: 0, count: Int((seconds * Double(rate)).rounded(.up)))
    for note in notes { add(note, to: &sum) }
    return Samples(rate: rate, sum.map { Samples.clipped($0 * Double(Int16.max)) })
  }

  private static let swell = 0.004

  private static func add(_ note: Note, to sum: inout [Double]) {
    let first = Int(note.start * Double(rate))
    let count = min(Int(note.length * Double(rate)), sum.count - first)
    var noise = Noise()
    for index in 0..<max(0, count) {
      let time = Double(index) / Double(rate)
      let level = note.wave == .noise ? noise.next() : wave(note, turns(note, at: time))
      sum[first + index] += level * note.loudness * envelope(time / note.length, time)
    }
  }

  private static func envelope(_ share: Double, _ time: Double) -> Double {
    min(1, time / swell) * (1 - share) * (1 - share)
  }

  /// The phase in turns: the integral of a pitch that glides evenly.
  private static func turns(_ note: Note, at time: Double) -> Double {
    note.from * time + (note.to - note.from) * time * time / (2 * note.length)
  }

  private static func wave(_ note: Note, _ turns: Double) -> Double {
    if note.wave == .sine { return sin(2 * .pi * turns) }
    let part = (turns + 0.25) - (turns + 0.25).rounded(.down)
    return 1 - 4 * abs(part - 0.5)
  }
}

/// White noise, the same in every run (Marsaglia 2003, 32-bit xorshift).
private struct Noise {
  private var state: UInt32 = 2_463_534_242

  /// From -1 to 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Double(state) / Double(UInt32.max) * 2 - 1
  }
}

extension SoundCue {
  /// The sound of the cue: quiet, and over before the next answer.
  public var samples: Samples { samples(raisedBy: 0) }

  /// The same higher by some semitones, as for a combo.
  public func samples(raisedBy semitones: Int) -> Samples {
    let factor = pow(2, Double(semitones) / 12)
    return Synthesiser.samples(of: notes.map { $0.higher(by: factor) })
  }

  private var notes: [Note] {
    switch self {
    case .right: bell(.e5, at: 0, for: 0.16) + bell(.b5, at: 0.06, for: 0.24)
    case .wrong: [Note(.triangle, .g3, for: 0.16, 0.2), Note(.triangle, .e3, at: 0.11, for: 0.26, 0.2)]
    case .match:
      bell(.c5, at: 0, for: 0.2) + bell(.e5, at: 0.06, for: 0.2) + bell(.g5, at: 0.12, for: 0.3)
    case .pop: [Note(.sine, 320, to: 1150, for: 0.08, 0.3), Note(.noise, 0, for: 0.018, 0.06)]
    case .win:
      [Double.c5, .e5, .g5].enumerated().flatMap { bell($1, at: 0.11 * Double($0), for: 0.3) }
        + bell(.c6, at: 0.33, for: 0.75) + bell(.e5, at: 0.33, for: 0.6)
    }
  }

  /// A tone with a fainter, shorter one an octave above.
  private func bell(_ pitch: Double, at start: Double, for length: Double) -> [Note] {
    [
      Note(.sine, pitch, at: start, for: length, 0.18),
      Note(.sine, 2 * pitch, at: start, for: length / 2, 0.05),
    ]
  }
}

extension Samples {
  /// A tune of soft tones one after another, for a game's own sounds.
  ///
  /// Pitches are in Hz (440 is a'); 0 is a rest. `seconds` is the length of each tone.
  public static func tune(_ pitches: [Double], seconds: Double = 0.12) -> Samples {
    let notes = pitches.enumerated().map { index, pitch in
      Note(.triangle, pitch, at: Double(index) * seconds, for: seconds, pitch > 0 ? 0.2 : 0)
    }
    return Synthesiser.samples(of: notes)
  }
}

/// Pitches in Hz, in equal temperament from a' = 440.
extension Double {
  fileprivate static let e3 = 164.81
  fileprivate static let g3 = 196.0
  fileprivate static let c5 = 523.25
  fileprivate static let e5 = 659.26
  fileprivate static let g5 = 783.99
  fileprivate static let b5 = 987.77
  fileprivate static let c6 = 1046.5
}
