import ArgumentParser
import Engine

/// `babble doctor`: what this terminal can do and where things are.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what this terminal can do, what is installed, and where the files are.",
    discussion: """
      With --report it goes into a file of text, together with the last game that was played to its end: enough to \
      look into what went wrong, and nothing private beyond the name that you have chosen and the words of that game.

      With --rebuild the save is made anew from the journal, which has all that you have answered; settings stay.

      Examples:
        babble doctor
        babble doctor --report report.txt
        babble doctor --rebuild --yes
      """)

  @Option(
    help: ArgumentHelp("Write it into a new file, with the last game, for a bug report.", valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(help: "Rebuild the save from the journal, and say what differed.")
  var rebuild = false

  @Flag(help: "With --rebuild: write it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if rebuild && report != nil {
      throw ValidationError("--rebuild and --report are two things: do one first.")
    }
    if yes && !rebuild { throw ValidationError("--yes goes with --rebuild.") }
  }

  func run() throws {
    let program = Program(options)
    if rebuild { return try RebuildSave(program, isAgreed: yes).run() }
    let rows = Examination(program).rows
    guard let report else { return Printer.out(rows.flatMap(\.lines)) }
    let packed = BugReport(
      rows, lastGame: (try? program.home()).flatMap(LastGame.init),
      Discretion(program.environment, home: try? program.home()))
    try AskedFile.write(to: report) { file in try file.write(Array(packed.text.utf8)) }
    Printer.out(["The report is in \(report).", Text(packed.promise), "Read it before you send it."])
  }
}
