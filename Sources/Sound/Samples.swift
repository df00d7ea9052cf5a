/// Sound as a row of numbers: one channel, signed 16 bits.
public struct Samples: Hashable, Sendable {
  /// Samples in a second.
  public let rate: Int
  /// The samples, of which none is louder than 32,767.
  public let values: [Int16]

  /// Samples at a rate above 0.
  public init(rate: Int, _ values: [Int16]) {
    precondition(rate > 0, "\(rate) samples a second are no sound")
    self.rate = rate
    self.values = values
  }

  /// How long it takes.
  public var seconds: Double { Double(values.count) / Double(rate) }

  /// The loudest sample's distance from silence, from 0 to 1.
  public var peak: Double { values.reduce(0) { max($0, abs(Double($1))) } / Double(Int16.max) }

  /// The same without the silence before and after it, and without what comes after so many seconds.
  public func trimmed(to seconds: Double) -> Samples {
    let isHeard: (Int16) -> Bool = { $0.magnitude > Self.audible }
    guard let first = values.firstIndex(where: isHeard), let last = values.lastIndex(where: isHeard) else {
      return Samples(rate: rate, [])
    }
    let most = Int(seconds * Double(rate))
    return Samples(rate: rate, Array(values[first...last].prefix(most)))
  }

  /// The same, as loud as asked for at its loudest, from 0 to 1.
  public func scaled(toPeak wanted: Double) -> Samples {
    guard peak > 0 else { return self }
    let factor = wanted / peak
    return Samples(rate: rate, values.map { Self.clipped(Double($0) * factor) })
  }

  /// What is quieter passes for silence.
  private static let audible: UInt16 = 100

  static func clipped(_ value: Double) -> Int16 {
    Int16(min(max(value, -Double(Int16.max)), Double(Int16.max)).rounded())
  }
}
