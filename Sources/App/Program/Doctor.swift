import ArgumentParser
import Engine
import System

/// `babble doctor`: what this terminal can do and where things are.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what this terminal can do, what is installed, and where the files are.",
    discussion: """
      With --report it goes into a file of text, together with the last game that was played to its end: enough to \
      look into what went wrong, and nothing private beyond the name that you have chosen and the words of that game.

      Examples:
        babble doctor
        babble doctor --report report.txt
        babble doctor --limits
      """)

  @Option(
    help: ArgumentHelp("Write it into a new file, with the last game, for a bug report.", valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(help: "Print how much is read of anything, which programs are started, and which variables count.")
  var limits = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if limits, report != nil { throw ValidationError("--limits and --report are two things: do one first.") }
  }

  func run() throws {
    if limits { return Printer.out(Bounds.lines) }
    let program = Program(options)
    let rows = Examination(program).rows
    guard let report else { return Printer.out(rows.flatMap(\.lines)) }
    let packed = BugReport(
      rows, lastGame: (try? program.home()).flatMap(LastGame.init),
      Discretion(program.environment, home: try? program.home()))
    try AskedFile.write(to: report) { file in try file.write(Array(packed.text.utf8)) }
    Printer.out(["The report is in \(report).", Text(packed.promise), "Read it before you send it."])
  }
}
