import Glibc

/// Sound at another rate. Each new sample is a sum of old ones around its time, weighted by a sinc under a Hann window (Smith,
/// Digital Audio Resampling, 1984, https://ccrma.stanford.edu/~jos/resample/): nothing that both rates can hold is lost, and
/// nothing is added that only one can.
extension Samples {
  /// The same sound with so many samples a second.
  package func resampled(to rate: Int) -> Samples {
    if rate == self.rate { return self }
    let filter = SincFilter(from: self.rate, to: rate)
    let count = Int((Double(values.count) * Double(rate) / Double(self.rate)).rounded())
    return Samples(rate: rate, (0..<count).map { Self.clipped(filter.value($0, of: values)) })
  }
}

/// The weights for each place that a new sample can have between two old ones.
private struct SincFilter {
  /// How many times the sinc crosses zero on either side.
  private static let crossings = 24.0

  private let up, down: Int
  /// How many old samples count on either side.
  private let reach: Int
  /// By the place after an old sample, in parts of the distance to the next one.
  private let weights: [[Double]]

  init(from old: Int, to new: Int) {
    let divisor = Self.divisor(old, new)
    (up, down) = (new / divisor, old / divisor)
    // Where there will be fewer samples, what they can't hold has to go.
    let band = min(1, Double(new) / Double(old))
    let reach = Int((Self.crossings / band).rounded(.up))
    self.reach = reach
    weights = (0..<up).map { [up] phase in
      let place = Double(phase) / Double(up)
      return (1 - reach...reach).map { Self.weight(Double($0) - place, band, Double(reach)) }
    }
  }

  /// The new sample of a number.
  func value(_ number: Int, of values: [Int16]) -> Double {
    let (whole, phase) = (number * down).quotientAndRemainder(dividingBy: up)
    let weights = weights[phase]
    let start = whole + 1 - reach
    var sum = 0.0
    for index in max(0, start)..<max(0, start, min(values.count, start + weights.count)) {
      sum += weights[index - start] * Double(values[index])
    }
    return sum
  }

  private static func weight(_ distance: Double, _ band: Double, _ reach: Double) -> Double {
    guard abs(distance) < reach else { return 0 }
    let turn = Double.pi * distance * band
    let sinc = turn == 0 ? 1 : sin(turn) / turn
    return band * sinc * (0.5 + 0.5 * cos(.pi * distance / reach))
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
