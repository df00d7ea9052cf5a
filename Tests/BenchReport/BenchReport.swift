import ArgumentParser
import Foundation

/// `BenchReport` measures Babble against a C program that draws the same through ncurses, and prints a table.
@main
struct BenchReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure Babble beside a C program that draws the same through ncurses.",
    discussion: "Trials: \(names.joined(separator: ", ")).")

  @Option(help: ArgumentHelp("Run these trials alone.", valueName: "trial,…"))
  var only: String?

  @Option(help: "How often each trial is run; the table shows medians.")
  var repetitions = 5

  @Option(help: "How often babble is killed while answers are given.")
  var kills = 1000

  @Option(help: ArgumentHelp("How long the trial of memory plays.", valueName: "seconds"))
  var play = 10

  @Option(help: "What the hands that draw characters take their chance from.")
  var seed: UInt64 = 18

  @Flag(help: "Print the figures as JSON.")
  var json = false

  func validate() throws {
    guard repetitions > 0 else { throw ValidationError("--repetitions takes 1 or more, not \(repetitions).") }
    guard kills > 0 else { throw ValidationError("--kills takes 1 or more, not \(kills).") }
    guard play > 0 else { throw ValidationError("--play takes 1 or more, not \(play).") }
    if let unknown = wanted.first(where: { !Self.names.contains($0) }) {
      throw ValidationError(
        "There is no trial \"\(unknown)\". Trials: \(Self.names.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let programs = try Programs()
    defer { programs.removeHome() }
    let load = Hardware.load
    let checks = Workload.all.filter { wanted.contains($0.name) }.map { Check(of: $0, by: programs) }
    let trials = Trials.all(by: programs, secondsOfPlay: play)
    var records = trials.filter { wanted.contains($0.name) }.map { Record($0) }
    for repetition in 1...repetitions where !records.isEmpty {
      note("Repetition \(repetition) of \(repetitions)")
      for index in records.indices { records[index].runOnce() }
    }
    let killings = wanted.contains("kills") ? try Kills(kills, of: programs, note: note) : nil
    let handwriting = wanted.contains("handwriting") ? HandwritingReport(seed: seed, note: note) : nil
    let report = Report(records, checks, killings, handwriting, load: load, repetitions: repetitions)
    print(json ? try report.json() : report.text)
    if !report.failures.isEmpty { throw ExitCode.failure }
  }

  private static let names = Trials.names + ["kills", "handwriting"]

  private var wanted: [String] {
    only?.split(separator: ",").map(String.init) ?? Self.names
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
