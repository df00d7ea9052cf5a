import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// What others have done to the files.
  @Suite struct SaveDamage {
    let home: Home

    init() throws {
      home = try Home()
      try home.change(name: "old")
    }

    private var save: String { home.path + "/save.json" }

    @Test("through a symbolic link the target is written, and keeps its permissions")
    func symbolicLink() throws {
      let files = FileManager.default
      try files.createDirectory(atPath: home.path + "/cloud", withIntermediateDirectories: true)
      let target = home.path + "/cloud/mine.json"
      try files.moveItem(atPath: save, toPath: target)
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
      try files.createSymbolicLink(atPath: save, withDestinationPath: "cloud/mine.json")
      try home.change(name: "new")
      #expect(try files.destinationOfSymbolicLink(atPath: save) == "cloud/mine.json")
      #expect(home.text(of: "cloud/mine.json").contains(#""name": "new""#))
      #expect(try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o640)
      #expect(try home.names(in: "cloud") == ["mine.json"])
    }

    @Test("with a hard link this name gets the new save, and the other keeps the old one")
    func hardLink() throws {
      try FileManager.default.linkItem(atPath: save, toPath: home.path + "/other.json")
      try home.change(name: "new")
      #expect(home.text(of: "other.json").contains(#""name": "old""#))
      #expect(try FileManager.default.attributesOfItem(atPath: save)[.posixPermissions] as? Int == 0o600)
    }

    @Test("from the journal alone the course goes on with the deck that was learned last")
    func journalAlone() throws {
      let machine = try Machine()
      try machine.addDeck()
      try machine.play(3)
      for name in try machine.home.names() where name.hasSuffix(".json") || name == "backups" {
        try FileManager.default.removeItem(atPath: machine.home.path + "/" + name)
      }
      // A word that was right at once comes back after two days.
      let usage = try machine.run(["today", "--plain"], 5)
      #expect(usage.output.hasPrefix("Today, few: "), "\(usage)")
    }

    @Test(
      "a second Babble on the same save is read-only and says so, on every screen and after leaving",
      arguments: [[], ["play", "memory", "--seed", "1"]])
    func two(arguments: [String]) throws {
      let first = try Player.atMenu(of: home)
      first.expect("c switch")
      let before = home.text(of: "save.json")
      let second = try Player(arguments, home: home)
      let sentence = "Nothing is saved: another Babble is open on this folder."
      second.expect(sentence)
      if arguments.isEmpty {
        second.change(name: "new")
      } else {
        second.expect("Find the pairs")
        second.press(.enter)
        #expect(second.wait { Board($0).cards.count > 3 })
      }
      #expect(second.rows[0].contains(sentence))
      second.press(.controlC)
      #expect(second.session.wait() == .exited(130))
      let advice = /folder\. Close it \(process \d+\), or choose another folder with --home\./
      #expect(second.session.text.contains(advice))
      #expect(home.text(of: "save.json") == before)
      first.leave()
      try home.change(name: "new")
    }

    @Test("when the first Babble has gone, the second saves, without being started again")
    func second() throws {
      let first = try Player.atMenu(of: home)
      let second = try Player(home: home)
      second.expect("Nothing is saved")
      first.leave()
      second.expect("What you do is saved from here on.")
      #expect(!second.rows[0].contains("Nothing is saved"))
      second.change(name: "second")
      #expect(home.text(of: "save.json").contains(#""name": "second""#))
    }

    @Test(
      "a damaged save is put aside, and the settings of its backup are used",
      arguments: ["cut", "empty", "NUL", "flipped"])
    func damaged(kind: String) throws {
      let whole = try #require(FileManager.default.contents(atPath: save))
      var bad = whole
      switch kind {
      case "cut": bad.removeLast(whole.count / 2)
      case "empty": bad = Data()
      case "NUL": bad = Data(count: whole.count)
      default: bad[whole.count / 2] ^= 1
      }
      try bad.write(to: URL(filePath: save))
      let player = try Player(home: home)
      player.expect("The save save.json was damaged")
      player.expect("backup save-")
      player.leave()
      #expect(player.session.text.contains("The save \(save) was damaged"))
      #expect(FileManager.default.contents(atPath: save) == whole)
      let aside = try #require(try home.names().first { $0.hasPrefix("save.damaged-") })
      #expect(FileManager.default.contents(atPath: home.path + "/" + aside) == bad)
    }

    @Test("started straight into a game, the repair is reported after it")
    func damagedAndPlayed() throws {
      _ = try home.write("{", to: "save.json")
      let player = try Player(["play", "memory", "--seed", "1"], home: home)
      player.expect("Find the pairs")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(player.session.text.contains("The save \(save) was damaged"))
    }

    @Test(
      "an unreadable save is an error for statistics, and an unreadable deck folder for the list of decks")
    func unreadable() throws {
      try FileManager.default.removeItem(atPath: save)
      try FileManager.default.createDirectory(atPath: save, withIntermediateDirectories: false)
      let stats = try Usage(["stats", "--json"], home: home)
      #expect(stats.status == .exited(1) && stats.output.isEmpty)
      #expect(stats.errors.contains("could not read \(save): it is a folder."))
      _ = try home.write("", to: "decks")
      let decks = try Usage(["decks"], home: home)
      #expect(decks.status == .exited(1) && decks.output.contains("spanish-first"))
      #expect(decks.errors.contains("could not list \(home.path)/decks: it is a file."))
    }

    @Test("a newer schema is refused by every command, and the file stays as it is")
    func newer() throws {
      let newer = #"{"schema": 4, "words": 5}"#
      _ = try home.write(newer, to: "save.json")
      for arguments in [[], ["play", "memory", "--seed", "1"], ["stats"]] {
        let player = try Player(arguments, home: home)
        #expect(player.session.wait() == .exited(1))
        #expect(player.session.text.contains("save.json has schema 4, and this Babble knows 3."))
        #expect(player.leftovers == [])
      }
      #expect(home.text(of: "save.json") == newer)
    }

    @Test("unknown fields stay in the file")
    func unknown() throws {
      _ = try home.write(
        #"{"schema": 3, "player": {"name": "old", "x": 1}, "settings": {"y": [1.5]}, "z": {"deep": null}}"#,
        to: "save.json")
      try home.change(name: "new")
      let text = home.text(of: "save.json")
      for member in [#""x":1"#, #""y":[1.5]"#, #""deep":null"#] {
        #expect(text.filter { !" \n".contains($0) }.contains(member), "\(text)")
      }
    }
  }
}
