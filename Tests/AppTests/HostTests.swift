import Engine
import Formats
import Foundation
import Games
import Interface
import Learning
import Playtest
import Storage
import System
import Terminal
import Testing

@testable import App

@Suite("What the host saves")
struct HostTests {
  private let folder = TestFolder()

  private var home: Storage.Home { Storage.Home(folder.path) }

  private func opened() throws -> OpenedSave {
    try OpenedSave(home: home, files: PosixFileSystem(), TestLearner.openContext)
  }

  private func host(sounds: SoundService? = nil) throws -> ArcadeHost {
    let opened = try opened()
    var learner = TestLearner.learner()
    learner.save = opened.save
    var host = ArcadeHost(learner, look: Look(), sounds: sounds)
    host.use(Opened(save: opened, learner: learner))
    return host
  }

  private static let result = RoundResult(
    game: "memory", deck: "letters", direction: .term, seed: 1, seconds: 100, score: 70, right: 2, wrong: 3,
    ticks: 3000, isFinished: false)
  private static let hint = MnemonicChanged(word: TestLearner.met("ა"), text: "an ear")

  @Test("the first start is light on a white terminal; a chosen theme stays")
  func firstLook() throws {
    var host = try host()
    #expect(host.look.theme == .automatic)
    host.learn(TerminalColors(ground: Color(0xFFFFFF), text: Color(0)))
    #expect(host.look.theme == .light)
    host.handle([ArcadeReport.setting(.look.theme, to: "dark")])
    #expect(host.look.theme == .dark)
  }

  private func answer(_ word: String) -> Answer { TestLearner.answer(word) }

  private func firstRow(_ host: ArcadeHost) -> String {
    var canvas = Canvas(Size(80, 24))
    host.decorate(&canvas)
    return canvas.rows[0]
  }

  @Test("an answer is in the journal when handling returns, with the game that asked it")
  func journal() throws {
    var host = try host()
    try host.ask(StartRound(request: GameRequest(game: "memory"), window: Size(80, 24)))
    let saved = folder.text(of: "save.json")
    host.tell(.answer(answer("ა")))
    let lines = folder.text(of: "journal.jsonl").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].contains("\"game\":\"memory\"") && lines[0].contains("\"word\":\"ა\""))
    #expect(!saved.isEmpty && folder.text(of: "save.json") == saved)
  }

  @Test("words met, hints and results are kept when handling returns")
  func save() throws {
    var host: ArcadeHost? = try host()
    host?.tell(.met(TestLearner.met(["ა", "ბ"])))
    host?.tell(.hint(Self.hint))
    host?.tell(.left(Self.result))
    host?.tell(.answer(answer("ბ")))
    host = nil
    let next = try opened().save
    #expect(next.figures(deck: "letters", word: "ა").seen == 1)
    #expect(next.mnemonic(deck: "letters", word: "ა") == "an ear")
    #expect(next.figures(deck: "letters", word: "ბ").right == 1)
    #expect(next.scores.map(\.result) == [Self.result])
  }

  @Test("the second program on a folder says on the first line of every screen that nothing is saved")
  func second() throws {
    let first = try host()
    var host = try host()
    let sentence = "Nothing is saved: another Babble is open on this folder."
    #expect(firstRow(host).split(separator: " ").joined(separator: " ") == sentence)
    host.tell(.answer(answer("ა")), .hint(Self.hint))
    host.flush()
    #expect(host.obstacle?.hasPrefix(sentence) == true)
    #expect(folder.text(of: "journal.jsonl").isEmpty && folder.text(of: "save.json").isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test("unchanged settings don't cause a write")
  func sameSettings() throws {
    var host = try host()
    host.tell(.setting(.look.name, to: "Ana"))
    let written = folder.text(of: "save.json")
    #expect(written.contains("Ana"))
    host.tell(.setting(.look.name, to: "Ana"), .setting(.today.minutes, to: 10))
    host.flush()
    #expect(folder.text(of: "save.json") == written)
  }

  @Test("a missing backup is reported on the first line until there is one")
  func backupFails() throws {
    var host = try host()
    try "".write(toFile: home.backups, atomically: false, encoding: .utf8)
    host.tell(.setting(.look.name, to: "Ana"))
    #expect(firstRow(host).contains("The save was written, but no backup: could not make backups"))
    try FileManager.default.removeItem(atPath: home.backups)
    host.tell(.setting(.look.name, to: "Eva"))
    #expect(firstRow(host).isEmpty)
  }

  @Test("a failed write is reported on the first line until one works")
  func warning() throws {
    var host = try host()
    #expect(firstRow(host).isEmpty)
    try FileManager.default.createSymbolicLink(
      atPath: home.journal, withDestinationPath: "/dev/full")
    host.tell(.answer(answer("ა")))
    // Which call failed last depends on the progress of the journal's thread.
    #expect(firstRow(host).contains("Answers not saved: could not write journal.jsonl: "))
    try FileManager.default.removeItem(atPath: home.journal)
    host.tell(.answer(answer("ბ")))
    host.flush()
    #expect(firstRow(host).isEmpty)
    #expect(folder.text(of: "journal.jsonl").split(separator: "\n").count == 2)
  }

  @Test("a large home is opened with the first query, which waits for it")
  func opening() throws {
    let opened = try opened()
    var host = ArcadeHost(TestLearner.learner(decks: []), look: Look())
    var worker = QueryWorker<ArcadeHost>()
    let found = TestLearner.learner(best: 1840)
    host.open(with: Opening { { .success(Opened(save: opened, learner: found)) } })
    let asked = AskedQuery(RequestID(1), RefreshOverview(), .beside)
    #expect(worker.handle([asked], &host).answers.isEmpty)
    host.handleArrivals()
    let answer = pollValue { worker.arrivals(&host).answers.first }
    guard case .answer(let result as Result<Overview, Unanswered<Never>>)? = answer?.content else {
      return #expect(Bool(false), "there is an overview")
    }
    #expect(try result.get().best["memory"] == 1840)
  }

  @Test("taking a deck overrides the one named on the command line")
  func deckOverOptions() throws {
    var learner = TestLearner.learner()
    learner.roundOptions.deck = "words"
    var host = ArcadeHost(learner, look: Look())
    for (wanted, name) in [(nil, "Test words"), ("letters", "Test letters")] as [(String?, String)] {
      if let wanted { host.tell(.course(.learns(wanted))) }
      #expect(try host.ask(RefreshOverview()).deck == name)
    }
  }

  @Test("a save that can't be opened ends the program, and the host knows why")
  func refusal() {
    var host = ArcadeHost(TestLearner.learner(decks: []), look: Look())
    host.open(with: Opening { { .failure(Failure(description: "too new")) } })
    var worker = QueryWorker<ArcadeHost>()
    _ = worker.handle([AskedQuery(RequestID(1), RefreshOverview(), .beside)], &host)
    host.handleArrivals()
    #expect(worker.arrivals(&host).answers.count == 1, "the screen is told")
    #expect(host.refusal?.description == "too new" && host.obstacle == nil)
  }

  @Test("sounds of games are heard until the player turns sound off")
  func sound() throws {
    let heard = try Heard()
    var host = try host(sounds: heard.service)
    host.tell(.answer(answer("ა")), .cue(.wrong))
    #expect(heard.sounds(1) == ["001-wrong.wav"])
    host.tell(.setting(.look.sound, to: .off), .cue(.match))
    host.tell(.cue(.match))
    host.tell(.setting(.look.sound, to: .full), .cue(.win))
    #expect(heard.sounds(2) == ["001-wrong.wav", "002-win.wav"])
    host.flush()
    host.tell(.cue(.match))
    #expect(heard.sounds(2).count == 2)
  }

  @Test(
    "a key makes sound soft, then turns it off, then on; a save of before there was a volume is understood")
  func volume() throws {
    var host = try host(sounds: Heard().service)
    let volumes = (0..<3).map { _ in
      host.changeVolume()
      return host.learner.save.settings[.look.sound]
    }
    #expect(volumes == [.soft, .off, .full])
    let read = [JSONValue.bool(true), .bool(false), .string("soft"), .string("on")].map(SoundVolume.init)
    #expect(read == [.full, .off, .soft, nil])
  }
}

extension ArcadeHost {
  /// Handles the reports of one tick.
  mutating func tell(_ reports: ArcadeReport...) {
    handle(reports)
  }
}
