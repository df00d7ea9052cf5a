import ArgumentParser
import Engine
import Glibc
import Interface
import Storage
import System

/// `babble import FILE`.
struct ImportHome: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in an archive that babble export has made.",
    discussion: """
      What it has and you haven't is added: answers of another machine are put between yours by their time, and what you \
      know is counted anew from all of them. The same archive twice adds nothing. Your settings stay as they are; a new \
      folder takes those of the archive. Where both have written something else about one word, the longer text stays, \
      and the other is kept in the folder aside.

      Examples:
        babble import everything.zip
        babble import everything.zip --yes
      """)

  @Argument(help: "An archive.", completion: .file())
  var file: String

  @Flag(help: "Do it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let home = try program.home()
    do {
      let archive = try read()
      let plan = try ImportPlan(of: archive, into: home, on: PosixFileSystem())
      Printer.error(archive.notices.map { Text($0) })
      if plan.isEmpty { return Printer.out(["All of it is here already. Nothing was written."]) }
      Printer.out([Text("It adds:")] + Self.lines(plan.sum))
      try agree()
      try merge(archive, into: home, program)
      // It is a copy of a home, whatever is wrong with a deck there.
      Printer.error(try program.shelf(of: home).obstacles.map { Text($0) })
    } catch let refusal as ImportRefusal {
      throw Failure(description: "\(refusal)")
    }
  }

  private func read() throws -> HomeArchive {
    try LongWork.run { work in
      try HomeArchive(file, on: PosixFileSystem()) { done, all in
        try work.report { "Reading: \(done * 100 / max(all, 1)) %" }
      }
    }
  }

  /// The file may have appeared while the player was being asked.
  private func merge(_ archive: HomeArchive, into home: Home, _ program: Program) throws {
    let moment = try program.clock().moment
    let opened = try program.opened(home, isReading: false, at: moment)
    try LongWork.run { _ in
      let plan = try ImportPlan(of: archive, into: home, on: PosixFileSystem())
      try plan.write(to: opened, at: moment.time)
      let kept = plan.aside.keys.sorted().map { Text("Kept aside, since another one stays: \($0)") }
      Printer.out(["It is all there."] + kept)
    }
  }

  private static func lines(_ sum: ImportPlan.Sum) -> [Text] {
    let counts = [
      (sum.answers, "answer", "answers"), (sum.otherEvents, "other event", "other events"),
      (sum.words, "word of your own", "words of your own"), (sum.kits, "kit of your own", "kits of your own"),
      (sum.decks, "deck with new words", "decks with new words"),
      (sum.recordings, "recording of a word", "recordings of words"),
      (sum.replays, "recorded game", "recorded games"), (sum.others, "other file", "other files"),
    ]
    var lines = counts.filter { $0.0 > 0 }.map { "  " + Figure.count($0.0, $0.1, $0.2) }
    if sum.answers > 0 { lines[0] += " of " + Figure.count(sum.days, "day", "days") }
    if sum.takesSettings { lines.append("  its settings, since there are none here") }
    if sum.changesWords && sum.words + sum.kits == 0 { lines.append("  what was written about words") }
    return lines.map { Text($0) }
  }

  private func agree() throws(Failure) {
    if yes { return }
    try Printer.agree(
      to: "Take it in?", refusal: "Nothing was taken in.",
      unasked: ["Nothing was taken in. To do it, add --yes."])
  }
}
