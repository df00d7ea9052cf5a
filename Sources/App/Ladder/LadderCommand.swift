import ArgumentParser
import Engine
import Formats
import Games
import Interface
import Learning
import System

/// `babble ladder [FOLDER]`: ranks the recordings of a folder.
struct LadderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ladder",
    abstract: "Rank the recordings of a folder by day, week and game.",
    discussion: """
      A ladder is a folder of recordings: friends', a class's, a synced one. Each is played again, once, and only what \
      it really reached counts; those that were altered are listed last. The folder is remembered. Without any, it is \
      your own folder replays, where every game that ends keeps its recording.

      Examples:
        babble ladder ~/Sync/class
        babble ladder --week
        babble ladder --json
      """)

  @Argument(help: ArgumentHelp("A folder of recordings.", valueName: "folder"), completion: .directory)
  var folder: String?

  @Flag(help: "Only today's games.")
  var day = false

  @Flag(help: "Only this week's games, from Monday on.")
  var week = false

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (learner, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    let named = folder.map { PosixFileSystem().real($0) }
    let ladder = try LongWork.run { work in
      try learner.ladder(of: named) { (count, all) throws(Failure) in
        try work.report { Ladder.progress(count, of: all) }
      }
    }
    if json {
      let text = String(decoding: JSON.write(ladder.json(periods), spread: 2), as: UTF8.self)
      Printer.out(lines: String(text.dropLast()))
    } else {
      Printer.out(ladder.lines(periods, try program.shelf()))
    }
    if let named, named != learner.save.settings[.games.ladder] { try remember(named, program) }
  }

  private var periods: [Ladder.Period] {
    let chosen: [Ladder.Period] = (day ? [.day] : []) + (week ? [.week] : [])
    return chosen.isEmpty ? Ladder.Period.allCases : chosen
  }

  private func remember(_ folder: String, _ program: Program) throws {
    var host = try program.plainHost()
    host.handle([ArcadeReport.setting(Settings.Change(.games.ladder, to: folder))])
    host.flush()
    if let obstacle = host.obstacle { Printer.error([Text("The folder is not remembered. \(obstacle)")]) }
  }
}

extension Ladder {
  static func progress(_ count: Int, of all: Int) -> Text {
    Text("\(Figure.grouped(count)) of \(Figure.grouped(all)) checked")
  }

  /// A section for each period in which anything was played, then what isn't verified.
  fileprivate func lines(_ periods: [Period], _ shelf: DeckShelf) -> [Text] {
    if let emptiness { return [emptiness] }
    let sections = periods.flatMap { period -> [Text] in
      let table = ScoreTable(places(in: period).filter { $0.number != nil }, shelf, isNumbered: true).lines
      return table.isEmpty ? [] : [period.title] + table.map { "  " + $0 } + [.empty]
    }
    let failed = entries.filter { $0.verdict != .verified }.map { Text("  \($0.name): \($0.reason)") }
    let scores = sections.isEmpty ? ["Nothing was played in that time.", .empty] : sections
    return scores + (failed.isEmpty ? [] : ["Not verified"] + failed + [.empty]) + [Self.proof]
  }

  /// All recordings with their places in these periods.
  fileprivate func json(_ periods: [Period]) -> JSONValue {
    var places: [String: JSONObject] = [:]
    for period in periods {
      for place in self.places(in: period) {
        places[place.entry.path, default: [:]][period.rawValue] = place.number.map { .integer($0) }
      }
    }
    let recordings = entries.map { entry in
      let place = JSONMember("places", .object(places[entry.path] ?? [:]))
      return JSONValue.object(
        JSONObject(entry.json.members + [JSONMember("title", .string(entry.title)), place]))
    }
    return .object(["folder": .string(folder), "recordings": .array(recordings)])
  }
}
