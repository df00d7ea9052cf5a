import ArgumentParser
import Engine
import System
import Interface
import Learning
import Replays
import Saving

/// `babble verify FILE…`: whose score is the best, and whether it was played.
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

  /// Replays that can't be taken, or aren't what they claim, are named after the others and make the status 1.
  func run() throws {
    let shelf = try Program(options).shelf()
    var found: [Verification] = []
    var complaints: [String] = []
    try LongWork.run { work in
      for (index, file) in files.enumerated() {
        let place = Text("\(index + 1) of \(files.count)")
        try work.report { place }
        guard let rerun = rerun(of: file, &complaints) else { continue }
        let verification = try Verification(rerun) { tick throws(Failure) in
          try work.report { place + ": " + rerun.file.progress(at: tick) }
        }
        if verification.verdict == .verified {
          found.append(verification)
        } else {
          complaints.append("\(file): \(verification.sentence).")
        }
      }
    }
    Printer.out(ScoreTable(found, shelf).lines)
    if !complaints.isEmpty { throw Failure(lines: complaints) }
  }

  private func rerun(of file: String, _ complaints: inout [String]) -> Rerun? {
    do throws(Failure) {
      return try Rerun(ReplayFile.load(file))
    } catch {
      complaints.append("\(file): \(error)")
      return nil
    }
  }
}

extension ReplayFile {
  /// The replay that a score names; nil where it isn't there or can't be read. A name is no path.
  static func kept(in home: Home, as name: String) -> ReplayFile? {
    name.utf8.contains(UInt8(ascii: "/")) ? nil : try? load(home.replay(name))
  }

  /// The replay in a file, which may be a report that holds one. Errors don't name the file.
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
