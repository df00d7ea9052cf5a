import ArgumentParser
import Engine
import Storage
import System

/// `babble verify FILE…`: ranks scores, after checking that they were really played.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run replays again and list their scores, the best first.",
    discussion: """
      Every game that ends keeps its replay in the folder replays. Verify plays it again without a screen, compares \
      what happens in every second, and believes no number that it didn't reach itself.

      Examples:
        babble verify mine.babble
        babble verify ~/.local/share/babble/replays/*.babble
      """)

  @Argument(help: ArgumentHelp("Replays.", valueName: "file"), completion: .file(extensions: ["babble"]))
  var files: [String]

  @OptionGroup var options: CommonOptions

  /// Replays that can't be run, or aren't what they claim to be, are listed last and make the status 1.
  func run() throws {
    let shelf = try Program(options).shelf()
    let check = LadderCheck(files)
    try LongWork.run { work in
      try check.run { (count, progress) throws(Failure) in
        try work.report { Text("\(count + 1) of \(files.count)") + ": " + progress() }
      }
    }
    Printer.out(ScoreTable(Ladder.ranked(check.entries), shelf).lines)
    let obstacles = check.entries.filter { $0.verdict != .verified }.map { "\($0.path): \($0.reason)" }
    if !obstacles.isEmpty { throw Failure(lines: obstacles) }
  }
}

extension ReplayFile {
  /// The replay that a score refers to; nil if it doesn't exist or can't be read. A name can't be a path.
  static func kept(in home: Home, as name: String) -> ReplayFile? {
    name.utf8.contains(UInt8(ascii: "/")) ? nil : try? load(home.replay(name))
  }

  /// Loads a replay from its file, or from a bug report that contains one. Errors don't name the file.
  static func load(_ path: String) throws(Failure) -> ReplayFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try PosixFileSystem().read(path, limit: byteLimit)
    } catch {
      throw Failure(description: "it could not be read: \(error.reason). \(error.hint)")
    }
    do throws(ReplayError) { return try ReplayFile.read(bytes) } catch {
      throw Failure(description: "\(error)")
    }
  }
}
