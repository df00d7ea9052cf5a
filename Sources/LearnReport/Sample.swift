/// Some measurements of the same thing.
struct Sample {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }

  /// How far one of them is from the mean, usually.
  var spread: Double {
    let squares = values.map { ($0 - mean) * ($0 - mean) }
    return (squares.reduce(0, +) / Double(max(1, values.count - 1))).squareRoot()
  }

  /// Mean and spread, with so many digits behind the point.
  func text(_ digits: Int) -> String { "\(mean.text(digits)) ± \(spread.text(digits))" }
}

extension Double {
  /// With so many digits behind the point.
  func text(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let whole = Int((magnitude * scale).rounded())
    let sign = self < 0 && whole > 0 ? "−" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let tail = "\(whole % Int(scale))"
    return "\(sign)\(whole / Int(scale)).\(String(repeating: "0", count: digits - tail.count))\(tail)"
  }

  /// A change, in hundredths.
  var percent: String { (self > 0 ? "+" : "") + (100 * self).text(1) + " %" }
}
