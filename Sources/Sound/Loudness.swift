import Glibc

/// Loudness in decibels of full scale: 0 is a row of full-scale samples, and halving the amplitude takes away
/// 6.
package enum Loudness {
  /// Stands for silence; quieter than 16 bits can express.
  package static let silence = -100.0

  /// The perceived loudness: the root mean square of the samples.
  package static func rms(of values: some Collection<Int16>) -> Double {
    guard !values.isEmpty else { return silence }
    let sum = values.reduce(0.0) { $0 + Double($1) * Double($1) }
    return decibels(of: (sum / Double(values.count)).squareRoot() / full)
  }

  /// The same without a DC offset, which some sound cards add and nobody hears.
  static func heard(in values: ArraySlice<Int16>) -> Double {
    guard !values.isEmpty else { return silence }
    let (count, mean) = (Double(values.count), mean(of: values))
    let sum = values.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return decibels(of: (sum / count).squareRoot() / full)
  }

  /// The loudest sample.
  package static func peak(of values: some Collection<Int16>) -> Double {
    decibels(of: values.reduce(0) { max($0, abs(Double($1))) } / full)
  }

  /// The factor of amplitude for a difference in decibels.
  static func factor(_ decibels: Double) -> Double { pow(10, decibels / 20) }

  static func mean(of values: some Collection<Int16>) -> Double {
    values.isEmpty ? 0 : values.reduce(0.0) { $0 + Double($1) } / Double(values.count)
  }

  private static let full = Double(Int16.max)

  private static func decibels(of share: Double) -> Double {
    share > 0 ? max(silence, 20 * log10(share)) : silence
  }
}
