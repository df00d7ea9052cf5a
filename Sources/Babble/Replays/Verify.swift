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
      """)

  @Argument(help: ArgumentHelp("Replays.", valueName: "file"), completion: .file(extensions: ["babble"]))
  var files: [String]

  @OptionGroup var options: CommonOptions

  /// Replays that can't be taken, or aren't what they claim, are named after the others and make the status 1.
  func run() throws {
    let shelf = try Program(options).shelf()
    var found: [Verification] = []
    var complaints: [String] = []
    for file in files {
      do throws(Failure) {
        let verification = try Verification(ReplayFile.load(file))
        if verification.verdict == .verified {
          found.append(verification)
        } else {
          complaints.append("\(file): \(verification.sentence).")
        }
      } catch {
        complaints.append("\(file): \(error)")
      }
    }
    Printer.out(ScoreTable(found, shelf).lines)
    if !complaints.isEmpty { throw Failure(lines: complaints) }
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
