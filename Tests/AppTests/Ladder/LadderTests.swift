import Engine
import Foundation
import Games
import Interface
import Learning
import Players
import Playtest
import Storage
import Testing

@testable import App

@Suite("The ladder")
struct LadderTests {
  @Test("tells what is verified from what is altered, damaged or of other rules")
  func verdicts() throws {
    let file = try LadderSamples.file()
    var (richer, older) = (file, file)
    richer.round.result.score += 1000
    older.round.rulesVersion += 1
    let folder = try LadderSamples.folder([
      "a": file.bytes, "b": richer.bytes, "c": older.bytes, "d": Array(file.bytes.dropLast(9)),
      "e": Array("hello".utf8),
    ])
    let ladder = try LadderSamples.learner(folder).ladder { _, _ in }
    #expect(
      ladder.entries.map(\.verdict) == [.verified, .altered, .unplayable, .unplayable, .unplayable])
    let reasons = ladder.entries.map(\.reason)
    #expect(reasons[0].isEmpty)
    #expect(reasons[1].hasPrefix("claims ") && reasons[1].hasSuffix(" were reached."))
    #expect(reasons[2].contains("rules \(older.round.rulesVersion) of"))
    #expect(reasons[3].contains("damaged") && reasons[4].contains("no replay"))
    #expect(ladder.entries.map { $0.result != nil } == [true, true, true, false, false])
  }

  @Test("finds out that input was taken away")
  func cut() throws {
    var file = try LadderSamples.file()
    file.round.run.input = []
    let folder = try LadderSamples.folder(["a": file.bytes])
    #expect(try LadderSamples.learner(folder).ladder { _, _ in }.entries.map(\.verdict) == [.altered])
  }

  @Test("ranks the best of each player by day, week and game")
  func ranks() throws {
    let now = TestLearner.now  // A Tuesday.
    let day = Day.seconds
    let entries = [
      LadderSamples.entry("a", "Anna", 500, at: now - 60),
      LadderSamples.entry("b", "Anna", 700, at: now - day),
      LadderSamples.entry("c", "Ben", 600, at: now - day),
      LadderSamples.entry("d", "Ben", 900, at: now - 3 * day),
      LadderSamples.entry("e", "Carl", 100, at: now, variation: "survival"),
      LadderSamples.entry("f", "Carl", 800, at: now, .altered),
      LadderSamples.entry("g", "", 700, at: now - 90),
      LadderEntry("h", nil, .unplayable, "it is damaged."),
    ]
    let ladder = Ladder(
      entries, of: "x", isOwn: false, at: Moment(now, offset: 3600), dayStartingAt: 4)
    func names(_ period: Ladder.Period) -> [String] {
      ladder.places(in: period).map { "\($0.number.map(String.init) ?? "-")\($0.entry.path)" }
    }
    #expect(names(.day) == ["1g", "2a", "1e", "-f"])
    #expect(names(.week) == ["1b", "2g", "3c", "1e", "-f"])
    #expect(names(.all) == ["1d", "2b", "3g", "1e", "-f", "-h"])
  }

  @Test("begins a day at the hour that the player has chosen")
  func days() throws {
    // 22:13 UTC is 3:13 five hours ahead, when the old day still lasts.
    let entries = [LadderSamples.entry("a", "Anna", 1, at: TestLearner.now)]
    let late = Moment(TestLearner.now + 3600, offset: 5 * 3600)
    let ladders = [0, 4].map { Ladder(entries, of: "x", isOwn: false, at: late, dayStartingAt: $0) }
    #expect(ladders.map { $0.places(in: .day).count } == [1, 0])
  }

  @Test("plays nothing twice: a known file is read from the cache until it or the rules change")
  func cache() throws {
    let file = try LadderSamples.file()
    let folder = try LadderSamples.folder(["a": file.bytes, "b": file.bytes])
    let cache = TestFolder()
    var learner = LadderSamples.learner(folder)
    learner.devices.cache = IndexFolder.find(["XDG_CACHE_HOME": cache.path])
    /// How many recordings were known before any was played.
    func known() throws -> Int? {
      var counts: [Int] = []
      let ladder = try learner.ladder { count, _ in counts.append(count) }
      #expect(ladder.entries.map(\.verdict) == [.verified, .verified])
      return counts.min()
    }
    #expect(try known() == 0)
    // Nothing was played, so nothing was told.
    #expect(try known() == nil)
    var other = file
    other.player = "Somebody else"
    try Data(other.bytes).write(to: URL(filePath: folder.path + "/b.babble"))
    #expect(try known() == 1)
    #expect(try known() == nil)
    let path = try #require(
      FileManager.default.contentsOfDirectory(atPath: cache.path + "/babble").first {
        $0.hasPrefix("ladder-")
      })
    let place = URL(filePath: cache.path + "/babble/" + path)
    let text = try String(contentsOf: place, encoding: .utf8)
    try text.replacing("memory ", with: "memory 9").write(to: place, atomically: false, encoding: .utf8)
    #expect(try known() == 0)
    try "{".write(to: place, atomically: false, encoding: .utf8)
    #expect(try known() == 0)
    #expect(try known() == nil)
  }

  @Test("the first screen tells the best of the friends in the challenge, once it was checked")
  func rival() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Today's challenge")
    stage.press(.enter)
    for _ in 0..<80 where !stage.shows("Once more") {
      stage.type("1")
      stage.wait(seconds: 4)
    }
    let round = try #require(stage.replays.first)
    let file = ReplayFile(round, player: "Ada", playedAt: TestLearner.now, program: "test")
    let folder = try LadderSamples.folder(["a": file.bytes])
    let cache = TestFolder()
    var learner = LadderSamples.learner(folder)
    learner.devices.cache = IndexFolder.find(["XDG_CACHE_HOME": cache.path])
    #expect(!Stage.landing(learner).shows("Ada"))
    #expect(try learner.ladder { _, _ in }.entries.map(\.verdict) == [.verified])
    let line = "Ada \(Figure.grouped(round.result.score)) · your turn"
    #expect(Stage.landing(learner).shows(line), "\(Stage.landing(learner).frame)")
  }

  @Test("keeps what was checked before it is stopped")
  func stopped() throws {
    let bytes = try LadderSamples.file().bytes
    let names = (0..<20).map { "r\($0)" }
    let folder = try LadderSamples.folder(Dictionary(uniqueKeysWithValues: names.map { ($0, bytes) }))
    let cache = TestFolder()
    var learner = LadderSamples.learner(folder)
    learner.devices.cache = IndexFolder.find(["XDG_CACHE_HOME": cache.path])
    #expect(throws: Failure.self) {
      try learner.ladder { count, _ throws(Failure) in
        if count > 2 { throw Failure(lines: []) }
      }
    }
    var first: Int?
    _ = try learner.ladder { count, _ in first = first ?? count }
    #expect(try #require(first) > 2)
  }

  @Test("says what to do about a folder that is empty or can't be read")
  func nothing() throws {
    let folder = try LadderSamples.folder([:])
    var learner = LadderSamples.learner(folder)
    #expect(try learner.ladder { _, _ in }.emptiness?.string.contains("copy or sync") == true)
    learner.devices.replays = folder.path
    #expect(try learner.ladder { _, _ in }.emptiness?.string.contains("to its end") == true)
    learner.devices.replays = folder.path + "/none"
    learner.save.settings[.games.ladder] = nil
    #expect(try learner.ladder { _, _ in }.entries == [])
    #expect(throws: Failure.self) { try learner.ladder(of: folder.path + "/gone") { _, _ in } }
  }

  @Test("lends a recording as a ghost: the same round with that run beside it")
  func race() throws {
    let file = try LadderSamples.file()
    let folder = try LadderSamples.folder(["a": file.bytes])
    var learner = LadderSamples.learner(folder)
    let request = GameRequest(game: file.round.game, rival: folder.path + "/a.babble")
    let ready = try learner.begin(request, in: Size(80, 24)).get()
    let content = file.round.setup.round.content
    #expect(ready.items.map(\.reference) == content.items.map(\.reference))
    let round = learner.round(of: file, try #require(Catalogue.game(named: file.round.game)))
    #expect(round.content.seed == content.seed && round.policy == file.round.setup.round.policy)
    var stage = Stage(ready.scene)
    stage.wait(ticks: 2)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("Masher +0"), "\(stage)")
  }

  @Test("says why a recording can't be raced")
  func obstacle() throws {
    var file = try LadderSamples.file()
    file.round.rulesVersion += 1
    let folder = try LadderSamples.folder(["a": file.bytes])
    var learner = LadderSamples.learner(folder)
    let request = GameRequest(game: file.round.game, rival: folder.path + "/a.babble")
    guard case .failure(let obstacle) = learner.begin(request, in: Size(80, 24)) else {
      return #expect(Bool(false), "other rules")
    }
    #expect(obstacle.notice.string.contains("it was played by rules"))
  }
}

@Suite("The screen of the ladder")
struct LadderSceneTests {
  @Test(
    "shows places, players, scores, days and games",
    arguments: [(Size(80, 24), false), (Size(60, 20), false), (Size(80, 24), true)])
  func picture(window: Size, isASCII: Bool) throws {
    let stage = Self.stage(window, isASCII: isASCII)
    try Golden.compare(stage.frame, with: "ladder-\(isASCII ? "ascii" : "\(window.width)")")
  }

  @Test("turns from day to week to all by Tab, arrows and clicks")
  func periods() throws {
    var stage = Self.stage()
    #expect(stage.shows("▸ Today") && !stage.shows("Dora"))
    stage.press(.tab)
    #expect(stage.shows("▸ This week") && !stage.shows("Dora"))
    stage.press(.right)
    #expect(stage.shows("▸ All") && stage.shows("Dora"))
    stage.press(.left)
    stage.click("Today")
    #expect(stage.shows("▸ Today"))
  }

  @Test("marks what is altered, and says why when it has the focus")
  func altered() throws {
    var stage = Self.stage()
    #expect(stage.shows("✗") && stage.shows("Enter race"))
    stage.press(.end)
    #expect(stage.shows("forged.babble: claims 9,000 points, and 860 were reached."))
    #expect(!stage.shows("Enter race"))
    stage.press(.enter)
    #expect(stage.stack.top is LadderScene)
  }

  @Test("tells how far the check is, and what is wrong with a folder")
  func waiting() throws {
    var stage = Stage(LadderScene())
    stage.answering = .never
    stage.wait(ticks: 2)
    #expect(stage.shows("Every recording is played again."))
    var failing = Stage(LadderScene())
    failing.answer(ReadLadder.self) { _ in
      .failure(.failed(App.Failure(description: "/gone could not be read.")))
    }
    failing.wait(ticks: 2)
    #expect(failing.shows("/gone could not be read."))
  }

  @Test("opens from Progress, shows the player's own replays, and races one of them")
  func fromProgress() throws {
    let folder = try LadderSamples.folder(["a": LadderSamples.file().bytes])
    var learner = TestLearner.practised()
    learner.devices.replays = folder.path
    var stage = Stage.landing(learner)
    stage.click("Progress")
    stage.click("l ladder")
    stage.wait(ticks: 2)
    #expect(stage.shows("Masher") && stage.shows("These are your own."), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 3)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("Masher +0"), "\(stage)")
  }

  private static func stage(_ window: Size = Size(80, 24), isASCII: Bool = false) -> Stage {
    var stage = Stage(LadderScene(), window: window, look: Look(ornaments: isASCII ? .ascii : .unicode))
    stage.answer(ReadLadder.self) { _ in .success(LadderSamples.ladder) }
    stage.wait(ticks: 2)
    return stage
  }
}

/// Made-up recordings.
enum LadderSamples {
  static func file() throws -> ReplayFile { try #require(Masher.play("memory", nil, seed: 3)) }

  /// A folder of files by their names without the ending.
  static func folder(_ files: [String: [UInt8]]) throws -> TestFolder {
    let folder = TestFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(filePath: folder.path + "/\(name).babble"))
    }
    return folder
  }

  static func learner(_ folder: TestFolder) -> Learner {
    var learner = TestLearner.practised()
    learner.save.settings[.games.ladder] = folder.path
    return learner
  }

  static func entry(
    _ path: String, _ player: String, _ score: Int, at time: Int64,
    _ verdict: LadderEntry.Verdict = .verified,
    variation: String = "", _ reason: String = ""
  ) -> LadderEntry {
    let content = RoundSetup.Content(of: TestLearner.words.origin, name: "Test words", items: [], seed: 1)
    let result = RoundResult(
      game: "challenge", variation: variation, deck: "words", direction: .term, seed: 1, seconds: 60,
      score: score, right: score / 50, wrong: 3, ticks: 3600, isFinished: true)
    let round = RoundReplay(
      game: "challenge", rulesVersion: 1, setup: GameSetup(RoundSetup(content), window: Size(80, 24)),
      result: result, run: Replay())
    return LadderEntry(
      path, ReplayFile(round, player: player, playedAt: time, program: "test"), verdict, reason)
  }

  static let ladder = Ladder(
    [
      entry("/class/a.babble", "Anna", 1860, at: TestLearner.now - 60),
      entry("/class/b.babble", "Ben with a very long name", 1240, at: TestLearner.now - 600),
      entry("/class/c.babble", "", 860, at: TestLearner.now - 600, variation: "survival"),
      entry("/class/d.babble", "Dora", 2100, at: TestLearner.now - 9 * Day.seconds),
      entry(
        "/class/forged.babble", "Emil", 9000, at: TestLearner.now, .altered,
        "claims 9,000 points, and 860 were reached."),
      LadderEntry(
        "/class/damaged.babble", nil, .unplayable, "the replay is damaged. Get the file once more."),
    ], of: "/class", isOwn: false, at: Moment(TestLearner.now, offset: 3600), dayStartingAt: 4)
}
