import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Rows 21 to 25 of the table of faults: what others have done to the files.
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
      first.expect("what you know")
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

    @Test(
      "a damaged save is replaced by its backup, and the bad file is kept aside",
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
      player.expect("took its place.")
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
      let newer = #"{"schema": 3, "words": 5}"#
      _ = try home.write(newer, to: "save.json")
      for arguments in [[], ["play", "memory", "--seed", "1"], ["stats"]] {
        let player = try Player(arguments, home: home)
        #expect(player.session.wait() == .exited(1))
        #expect(player.session.text.contains("save.json has schema 3, and this Babble knows 2."))
        #expect(player.leftovers == [])
      }
      #expect(home.text(of: "save.json") == newer)
    }

    @Test("unknown fields stay in the file")
    func unknown() throws {
      _ = try home.write(
        #"{"schema": 2, "player": {"name": "old", "x": 1}, "settings": {"y": [1.5]}, "z": {"deep": null}}"#,
        to: "save.json")
      try home.change(name: "new")
      let text = home.text(of: "save.json")
      for member in [#""x":1"#, #""y":[1.5]"#, #""deep":null"#] {
        #expect(text.filter { !" \n".contains($0) }.contains(member), "\(text)")
      }
    }

    @Test("a clock ten years back loses no progress and prunes no backup")
    func clockBack() throws {
      for name in ["one", "two", "three", "four"] { try home.change(name: name) }
      // To the program, an entry from ten years ahead looks like one written with a wrong clock.
      let year = try #require(try home.names(in: "backups").first?.split(separator: "-").last?.prefix(4))
      let later = String(try #require(Int(year)) + 10)
      for name in try home.names(in: "backups") {
        let folder = home.path + "/backups/"
        try FileManager.default.moveItem(
          atPath: folder + name, toPath: folder + name.replacing("-\(year)", with: "-\(later)"))
      }
      let figures =
        #"{"right": 3, "seen": 3, "wrong": 0, "lastSeen": "\#(later)-03-01", "words": ["spanish-first/agua"], "#
        + #""skills": {"recognise": {"right": 3, "stability": 8.5, "difficulty": 5, "held": true, "#
        + #""reviewed": "\#(later)-03-01", "due": "\#(later)-03-09"}}}"#
      _ = try home.write(
        #"{"schema": 2, "sequence": 9, "player": {"name": "five"}, "items": {"es:agua": \#(figures)}}"#,
        to: "save.json")
      let backups = try home.names(in: "backups")
      for name in ["six", "seven"] { try home.change(name: name) }
      #expect(try Set(backups).isSubset(of: home.names(in: "backups")))
      let text = home.text(of: "save.json").filter { !" \n".contains($0) }
      #expect(text.contains(#""lastSeen":"\#(later)-03-01""#) && text.contains(#""stability":8.5"#))
    }

    @Test(
      "rounds on both sides of a switch to summer time count on consecutive days",
      arguments: ["America/New_York", "Europe/Berlin"])
    func summerTime(zone: String) throws {
      let scores = (27...31).map { day in
        #"{"game": "memory", "deck": "spanish-first", "seed": "1", "right": 1, "finished": true, "#
          + #""playedAt": "2026-03-\#(day)T17:30:00Z"}"#
      }
      _ = try home.write(#"{"schema": 2, "scores": [\#(scores.joined(separator: ","))]}"#, to: "save.json")
      let stats = try Usage(["stats", "--json"], home: home, environment: ["TZ": zone])
      let days = stats.output.matches(of: /"date":"2026-03-(\d\d)"/).map { String($0.1) }
      #expect(stats.errors.isEmpty && days == ["27", "28", "29", "30", "31"], "\(stats.output)")
    }
  }
}
