import Foundation
import Learning
import Storage
import Testing

@testable import App

/// A hundred games of simulated players, kept in `Tests/Replays`, which must replay as recorded for ever.
/// `make replays` records them again; `make soak` plays others.
@Suite("The recorded games", .serialized)
struct CorpusTests {
  private static let count = 100
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Replays")
  private static let environment = ProcessInfo.processInfo.environment

  @Test("replay exactly as they were recorded", .enabled(if: environment["BABBLE_RECORD"] == nil))
  func verified() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names.count == Self.count)
    for name in names {
      let bytes = try Data(contentsOf: Self.folder.appending(path: name))
      let verification = try Verification(ReplayFile(Array(bytes)))
      #expect(verification.verdict == .verified, "\(name) \(verification.sentence)")
    }
  }

  @Test(
    "and so do games drawn by hand, with a pointer finer than a cell",
    .enabled(if: environment["BABBLE_RECORD"] == nil))
  func drawn() throws {
    let folder = Self.folder.deletingLastPathComponent().appending(path: "Drawings")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.isEmpty)
    for name in names {
      let verification = try Verification(ReplayFile(Array(Data(contentsOf: folder.appending(path: name)))))
      #expect(verification.verdict == .verified, "\(name) \(verification.sentence)")
    }
  }

  @Test("are the games that simulated players play now", .enabled(if: environment["BABBLE_RECORD"] != nil))
  func record() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    let played = try Self.play(0..<Self.count, seed: 1)
    var changed: [String] = []
    for (name, file) in played {
      let place = Self.folder.appending(path: name)
      let old = try? ReplayFile(Array(Data(contentsOf: place)))
      if let old, Self.isSame(file, old) { continue }
      try Data(file.bytes).write(to: place)
      changed.append(name)
    }
    let old = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      played[$0] == nil
    }
    for name in old { try FileManager.default.removeItem(at: Self.folder.appending(path: name)) }
    let names = (changed + old).sorted().joined(separator: ", ")
    #expect(
      changed.isEmpty && old.isEmpty,
      "recorded anew: look at the difference, then commit: \(changed.count) of \(played.count) changed, \(old.count) removed: \(names)"
    )
  }

  @Test("and what the same hands draw now", .enabled(if: environment["BABBLE_RECORD"] != nil))
  func redraw() throws {
    let folder = Self.folder.deletingLastPathComponent().appending(path: "Drawings")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let place = folder.appending(path: name)
      let old = try ReplayFile(Array(Data(contentsOf: place)))
      let new = try Self.again(old)
      if new != old { try Data(new.bytes).write(to: place) }
      #expect(new == old, "recorded anew: look at the difference, then commit: \(name)")
    }
  }

  @Test("and so do a thousand others", .enabled(if: environment["BABBLE_SOAK"] != nil))
  func soak() throws {
    let count = Int(Self.environment["BABBLE_SOAK"] ?? "") ?? 1000
    let seed = Self.environment["BABBLE_SEED"].flatMap(UInt64.init) ?? .random(in: 2 ... .max)
    let start = Date()
    print("Soak: \(count) games, seed \(seed) (BABBLE_SEED=\(seed) plays them again).")
    for number in 0..<count {
      let games = try Self.play(number..<number + 1, seed: seed)
      for file in games.values {
        let verification = try Verification(ReplayFile(file.bytes))
        #expect(verification.verdict == .verified, "game \(number), seed \(seed), \(verification.sentence)")
      }
    }
    print("Soak: \(count) games, seed \(seed), \(Int(Date().timeIntervalSince(start))) s.")
  }

  /// Whether a game went as recorded. Files of format 1 stay as they are, since players have such files.
  private static func isSame(_ file: ReplayFile, _ recorded: ReplayFile) -> Bool {
    var file = file
    file.round.run.hashesStateOnly = recorded.round.run.hashesStateOnly
    if !file.round.run.hashesStateOnly {
      file.round.run.marks = file.round.run.marks.dropLast() + recorded.round.run.marks.suffix(1)
    }
    return file == recorded
  }

  /// A recorded game by today's rules, with the same input.
  private static func again(_ recorded: ReplayFile) throws -> ReplayFile {
    var file = recorded
    file.round.rulesVersion = try #require(Catalogue.game(named: file.round.game)).profile.rulesVersion
    var player = try Verification.player(file)
    try player.advance(to: .max)
    file.round.run = try #require(player.stack.replay)
    file.round.result = try #require(player.stack.outcome?.finished)
    return file
  }

  /// Games by file name.
  private static func play(_ numbers: Range<Int>, seed: UInt64) throws -> [String: ReplayFile] {
    let assets = try Assets.find(given: nil, variable: nil, executable: CommandLine.arguments[0])
    let decks = try assets.decks().map { try DeckFormat.read(assets.deck($0), file: $0 + ".json") }
    var games: [String: ReplayFile] = [:]
    for number in numbers {
      let plan = try GamePlan(number, seed: seed, decks)
      let played = try SimulatedGame.play(plan)
      let file: ReplayFile = try #require(played, "game \(number), seed \(seed), has no end")
      games[plan.name] = file
    }
    return games
  }
}
