import ArgumentParser
import Learners
import Learning

/// Simulated learners play a month of Babble and a month of plain typed reviews; the report shows how much
/// they know a week later.
@main
struct LearnReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Let simulated learners play a month of Babble beside a month of plain typed reviews.",
    discussion: "The learners, and what they can't tell, are described in docs/learning.md.")

  @Option(help: "How many days they learn.")
  var days = 30

  @Option(help: "How many learners there are for each column and transfer.")
  var seeds = 4

  @Flag(help: "One learner for each column and transfer.")
  var quick = false

  func validate() throws {
    guard days > 1 else { throw ValidationError("--days takes 2 or more, not \(days).") }
    guard seeds > 0 else { throw ValidationError("--seeds takes 1 or more, not \(seeds).") }
  }

  func run() throws {
    let seeds = quick ? 1 : seeds
    print(
      "\(days) days, \(LearnLoad.transfers.count * seeds) learners a column; mean ± spread. "
        + "Kept: recalled a week later, as is to be expected.", "")
    let comparison = PlainComparison(.fsrs, days: days, seeds: seeds)
    print(comparison.table.text, "")
    print(PlainComparison(.activation, days: days, seeds: seeds).table.text, "")
    print("What a rule is worth: words kept, and words kept by the minute, where it is left out.", "")
    print(Ablation(comparison.today, days: days, seeds: seeds).table.text, "")
    print(
      "Typed answers of a month in which weights are trained: expected, right, and how far apart they are.",
      "")
    print(TypedAnswers(days: days, seeds: seeds).table.text, "")
    print("Months that go badly: the worst of \(seeds).", "")
    print(HardMonths(days: days, seeds: seeds).table.text, "")
    print("The same without the rule that what is beyond a usual day waits.", "")
    print(HardMonths(days: days, seeds: seeds, rules: .allAtOnce).table.text)
    try tell(comparison.faults)
  }

  /// Missing the goal is a failure.
  private func tell(_ faults: [String]) throws {
    print("", faults.isEmpty ? "The goal is reached." : "The goal is missed:")
    for fault in faults { print("  " + fault) }
    if !faults.isEmpty { throw ExitCode(1) }
  }

  private func print(_ lines: String...) { for line in lines { Swift.print(line) } }
}
