import ArgumentParser
import Engine
import Games
import Interface
import Learning
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
    var found: [Verification] = []
    var obstacles: [String] = []
    try LongWork.run { work in
      for (index, file) in files.enumerated() {
        let place = Text("\(index + 1) of \(files.count)")
        try work.report { place }
        guard let rerun = rerun(of: file, &obstacles) else { continue }
        let verification = try Verification(rerun) { tick throws(Failure) in
          try work.report { place + ": " + rerun.file.progress(at: tick) }
        }
        if verification.verdict == .verified {
          found.append(verification)
        } else {
          obstacles.append("\(file): \(verification.sentence).")
        }
      }
    }
    Printer.out(ScoreTable(found, shelf).lines)
    if !obstacles.isEmpty { throw Failure(lines: obstacles) }
  }

  private func rerun(of file: String, _ obstacles: inout [String]) -> Rerun? {
    do throws(Failure) {
      return try Rerun(ReplayFile.load(file))
    } catch {
      obstacles.append("\(file): \(error)")
      return nil
    }
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

/// Verified scores, best first, with a table for each group of comparable games.
private struct ScoreTable {
  let lines: [Text]

  init(_ found: [Verification], _ shelf: DeckShelf) {
    let titles = Dictionary(grouping: found, by: \.title)
    lines = titles.sorted { $0.key < $1.key }.flatMap { title, games in
      let ranked = games.sorted { $0.file.round.result.score > $1.file.round.result.score }
      return [Text(title)] + TextTable(ranked.map { $0.row(shelf) }).lines.map { "  " + $0 }
    }
  }
}

extension Verification {
  /// Games with the same title are comparable.
  fileprivate var title: String {
    let result = file.round.result
    let kind = result.variation.isEmpty ? "" : ": \(result.variation)"
    let side = result.direction.map { "\($0.rawValue) shown" } ?? "both sides"
    let time = result.seconds > 0 ? "\(result.seconds) s" : "no clock"
    return "\(result.game)\(kind) · \(result.deck) · \(side) · \(time)"
  }

  fileprivate func row(_ shelf: DeckShelf) -> [Text] {
    let result = file.round.result
    let score = Text(Figure.grouped(result.score))
    return [
      Text("").padded(to: 7 - score.width) + score, Text(file.player.isEmpty ? "somebody" : file.player),
      Text("\(result.right) right, \(result.wrong) wrong"),
      Text(Figure.clock(result.ticks / Tick.ticksPerSecond)),
      Text(String(Timestamp.text(file.playedAt).prefix(10))), deckLabel(shelf),
    ]
  }

  private func deckLabel(_ shelf: DeckShelf) -> Text {
    let content = file.round.setup.round.content
    guard let deck = shelf.decks.shelved(content.origin.deck) else { return "a deck you don't have" }
    return deck.source.tag == content.tag ? "your deck" : "another edition of your deck"
  }
}
