/// What was said, ready to be kept: without the silence around it, and as loud as every other recording.
package struct VoiceTake: Hashable, Sendable {
  /// What is wrong with it.
  package enum Fault: Hashable, Sendable {
    /// Nothing was said.
    case silent
    /// It was too loud to be written, and rattles.
    case clipped
  }

  /// How loud a recording becomes, in decibels of full scale, unless its peaks would be louder than they may.
  package static let loudness = -20.0
  /// How loud its loudest sample may become.
  package static let peak = -1.0
  /// Seconds that stay before the first and after the last sound: a consonant begins and a vowel ends below what counts as
  /// silence.
  private static let (before, after) = (0.05, 0.12)
  /// Seconds in which it comes and goes, so that neither end clicks.
  private static let fade = 0.005

  /// The sound; empty where nothing was said.
  package let samples: Samples
  /// What is wrong with it; nil where it is good.
  package let fault: Fault?

  /// What a meter has heard.
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

  /// Its shape in so many columns: how far from silence the loudest sample of each is, from 0 to 1.
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
