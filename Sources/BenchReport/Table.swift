import Foundation

/// Measurements as lines of text, in columns.
struct Table {
  private let measurements: [Measurement]

  init(_ measurements: [Measurement]) {
    self.measurements = measurements
  }

  var lines: [String] {
    let rows = [["", "", "babble", "peer", "ratio"]] + measurements.indices.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { $0 < 2 ? row[$0].leading(widths[$0]) : row[$0].trailing(widths[$0]) }
        .joined(separator: "  ")
    }
  }

  private func row(_ index: Int) -> [String] {
    let measurement = measurements[index]
    let isFirst = index == 0 || measurements[index - 1].trial != measurement.trial
    let title = [measurement.title, measurement.unit].filter { !$0.isEmpty }.joined(separator: ", ")
    return [isFirst ? measurement.trial : "", title]
      + [measurement.babble, measurement.peer, measurement.ratio].map { $0.map(Self.figure) ?? "–" }
  }

  /// Three digits, or all before the point.
  private static func figure(_ value: Double) -> String {
    let decimals = value == 0 || abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return String(format: "%.\(decimals)f", value)
  }
}

extension String {
  fileprivate func leading(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func trailing(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
