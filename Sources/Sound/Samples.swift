import Glibc

/// Sound as mono samples of 16 bits, signed.
public struct Samples: Hashable, Sendable {
  /// Samples per second.
  public let rate: Int
  /// None is louder than 32,767.
  public let values: [Int16]

  /// - Precondition: the rate is above 0.
  public init(rate: Int, _ values: [Int16]) {
    precondition(rate > 0, "\(rate) samples a second are no sound")
    self.rate = rate
    self.values = values
  }

  public var seconds: Double { Double(values.count) / Double(rate) }

  /// The amplitude of the loudest sample, from 0 to 1.
  public var peak: Double { values.reduce(0) { max($0, abs(Double($1))) } / Double(Int16.max) }

  /// The same sound without the silence before and after it, cut to at most this many seconds.
  public func trimmed(to seconds: Double) -> Samples {
    let isHeard: (Int16) -> Bool = { $0.magnitude > Self.audible }
    guard let first = values.firstIndex(where: isHeard), let last = values.lastIndex(where: isHeard) else {
      return Samples(rate: rate, [])
    }
    let most = Int(seconds * Double(rate))
    return Samples(rate: rate, Array(values[first...last].prefix(most)))
  }

  /// The beginning of the sound, at most this many seconds.
  public func cut(to seconds: Double) -> Samples {
    let most = Int(seconds * Double(rate))
    return most < values.count ? Samples(rate: rate, Array(values.prefix(most))) : self
  }

  /// The same sound with this peak, from 0 to 1.
  public func scaled(toPeak wanted: Double) -> Samples {
    guard peak > 0 else { return self }
    let factor = wanted / peak
    return Samples(rate: rate, values.map { Self.clipped(Double($0) * factor) })
  }

  /// Anything quieter counts as silence.
  private static let audible: UInt16 = 100

  static func clipped(_ value: Double) -> Int16 {
    Int16(min(max(value, -Double(Int16.max)), Double(Int16.max)).rounded())
  }
}

/// Resampling. Each new sample is a sum of old ones around its time, weighted by a Hann-windowed sinc (Smith,
/// Digital Audio Resampling, 1984, https://ccrma.stanford.edu/~jos/resample/): nothing that both rates can
/// hold is lost, and nothing that only one can hold is added.
extension Samples {
  /// The same sound at another rate, in samples per second.
  package func resampled(to rate: Int) -> Samples {
    if rate == self.rate { return self }
    let filter = SincFilter(from: self.rate, to: rate)
    let count = Int((Double(values.count) * Double(rate) / Double(self.rate)).rounded())
    return Samples(rate: rate, (0..<count).map { Self.clipped(filter.value($0, of: values)) })
  }
}

/// Weights for each position that a new sample can have between two old ones.
private struct SincFilter {
  /// Zero crossings of the sinc on either side.
  private static let crossings = 24.0

  private let up, down: Int
  /// The number of old samples on either side that count.
  private let reach: Int
  /// By the position after an old sample, in fractions of the distance to the next.
  private let weights: [[Double]]

  init(from old: Int, to new: Int) {
    let divisor = Self.divisor(old, new)
    (up, down) = (new / divisor, old / divisor)
    // When the rate goes down, frequencies that it can't hold are filtered out.
    let band = min(1, Double(new) / Double(old))
    let reach = Int((Self.crossings / band).rounded(.up))
    self.reach = reach
    weights = (0..<up).map { [up] phase in
      let place = Double(phase) / Double(up)
      return (1 - reach...reach).map { Self.weight(Double($0) - place, band, Double(reach)) }
    }
  }

  /// The new sample at an index.
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
