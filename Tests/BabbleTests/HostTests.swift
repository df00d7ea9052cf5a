import Engine
import System
import Foundation
import Interface
import Learning
import Playtest
import Saving
import Testing

@testable import Babble

@Suite("What the host keeps")
struct HostTests {
  private let folder = TestFolder()

  private var home: Saving.Home { Saving.Home(folder.path) }

  private func store() throws -> SaveStore<PosixFileSystem> {
    try SaveStore(home: home, files: PosixFileSystem(), TestArcade.surroundings)
  }

  private func answer(_ word: String) -> Answer { TestArcade.answer(word) }

  private func firstRow(_ host: ArcadeHost) -> String {
    var canvas = Canvas(Size(80, 24))
    host.decorate(&canvas)
    return canvas.rows[0]
  }

  @Test("an answer is in the journal when handling returns, under the game that asked it")
  func journal() throws {
    let store = try store()
    var host = ArcadeHost(store: store, look: Look())
    host.handle([RoundStarted(game: "memory")])
    host.handle([answer("ა")])
    let lines = folder.text(of: "journal.jsonl").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].contains("\"game\":\"memory\"") && lines[0].contains("\"word\":\"ა\""))
    #expect(folder.text(of: "save.json").isEmpty)
  }

  @Test("words met, hints and results are in the save when handling returns")
  func save() throws {
    var store: SaveStore? = try store()
    var host: ArcadeHost? = ArcadeHost(store: try #require(store), look: Look())
    host?.handle([TestArcade.met(["ა", "ბ"])])
    host?.handle([MnemonicChanged(word: TestArcade.met("ა"), text: "an ear")])
    host?.handle([answer("ბ")])
    host = nil
    store = nil
    let next = try self.store().save
    #expect(next.figures(deck: "letters", word: "ა").seen == 1)
    #expect(next.mnemonic(deck: "letters", word: "ა") == "an ear")
    #expect(next.figures(deck: "letters", word: "ბ").right == 1)
  }

  @Test("of two on one folder the second says on the first line of every screen that nothing is saved")
  func second() throws {
    let first = try store()
    var host = ArcadeHost(store: try store(), look: Look())
    let sentence = "Nothing is saved: another Babble is open on this folder."
    #expect(firstRow(host).split(separator: " ").joined(separator: " ") == sentence)
    host.handle([answer("ა"), MnemonicChanged(word: TestArcade.met("ა"), text: "an ear")])
    host.flush()
    #expect(host.complaint?.hasPrefix(sentence) == true)
    #expect(folder.text(of: "journal.jsonl").isEmpty && folder.text(of: "save.json").isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test("settings that are as they were are no reason to write the save again")
  func sameSettings() throws {
    var host = ArcadeHost(store: try store(), look: Look())
    var settings = Settings()
    settings.name = "Ana"
    host.handle([SettingsChanged(settings: settings)])
    let written = folder.text(of: "save.json")
    #expect(written.contains("Ana"))
    host.handle([SettingsChanged(settings: settings)])
    host.flush()
    #expect(folder.text(of: "save.json") == written)
  }

  @Test("a save without a backup is said on the first line until there is one")
  func backupFails() throws {
    var host = ArcadeHost(store: try store(), look: Look())
    try "".write(toFile: home.backups, atomically: false, encoding: .utf8)
    host.handle([TestArcade.met(["ა"])])
    #expect(firstRow(host).contains("The save was written, but no backup: could not make backups"))
    try FileManager.default.removeItem(atPath: home.backups)
    host.handle([TestArcade.met(["ბ"])])
    #expect(firstRow(host).isEmpty)
  }

  @Test("what cannot be written is said on the first line until it can")
  func warning() throws {
    let store = try store()
    var host = ArcadeHost(store: store, look: Look())
    #expect(firstRow(host).isEmpty)
    try FileManager.default.createSymbolicLink(
      atPath: home.journal, withDestinationPath: "/dev/full")
    host.handle([answer("ა")])
    // Which call failed last depends on how far the journal's thread has come.
    #expect(firstRow(host).contains("Answers not saved: could not write journal.jsonl: "))
    try FileManager.default.removeItem(atPath: home.journal)
    host.handle([answer("ბ")])
    host.flush()
    #expect(firstRow(host).isEmpty)
    #expect(folder.text(of: "journal.jsonl").split(separator: "\n").count == 2)
  }

  @Test("what games want heard is heard, until the player turns sound off")
  func sound() throws {
    let heard = try Heard()
    var host = ArcadeHost(store: try store(), look: Look(), sounds: heard.service)
    host.handle([answer("ა"), SoundCue.wrong])
    #expect(heard.sounds(1) == ["001-wrong.wav"])
    var settings = Settings()
    settings.hasSound = false
    host.handle([SettingsChanged(settings: settings), SoundCue.match])
    settings.hasSound = true
    host.handle([SoundCue.match])
    host.handle([SettingsChanged(settings: settings), SoundCue.win])
    #expect(heard.sounds(2) == ["001-wrong.wav", "002-win.wav"])
    host.flush()
    host.handle([SoundCue.match])
    #expect(heard.sounds(2).count == 2)
  }
}
