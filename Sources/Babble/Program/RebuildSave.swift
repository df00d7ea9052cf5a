import Engine
import System
import Glibc
import Learning
import Saving

/// `babble doctor --rebuild`: the save made anew from the journal.
struct RebuildSave {
  private let program: Program
  private let isAgreed: Bool

  /// - Parameter isAgreed: whether it may be written without asking.
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

  /// Without a terminal nobody can be asked.
  private func agree() throws(Failure) {
    if isAgreed { return }
    guard isatty(STDIN_FILENO) == 1 else {
      let home = program.options.home.map { " --home '\($0)'" } ?? ""
      throw Failure(
        description: "Nothing was written. To do it: babble doctor --rebuild --yes\(home)", status: 2)
    }
    guard Printer.agrees("Write it?") else { throw Failure(description: "Nothing was written.") }
  }
}
