/// A finished recording: trimmed, and as loud as every other one.
package struct VoiceTake: Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    case silent
    /// Too loud for 16 bits, so it distorts.
    case clipped
  }

  /// The target loudness, in decibels of full scale, unless that would push the peaks above `peak`.
  package static let loudness = -20.0
  /// The loudest allowed sample, in decibels of full scale.
  package static let peak = -1.0
  /// Seconds kept before the first and after the last sound, because a consonant starts and a vowel ends
  /// below the threshold of silence.
  private static let (before, after) = (0.05, 0.12)
  /// Seconds of fade at both ends, so that neither clicks.
  private static let fade = 0.005

  /// Empty if nothing was said.
  package let samples: Samples
  /// Nil if the recording is good.
  package let fault: Fault?

  /// Takes what a meter has recorded.
  package init(_ meter: VoiceMeter) {
    guard let spoken = meter.spoken else {
      (samples, fault) = (Samples(rate: VoiceMeter.rate, []), .silent)
      return
    }
    let rate = Double(VoiceMeter.rate)
    let first = max(0, spoken.lowerBound * VoiceMeter.window - Int(Self.before * rate))
    let last = min(meter.values.count, spoken.upperBound * VoiceMeter.window + Int(Self.after * rate))
    samples = Samples(rate: VoiceMeter.rate, Self.levelled(meter.values[first..<last]))
    fault = meter.isClipped ? .clipped : nil
  }

  /// The waveform in columns: the peak of each, from 0 to 1.
  package func shape(columns: Int) -> [Double] {
    guard columns > 0, !samples.values.isEmpty else { return [] }
    return (0..<columns).map { column in
      let (start, end) = (part(column, of: columns), part(column + 1, of: columns))
      return samples.values[start..<max(end, start)].reduce(0) { max($0, abs(Double($1))) }
        / Double(Int16.max)
    }
  }

  private func part(_ number: Int, of count: Int) -> Int { samples.values.count * number / count }

  private static func levelled(_ values: ArraySlice<Int16>) -> [Int16] {
    let mean = Loudness.mean(of: values)
    let centred = values.map { Samples.clipped(Double($0) - mean) }
    let gain = min(loudness - Loudness.rms(of: centred), peak - Loudness.peak(of: centred))
    let (factor, ramp) = (Loudness.factor(gain), fade * Double(VoiceMeter.rate))
    return centred.indices.map { index in
      let distance = Double(min(index, centred.count - 1 - index))
      return Samples.clipped(Double(centred[index]) * factor * min(1, distance / ramp))
    }
  }
}

extension VoiceTake {
  /// Speech from a program, treated like a recording: at the same rate, trimmed, and as loud.
  package init(spoken: Samples) {
    var meter = VoiceMeter()
    meter.add(spoken.resampled(to: VoiceMeter.rate).values)
    self.init(meter)
  }
}
