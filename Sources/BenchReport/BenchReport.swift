import ArgumentParser
import Foundation

/// `BenchReport` measures Babble beside a C program that draws the same through ncurses, and prints one table.
@main
struct BenchReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure Babble beside a C program that draws the same through ncurses.",
    discussion: "Trials: \(Trials.names.joined(separator: ", ")).")

  @Option(help: ArgumentHelp("Run these trials alone.", valueName: "trial,…"))
  var only: String?

  @Option(help: "How often each trial is run; the table shows medians.")
  var repetitions = 5

  @Flag(help: "Print the figures as JSON.")
  var json = false

  func validate() throws {
    guard repetitions > 0 else { throw ValidationError("--repetitions takes 1 or more, not \(repetitions).") }
    if let unknown = wanted.first(where: { !Trials.names.contains($0) }) {
      throw ValidationError(
        "There is no trial \"\(unknown)\". Trials: \(Trials.names.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let programs = try Programs()
    defer { programs.removeHome() }
    let load = Machine.load
    let checks = Workload.all.filter { wanted.contains($0.name) }.map { Check(of: $0, by: programs) }
    var records = Trials.all(by: programs).filter { wanted.contains($0.name) }.map { Record($0) }
    for repetition in 1...repetitions {
      note("Repetition \(repetition) of \(repetitions)")
      for index in records.indices { records[index].runOnce() }
    }
    let report = Report(records, checks, load: load, repetitions: repetitions)
    print(json ? try report.json() : report.text)
    if !report.failures.isEmpty { throw ExitCode.failure }
  }

  private var wanted: [String] {
    only?.split(separator: ",").map(String.init) ?? Trials.names
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
