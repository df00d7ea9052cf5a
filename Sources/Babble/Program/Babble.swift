import ArgumentParser
import Engine
import Glibc
import Learning
import System

/// The program. Without a command it opens the arcade.
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

  /// Wrong usage ends with status 2, everything else with the status of the command.
  static func main() {
    // Hitting the file size limit should be reported as a failed write, not kill the program.
    signal(SIGXFSZ, SIG_IGN)
    do {
      // Parsing takes a third of the time to the first screen, so it is skipped when there are no arguments.
      if CommandLine.argc == 1 { Program.open() }
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
    let message = fullMessage(for: error)
    if !message.isEmpty { isClean ? Printer.out(lines: message) : Printer.error(lines: message) }
    let meant = isClean ? nil : CommandGuess.name(for: Environment.arguments)
    if let meant { Printer.error([Text("Did you mean \(meant)?")]) }
    // The parser's own errors are wrong usage.
    Glibc.exit(isClean ? 0 : 2)
  }

  func run() {
    Program(options).open(starting: nil)
  }
}

/// A command could not do its work.
struct Failure: Error, CustomStringConvertible {
  /// What happened and what to do about it, line by line. The lines may quote text from outside, so each is
  /// cleaned before it is printed, and stays one line whatever it contains.
  let lines: [String]
  /// 1 if something could not be done, 2 if the terminal isn't capable of it.
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

/// Guesses the command behind a mistyped name.
enum CommandGuess {
  /// With more typing errors than this it is taken for another word.
  private static let mostSlips = 2

  /// Such as `today` for `todya`; nil if each word is a command, or if none is close.
  static func name(for arguments: [String], of root: any ParsableCommand.Type = Babble.self) -> String? {
    var command = root
    for argument in arguments {
      let commands = command.configuration.subcommands
      if commands.isEmpty || argument.hasPrefix("-") { return nil }
      guard let next = commands.first(where: { $0._commandName == argument }) else {
        return nearest(to: argument, among: commands.map { $0._commandName })
      }
      command = next
    }
    return nil
  }

  /// The name that was meant; nil if none is close.
  static func nearest(to typed: String, among names: [String]) -> String? {
    let slips = names.map { (name: $0, count: Slips(typed.lowercased(), from: $0).count) }
    return slips.filter { $0.count <= mostSlips && 2 * $0.count < $0.name.count }
      .min { $0.count < $1.count }?.name
  }
}
