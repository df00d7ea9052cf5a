import ArgumentParser
import Engine
import Saving

/// `babble due`.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due", abstract: "Say how much is due today, for prompts and status bars.",
    discussion: """
      Nothing is written, also while Babble runs.

      Examples:
        babble due
        babble due --json
      """)

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let due = try Program(options).due()
    Printer.out(Text(json ? due.json : due.line))
    // Whoever looks is told; a script gets the line that it knows.
    if let advice = due.advice, Printer.hasAudience { Printer.error([advice]) }
  }
}
