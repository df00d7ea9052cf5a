import Foundation
import Pty
import Testing

extension EndToEnd {
  @Suite struct SyncedFolders {
    private func copy(_ home: Home) throws -> Home {
      let copy = try Home()
      for name in try home.names() {
        try FileManager.default.copyItem(atPath: home.path + "/" + name, toPath: copy.path + "/" + name)
      }
      return copy
    }

    @Test("two machines taking turns on one folder write journals of their own, and doctor names them")
    func turns() throws {
      let first = try Machine()
      try first.addDeck()
      let second = try Machine(first.home)
      try first.play(1)
      #expect(try first.journals() == ["journal.jsonl"])
      let own = first.home.text(of: "journal.jsonl")
      try second.play(2)
      #expect(try first.journals().count == 2 && first.home.text(of: "journal.jsonl") == own)
      try first.play(3)
      #expect(first.home.text(of: "journal.jsonl").hasPrefix(own))
      #expect(try first.known() == second.known())
      let told = try second.run(["doctor"])
      #expect(
        told.output.contains(/journals +journal-[0-9a-f]{16}\.jsonl, journal\.jsonl of 2 machines/),
        "\(told.output)")
      let known = try second.known()
      second.home.removeIndex()
      #expect(try second.known() == known)
    }

    @Test("conflicting copies of save and journal cost nothing, and are reported once")
    func conflicts() throws {
      let first = try Machine()
      try first.addDeck()
      try first.play(1)
      let second = try Machine(try copy(first.home))
      try first.play(2, 9)
      try second.play(2, 15)
      let synced = try Machine(try copy(second.home))
      _ = try synced.home.write(first.home.text(of: "journal.jsonl"), to: "journal.jsonl")
      // A sync program has copied both ways.
      for name in try second.journals() where name != "journal.jsonl" {
        _ = try first.home.write(second.home.text(of: name), to: name)
      }
      _ = try first.home.write(
        second.home.text(of: "save.json"), to: "save.sync-conflict-20260302-160000-ABCDEFG.json")
      _ = try first.home.write(first.home.text(of: "journal.jsonl"), to: "journal (Case Conflict).jsonl")
      #expect(try first.known() == synced.known())
      let told = try first.run(["doctor"]).output
      #expect(
        told.contains("Also reading copies left by a syncing program"), "\(told)")
      try first.play(3)
      #expect(try first.home.names(in: "aside") == ["save.sync-conflict-20260302-160000-ABCDEFG.json"])
      #expect(try !first.run(["doctor"]).output.contains("Also reading"))
      let known = try first.known()
      first.home.removeIndex()
      #expect(try first.known() == known)
    }

    private func git(_ home: Home, _ arguments: String...) throws {
      let own = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false"]
      let usage = try Usage(
        of: ["git", "-C", home.path] + own + arguments,
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
      #expect(usage.status == .exited(0), "git \(arguments): \(usage.errors)")
    }

    private func commit(_ home: Home) throws {
      try git(home, "add", "-A")
      try git(home, "commit", "-qm", "played")
    }

    /// As docs/manual/files.md has it.
    private func prepare(_ home: Home) throws {
      let driver = #"cp %B "$(dirname %P)/$(basename %P .json).sync-conflict-git.json""#
      try git(home, "config", "merge.babble.driver", driver)
    }

    /// Plays the day's session, and adds a word after it.
    private func play(_ day: Int, _ hour: Int, adding word: String, on machine: Machine) throws {
      try machine.play(day, hour)
      let command = ["words", "add", word, "--meaning", word, "--language", "es"]
      let added = try machine.run(command, day, hour + 1)
      #expect(added.status == .exited(0), "\(added.errors)")
    }

    private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

    @Test("the git recipe: two clones with separate games and words are merged", .enabled(if: hasGit))
    func gitRecipe() throws {
      let first = try Machine()
      try first.addDeck()
      _ = try first.home.write("lock\nsave.json\nbackups/\naside/\n.*.babble-*\n", to: ".gitignore")
      _ = try first.home.write("*.json merge=babble\n", to: ".gitattributes")
      try play(1, 10, adding: "corcho", on: first)
      try git(first.home, "init", "-q", "-b", "main")
      try prepare(first.home)
      try commit(first.home)
      let other = try Home()
      try git(other, "clone", "-q", first.home.path, ".")
      try prepare(other)
      let second = try Machine(other)
      for (machine, word, hour) in [(first, "abeja", 9), (second, "seta", 15)] {
        try play(2, hour, adding: word, on: machine)
        try commit(machine.home)
      }
      try git(second.home, "pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
      try second.play(3)
      try commit(second.home)
      try git(first.home, "pull", "-q", "--no-rebase", "--no-edit", second.home.path, "main")
      #expect(try first.known() == second.known())
      #expect(try first.journals().count == 2 && first.journals() == second.journals())
      for machine in [first, second] {
        let words = try machine.run(["words", "--json"]).output
        #expect(["corcho", "abeja", "seta"].allSatisfy { words.contains($0) }, "\(words)")
      }
    }
  }
}

extension EndToEnd {
  /// A second Babble is told which process holds the home.
  @Suite struct LockHolders {
    let home: Home

    init() throws { home = try Home() }

    @Test("line by line, it says once that another Babble is open on the folder")
    func once() throws {
      let holder = try Player.atMenu(of: home)
      holder.expect("c switch")
      let usage = try Usage(["today", "--plain", "--deck", "spanish-first"], home: home)
      holder.leave()
      #expect(
        usage.errors.split(separator: "\n").count { $0.contains("another Babble is open") } == 1, "\(usage)")
    }

    @Test("a process that holds the home without a terminal is named, with how to end it")
    func lostTerminal() throws {
      let script = #"""
        use Fcntl ":flock"; $SIG{HUP} = "IGNORE"; $SIG{TERM} = "IGNORE"; $| = 1;
        open(LOCK, "+>>", $ARGV[0]) or die; flock(LOCK, LOCK_EX) or die; print "held\n"; sleep 1 while 1;
        """#
      let holder = try PtySession("perl", ["-e", script, home.path + "/lock"])
      defer { holder.kill() }
      try #require(holder.read(until: "held"))
      let before = try Player(home: home)
      before.expect("another Babble is open on this folder.")
      before.leave()
      #expect(before.session.text.contains("(process \(holder.processID))"))
      holder.hangUp()
      let player = try Player(home: home)
      player.expect("a Babble that has lost its terminal holds this folder.")
      player.leave()
      #expect(player.session.text.contains("End it with: kill \(holder.processID)"))
    }
  }
}
