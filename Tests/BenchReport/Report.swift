import Foundation
import Pty

/// The report printed at the end.
struct Report {
  private let records: [Record]
  private let checks: [Check]
  private let kills: Kills?
  private let handwriting: HandwritingReport?
  private let load: String
  private let repetitions: Int

  init(
    _ records: [Record], _ checks: [Check], _ kills: Kills?, _ handwriting: HandwritingReport?, load: String,
    repetitions: Int
  ) {
    self.records = records
    self.checks = checks
    self.kills = kills
    self.handwriting = handwriting
    self.load = load
    self.repetitions = repetitions
  }

  /// What couldn't run, one line each.
  var failures: [String] {
    let failed = checks.filter(\.hasFailed).map { "\($0.workload): \($0.finding)" }
    let killed = kills.flatMap { $0.hasFailed ? "kills: \($0.finding)" : nil }
    return failed + records.compactMap(\.failure).filter { !failed.contains($0) }
      + [killed].compactMap(\.self)
  }

  /// The report as plain text.
  var text: String {
    var lines = [
      "Babble beside a C program that draws the same through ncurses. Medians of \(repetitions).",
      "\(Hardware.cores) cores, \(Hardware.processor); load \(load) before, \(Hardware.load) after. "
        + "Absolute figures hang on that: the ratios count.", "",
    ]
    lines += ReportTable(measurements).lines + [""] + findings
    lines += [kills?.finding].compactMap { $0.map { "\($0)." } }
    if let handwriting { lines += [""] + handwriting.lines }
    lines += failures.map { "Failed: \($0)." }
    return lines.joined(separator: "\n")
  }

  /// The report for programs.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(content), as: UTF8.self)
  }

  private var findings: [String] {
    let found = checks.filter { !$0.hasFailed }.map { "\($0.workload) \($0.finding)" }
    return found.isEmpty ? [] : [found.joined(separator: "; ") + "."]
  }

  private var measurements: [Measurement] { records.flatMap(\.measurements) }

  private var content: Content {
    Content(
      cores: Hardware.cores, processor: Hardware.processor, loadBefore: load, loadAfter: Hardware.load,
      repetitions: repetitions, measurements: measurements, checks: checks, kills: kills,
      handwriting: handwriting, failures: failures)
  }

  private struct Content: Encodable {
    let cores: Int
    let processor: String
    let loadBefore: String
    let loadAfter: String
    let repetitions: Int
    let measurements: [Measurement]
    let checks: [Check]
    let kills: Kills?
    let handwriting: HandwritingReport?
    let failures: [String]
  }
}

/// Measurements as lines of text in columns.
struct ReportTable {
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

  /// Three significant digits, or all before the point.
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

/// The machine that the figures were measured on.
enum Hardware {
  static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// The mean number of runnable threads over the last minute.
  static var load: String {
    processFile("loadavg").split(separator: " ").first.map(String.init) ?? "unknown"
  }

  static var processor: String {
    let lines = processFile("cpuinfo").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
  }
}
