import ArgumentParser
import Engine
import Glibc
import Learning
import System

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
      Verify.self, Decks.self, Kits.self, VoiceCommand.self, DictionaryCommand.self, Stats.self,
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
      // Parsing takes a third of the time to the first screen, so it is skipped when there are no arguments.
      if CommandLine.argc == 1 { Program(Options()).open(starting: nil) }
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

  /// What to print for a mistyped name instead of the usage; nil if each word is a command, or if none is close.
  static func message(for arguments: [String]) -> String? {
    guard let name = name(for: arguments) else { return nil }
    let path = commands(in: arguments).map { $0._commandName }.joined(separator: " ")
    return "Did you mean \(name)? \(path) --help lists all commands."
  }

  /// Such as `today` for `todya`; nil if each word is a command, or if none is close.
  static func name(for arguments: [String]) -> String? {
    let path = commands(in: arguments)
    guard let typed = arguments.dropFirst(path.count - 1).first, !typed.hasPrefix("-") else { return nil }
    return nearest(to: typed, among: path[path.count - 1].configuration.subcommands.map { $0._commandName })
  }

  /// The program and the commands that the arguments begin with, each of the one before.
  private static func commands(in arguments: [String]) -> [any ParsableCommand.Type] {
    var path: [any ParsableCommand.Type] = [Babble.self]
    for argument in arguments {
      let commands = path[path.count - 1].configuration.subcommands
      guard let next = commands.first(where: { $0._commandName == argument }) else { break }
      path.append(next)
    }
    return path
  }

  /// The name that was meant; nil if none is close.
  static func nearest(to typed: String, among names: [String]) -> String? {
    let slips = names.map { (name: $0, count: Slips(typed.lowercased(), from: $0).count) }
    return slips.filter { $0.count <= mostSlips && 2 * $0.count < $0.name.count }
      .min { $0.count < $1.count }?.name
  }
}
