import ArgumentParser
import Engine
import Glibc

/// The program. Without a command it opens the first screen.
package struct Babble: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "babble",
    abstract: "A terminal arcade for people who learn words.",
    discussion: """
      Without a command the start screen opens. The last line of every screen shows its keys.

      Examples:
        babble
        babble today
        babble play memory --deck spanish-first
        babble --reduce-motion --no-timer
      """,
    version: version,
    subcommands: [
      TodayCommand.self, DueCommand.self, LookCommand.self, ReadCommand.self, Words.self, Play.self,
      ReplayCommand.self,
      Verify.self, LadderCommand.self, Decks.self, Kits.self, VoiceCommand.self, DictionaryCommand.self,
      Stats.self,
      SettingsCommand.self, ExportHome.self, ImportHome.self, Doctor.self,
    ])

  static let version = "0.2.0"

  @OptionGroup var options: CommonOptions

  package init() {}

  /// Wrong usage ends with status 2, everything else with the status of the command.
  package static func main() {
    // Hitting the file size limit should be reported as a failed write, not kill the program.
    signal(SIGXFSZ, SIG_IGN)
    do {
      // Parsing takes a third of the time to the first screen and of what a prompt waits for, so it is skipped where there is
      // nothing to parse.
      if CommandLine.argc == 1 { Program(Options()).open(starting: nil) }
      if Environment.arguments == ["due"] { return try DueCommand.run(Program(Options())) }
      var command = try parseAsRoot(Environment.arguments)
      try command.run()
    } catch {
      end(after: error)
    }
  }

  /// Prints the error, or the help that was asked for, and exits with the matching status.
  static func end(after error: any Error) -> Never {
    if let failure = error as? Failure {
      Printer.error(failure.lines.enumerated().map { Text(($0 == 0 ? "Error: " : "") + $1) })
      Glibc.exit(failure.status)
    }
    let isClean = exitCode(for: error) == .success
    let message = isClean ? nil : CommandGuess.message(for: Environment.arguments)
    let lines = message ?? fullMessage(for: error)
    if !lines.isEmpty { isClean ? Printer.out(lines: lines) : Printer.error(lines: lines) }
    // The parser's own errors are wrong usage.
    Glibc.exit(isClean ? 0 : 2)
  }

  package func run() {
    Program(options).open(starting: nil)
  }
}
