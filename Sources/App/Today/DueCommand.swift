import ArgumentParser
import Engine
import Learning

/// `babble due`.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due", abstract: "Print what is due today, for prompts and status bars.",
    discussion: """
      Read-only; safe while Babble is running.

      Examples:
        babble due
        babble due --json
      """)

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws { try Self.run(Program(options), json: json) }

  static func run(_ program: Program, json: Bool = false) throws {
    let due = try program.due()
    Printer.out(Text(json ? due.json : due.line))
    // A person gets the advice as well; a script only the usual line.
    if let advice = due.advice, Printer.hasAudience { Printer.error([advice]) }
  }
}

extension Learner {
  /// What today has left, whatever the command line turns off.
  var due: DueCount {
    var learner = self
    learner.forgetOptions()
    return DueCount(DayAmount(learner.dayInput(on: day)), hasCourse: learner.hasCourse)
  }
}
