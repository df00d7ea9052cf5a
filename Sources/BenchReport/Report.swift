import Foundation

/// What is printed at the end.
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

  /// What could not run, a line each.
  var failures: [String] {
    let failed = checks.filter(\.hasFailed).map { "\($0.workload): \($0.finding)" }
    let killed = kills.flatMap { $0.hasFailed ? "kills: \($0.finding)" : nil }
    return failed + records.compactMap(\.failure).filter { !failed.contains($0) }
      + [killed].compactMap(\.self)
  }

  /// As one plain table.
  var text: String {
    var lines = [
      "Babble beside a C program that draws the same through ncurses. Medians of \(repetitions).",
      "\(Machine.cores) cores, \(Machine.processor); load \(load) before, \(Machine.load) after. "
        + "Absolute figures hang on that: the ratios count.", "",
    ]
    lines += Table(measurements).lines
    lines += [
      "", "babble is two processes: one plays, the other brings the terminal back if that one is killed.",
    ]
    lines += findings
    lines += [kills?.finding].compactMap { $0.map { "\($0)." } }
    if let handwriting { lines += [""] + handwriting.lines }
    lines += failures.map { "Failed: \($0)." }
    return lines.joined(separator: "\n")
  }

  /// For programs.
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
      cores: Machine.cores, processor: Machine.processor, loadBefore: load, loadAfter: Machine.load,
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
