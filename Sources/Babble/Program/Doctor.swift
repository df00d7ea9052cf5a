import ArgumentParser
import Engine

/// `babble doctor`: what this terminal can do and where things are.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what this terminal can do, what is installed, and where the files are.",
    discussion: """
      With --report it goes into a file of text, together with the last game that was played to its end: enough to \
      look into what went wrong, and nothing private beyond the name that you have chosen and the words of that game.
      """)

  @Option(
    help: ArgumentHelp("Write it into a new file, with the last game, for a bug report.", valueName: "file"),
    completion: .file())
  var report: String?

  @OptionGroup var options: CommonOptions

  func run() throws {
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
