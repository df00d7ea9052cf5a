import ArgumentParser
import Engine
import Learning
import Saving
import System

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
        babble doctor --limits
        babble doctor --rebuild --yes
      """)

  @Option(
    help: ArgumentHelp("Write it into a new file, with the last game, for a bug report.", valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(help: "Print how much is read of anything, which programs are started, and which variables count.")
  var limits = false

  @Flag(help: "Rebuild the save from the journal, and say what differed.")
  var rebuild = false

  @Flag(help: "With --rebuild: write it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if [rebuild, limits, report != nil].count(where: \.self) > 1 {
      throw ValidationError("--limits, --rebuild and --report are three things: do one first.")
    }
    if yes && !rebuild { throw ValidationError("--yes goes with --rebuild.") }
  }

  func run() throws {
    if limits { return Printer.out(Bounds.lines) }
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

/// `babble doctor --rebuild`: rebuilds the save from the journal.
private struct RebuildSave {
  private let program: Program
  private let isAgreed: Bool

  /// - Parameter isAgreed: whether to write it without asking.
  init(_ program: Program, isAgreed: Bool) {
    self.program = program
    self.isAgreed = isAgreed
  }

  func run() throws {
    let rebuild = try read()
    Printer.out(rebuild.notices.map { Text($0) })
    Printer.out([Self.count(rebuild)])
    if rebuild.differences.isEmpty {
      return Printer.out(["The save says the same as the journal. Nothing was written."])
    }
    Printer.out(["What would change:"] + rebuild.differences.map { Text("  " + $0) })
    try agree()
    do throws(SaveError) {
      let kept = try rebuild.write()
      Printer.out(["The save was rebuilt." + Text(kept.map { " The old one is \($0)." } ?? "")])
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private static func count(_ rebuild: Rebuild) -> Text {
    let names = rebuild.names
    return names.count > 1
      ? Text("Events in \(names.count) journals (\(names.joined(separator: ", "))): \(rebuild.eventCount).")
      : Text("Events in the journal: \(rebuild.eventCount).")
  }

  private func read() throws -> Rebuild {
    let (home, surroundings) = (try program.home(), program.surroundings(at: try program.clock().moment))
    do {
      return try LongWork.run { work in
        try Rebuild(home: home, files: PosixFileSystem(), surroundings) { read, all in
          try work.report { "Reading the journal: \(read * 100 / max(all, 1)) %" }
        }
      }
    } catch let error as SaveError {
      throw Failure(description: "\(error)")
    }
  }

  private func agree() throws(Failure) {
    if isAgreed { return }
    let home = program.options.home.map { " --home '\($0)'" } ?? ""
    try Printer.agree(
      to: "Write it?", refusal: "Nothing was written.",
      unasked: ["Nothing was written. To do it: babble doctor --rebuild --yes\(home)"])
  }
}
