import Interface

extension SoundCue {
  /// How it sounds: quiet, and over before the next answer.
  public var samples: Samples { Synthesiser.samples(of: notes) }

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

  /// A tone with a fainter one an octave above that is gone sooner.
  private func bell(_ pitch: Double, at start: Double, for length: Double) -> [Note] {
    [
      Note(.sine, pitch, at: start, for: length, 0.18),
      Note(.sine, 2 * pitch, at: start, for: length / 2, 0.05),
    ]
  }
}

extension Samples {
  /// A tune of soft tones one after the other, for a sound of a game's own.
  ///
  /// Pitches are in Hz (440 is a'), and each tone takes so many seconds. A pitch of 0 is a rest.
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
