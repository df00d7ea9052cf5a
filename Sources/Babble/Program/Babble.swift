import ArgumentParser
import Engine
import System
import Glibc

/// The program: without a command it opens the arcade.
@main
struct Babble: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "babble",
    abstract: "A terminal arcade for people who learn words.",
    discussion: """
      Without a command the start screen opens. The last line of every screen shows its keys.

      Examples:
        babble
        babble today
        babble play memory --deck spanish-150
        babble --reduce-motion --no-timer
      """,
    version: version,
    subcommands: [
      TodayCommand.self, DueCommand.self, LookCommand.self, ReadCommand.self, Words.self, Play.self,
      ReplayCommand.self,
      Verify.self, Decks.self, Kits.self, VoiceCommand.self, DictionaryCommand.self, Stats.self,
      ExportHome.self,
      ImportHome.self, Doctor.self,
    ])

  static let version = "0.2.0"

  @OptionGroup var options: CommonOptions

  /// Wrong use ends with status 2, everything else as the command says.
  static func main() {
    // A file that may not grow is a failure to write, which is said, and no reason to die.
    signal(SIGXFSZ, SIG_IGN)
    do {
      // The parser takes a third of the time to the first screen, so it is left out where it has nothing to do.
      if CommandLine.argc == 1 { Program.open() }
      var command = try parseAsRoot(Environment.arguments)
      try command.run()
    } catch {
      end(after: error)
    }
  }

  /// Prints what went wrong, or the help that was asked for, and ends with the status of that.
  static func end(after error: any Error) -> Never {
    if let failure = error as? Failure {
      Printer.error(failure.lines.enumerated().map { Text(($0 == 0 ? "Error: " : "") + $1) })
      Glibc.exit(failure.status)
    }
    let isClean = exitCode(for: error) == .success
    let message = fullMessage(for: error)
    if !message.isEmpty { isClean ? Printer.out(lines: message) : Printer.error(lines: message) }
    let meant = isClean ? nil : CommandGuess.name(for: Environment.arguments)
    if let meant { Printer.error([Text("Did you mean \(meant)?")]) }
    // The parser's own errors are wrong use.
    Glibc.exit(isClean ? 0 : 2)
  }

  func run() {
    Program(options).open(starting: nil)
  }
}

/// A command could not do what it was asked for.
struct Failure: Error, CustomStringConvertible {
  /// What happened and what to do, line by line. They may hold text from outside, so each is cleaned before it is
  /// printed, and stays one line whatever it holds.
  let lines: [String]
  /// 1 for what could not be done, 2 for a terminal that can't.
  let status: Int32

  init(lines: [String], status: Int32 = 1) {
    self.lines = lines
    self.status = status
  }

  init(description: String, status: Int32 = 1) {
    self.init(lines: [description], status: status)
  }

  var description: String { lines.joined(separator: " ") }
}
