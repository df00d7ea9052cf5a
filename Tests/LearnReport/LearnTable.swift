/// Rows of text in columns: the first is left-aligned, the others right-aligned.
struct LearnTable {
  let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  var text: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { place, cell in
        let gap = String(repeating: " ", count: widths[place] - cell.count)
        return place > 0 ? gap + cell : row.count > 1 ? cell + gap : cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// Measurements of one quantity.
struct Sample {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }

  /// The sample standard deviation.
  var spread: Double {
    let squares = values.map { ($0 - mean) * ($0 - mean) }
    return (squares.reduce(0, +) / Double(max(1, values.count - 1))).squareRoot()
  }

  /// Mean and spread, with so many decimals.
  func text(_ digits: Int) -> String { "\(mean.text(digits)) ± \(spread.text(digits))" }
}

extension Double {
  /// With so many decimals.
  func text(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let whole = Int((magnitude * scale).rounded())
    let sign = self < 0 && whole > 0 ? "−" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let tail = "\(whole % Int(scale))"
    return "\(sign)\(whole / Int(scale)).\(String(repeating: "0", count: digits - tail.count))\(tail)"
  }

  /// A relative change in percent.
  var percent: String { (self > 0 ? "+" : "") + (100 * self).text(1) + " %" }
}
