import Foundation
import Pty
import Testing

extension EndToEnd {
  /// Things that aren't files, strange names, full disks.
  @Suite struct FileFaults {
    let home: Home

    init() throws { home = try Home() }

    private func pipe(_ name: String) throws -> String {
      let path = home.path + "/" + name
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try #require(mkfifo(path, 0o600) == 0)
      return path
    }

    /// Runs the program for at most a minute, with arguments expanded by a shell.
    private func run(_ arguments: String, limits: String = "") throws -> Usage {
      try Usage(
        of: ["sh", "-c", "\(limits) cd \(home.path) && exec timeout 60 \(builtBabble) \(arguments)"],
        environment: ["BABBLE_HOME": home.path])
    }

    @Test(
      "a pipe, a device or a folder instead of a file is refused in one line",
      arguments: [
        "decks check", "decks import", "decks show", "verify", "replay --verify", "replay --cast new.cast",
      ])
    func named(command: String) throws {
      _ = try pipe("pipe.csv")
      for (name, kind) in [
        ("./pipe.csv", "a named pipe"), ("/dev/zero", "a device"), ("./replays", "a folder"),
      ] {
        try FileManager.default.createDirectory(
          atPath: home.path + "/replays", withIntermediateDirectories: true)
        let usage = try run("\(command) \(name)")
        #expect(usage.status == .exited(1) && usage.output.isEmpty, "\(command) \(name): \(usage.errors)")
        let lines = usage.errors.split(separator: "\n")
        #expect(lines.count == 1 && lines.first?.contains("it is \(kind)") == true, "\(usage.errors)")
        #expect(usage.errors.components(separatedBy: name).count == 2, "\(usage.errors)")
      }
      #expect(!home.text(of: "new.cast").contains("{"))
    }

    @Test(
      "a pipe in the home is reported at once, and the game can still be played",
      arguments: [
        "save.json", "journal.jsonl", "lock", "decks/x.csv", "backups/save-2026-03-01.json",
      ])
    func inHome(name: String) throws {
      _ = try pipe(name)
      let player = name.hasPrefix("backups") ? try Player.atMenu(of: home) : try Player(home: home)
      player.expect("c switch")
      if !name.hasPrefix("backups") { player.expect("it is a named pipe") }
      player.leave()
      let kind =
        try FileManager.default.attributesOfItem(atPath: home.path + "/" + name)[.type] as? FileAttributeType
      #expect(kind == .typeUnknown)
      for command in ["stats", "decks list", "doctor"] {
        let usage = try run(command)
        #expect([.exited(0), .exited(1)].contains(usage.status), "\(command): \(usage.errors)")
      }
    }

    @Test("a home that is a pipe is refused and left alone")
    func pipeAsHome() throws {
      let path = try pipe("home")
      let player = try Player(running: builtBabble, ["--home", path])
      player.expect("it is a named pipe")
      player.leave()
      #expect(try home.names() == ["home"])
    }

    @Test("no file name can break a line or start one")
    func forgedNames() throws {
      let name = "a\nError: forged.csv"
      for content in ["", "term,meaning\na,b\n", "term,notes\n"] {
        _ = try home.write(content, to: name)
        for command in ["decks check", "decks import", "verify", "replay --verify", "decks show"] {
          let usage = try run(#"\#(command) "$(printf 'a\nError: forged.csv')""#)
          let lines = (usage.output + usage.errors).split(separator: "\n")
          #expect(!lines.contains { $0.hasPrefix("Error: forged") }, "\(command): \(lines)")
          #expect(lines.contains { $0.contains(#"a\x0aError: forged"#) } || usage.status == .exited(0))
        }
      }
      try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
      _ = try home.write("{", to: "decks/b\nError: forged.json")
      #expect(try run("decks list").errors.split(separator: "\n").count == 1)
      let wrong = try run(#"decks check --"$(printf 'x\nError: forged')""#)
      #expect(wrong.status == .exited(2) && !wrong.errors.contains("\nError: forged"))
    }

    @Test("no text in a file can break the line of a message")
    func forgedTexts() throws {
      let files = [
        ("keys.json", #"{"words": [], "a\nError: forged": 1, "a\nError: forged": 2}"#),
        ("head.csv", "term,\"te\nrm\",meaning\n"),
        ("ids.csv", "id,term,meaning\n\"x\nError: forged\",a,b\n"),
        ("name.csv", "term,meaning,deck name\na,b,\"x\"\nc,d,\"y\nError: forged\"\n"),
      ]
      for (name, text) in files {
        let path = try home.write(text, to: name)
        let usage = try Usage(["decks", "check", path], home: home)
        #expect(
          usage.status == .exited(1) && usage.errors.split(separator: "\n").count == 1, "\(usage.errors)")
      }
      _ = try home.write(#"{"a\nError: forged": 1, "a\nError: forged": 2}"#, to: "save.json")
      let stats = try Usage(["stats"], home: home)
      #expect(!stats.errors.isEmpty && !stats.errors.contains("\nError: forged"), "\(stats.errors)")
    }

    @Test("names that aren't UTF-8 work")
    func anyBytes() throws {
      let made = try Usage(
        of: ["sh", "-c", #"cd \#(home.path) && printf 'term,meaning\na,b\n' >"$(printf 'n\377.csv')""#])
      try #require(made.status == .exited(0))
      let checked = try run(#"decks check "$(printf 'n\377.csv')""#)
      #expect(
        checked.status == .exited(0) && checked.output.hasPrefix(#"n\xff.csv: no faults"#),
        "\(checked.errors)")
      for option in [#"--home "$(printf 'h\377')""#, #"--home="$(printf 'h\377')""#] {
        let kept = try run(#"decks import "$(printf 'n\377.csv')" --replace "# + option)
        #expect(kept.status == .exited(0), "\(kept.errors)")
      }
      let there = try run("decks list").output
      #expect(!there.contains("yours"))
      let listed = try Usage(
        of: [
          "sh", "-c", #"BABBLE_HOME="$(printf '%s/h\377' \#(home.path))" exec \#(builtBabble) decks list"#,
        ])
      #expect(listed.output.contains("yours"), "\(listed.errors)")
      let folders = try Usage(of: ["sh", "-c", #"cd \#(home.path) && ls -1d h* | od -An -tx1"#])
      #expect(
        folders.output.split(separator: " ").joined(separator: " ").trimmingCharacters(in: .newlines)
          == "68 ff 0a")
    }

    @Test("with the disk full, a cast and a report leave nothing behind, and existing files stay")
    func fullDisk() throws {
      let replays = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Replays")
      let names = try FileManager.default.contentsOfDirectory(atPath: replays.path).sorted()
      let replay = replays.path + "/" + (try #require(names.first))
      try FileManager.default.createDirectory(
        atPath: home.path + "/replays", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: replay, toPath: home.path + "/replays/game.babble")
      for command in ["replay \(replay) --cast new", "doctor --report new"] {
        let full = try run(command, limits: "ulimit -f 4;")
        #expect(
          full.status == .exited(1) && full.errors.contains("could not write new: File too large"),
          "\(full.errors)")
        #expect(try home.names() == ["replays"], "\(command)")
        #expect(try run(command).status == .exited(0))
        #expect(try home.names() == ["new", "replays"])
        try FileManager.default.removeItem(atPath: home.path + "/new")
      }
    }
  }
}
