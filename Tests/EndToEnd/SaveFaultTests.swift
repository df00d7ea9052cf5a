import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Disk and power failures.
  @Suite struct SaveFaults {
    private static let renaming = "?rename,?renameat,?renameat2"
    let home: Home

    init() throws {
      home = try Home(choosing: "georgian-letters")
      try home.change(name: "old")
    }

    @Test(
      "a failed sync is reported, the old save stays, and the next try uses a new file",
      arguments: ["EIO", "ENOSPC"])
    func sync(error: String) throws {
      let before = home.text(of: "save.json")
      let traced = try Traced(home: home, calls: "openat,fsync", inject: "fsync:error=\(error):when=1")
      traced.player.change(name: "lost")
      traced.player.expect("Not saved: could not sync .save.json.babble-0: ")
      #expect(home.text(of: "save.json") == before)
      traced.player.change(name: "kept")
      traced.player.expectGone("Not saved")
      traced.player.leave()
      #expect(try home.name() == "kept")
      let tries = traced.calls.filter { $0.contains("/.save.json.babble-") }
      #expect(tries.map { $0.contains("O_EXCL") } == [true, false, true, false], "\(tries)")
    }

    @Test("line by line, an answer is in the journal before anything is said about it")
    func plainOrder() throws {
      let script = """
        printf 'x\\n:q\\n' | strace -f -y -e trace=write -o "$1/calls" \\
          "$0" today --plain --deck spanish-first --minutes 5 --home "$1/home"
        """
      try FileManager.default.createDirectory(atPath: home.path + "/there", withIntermediateDirectories: true)
      let played = try Usage(of: ["sh", "-c", script, builtBabble, home.path + "/there"])
      #expect(played.status == .exited(0), "\(played)")
      let calls = home.text(of: "there/calls").split(separator: "\n")
      let kept = try #require(calls.firstIndex { $0.contains("/journal.jsonl>") }, "\(calls)")
      let said = try #require(calls.firstIndex { $0.contains("\"wrong: ") }, "\(calls)")
      #expect(kept < said)
    }

    @Test("line by line, the first answer that a full disk can't keep says so, and the status tells")
    func plainFullDisk() throws {
      let script = """
        printf 'x\\n:q\\n' | strace -f -qq -o /dev/null -P "$1/journal.jsonl" -e inject=write:error=ENOSPC \\
          "$0" today --plain --deck spanish-first --minutes 5 --home "$1"
        """
      let played = try Usage(of: ["sh", "-c", script, builtBabble, home.path])
      #expect(played.status == .exited(1), "\(played)")
      let lines = played.errors.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("Nothing is kept from here on. ") } == 1, "\(played)")
    }

    @Test(
      "with the disk full at every n-th call the save is the old one or a new one", arguments: 1...4)
    func fullDisk(each: Int) throws {
      let calls = "write,fsync," + Self.renaming
      let traced = try Traced(
        home: home, calls: calls, inject: "\(calls):error=ENOSPC:when=\(each)+\(each)",
        on: ["save.json", ".save.json.babble-0", ""])
      var possible: Set = ["old"]
      for name in ["one", "two", "three", "four"] {
        traced.player.change(name: name)
        possible.insert(name)
        #expect(try possible.contains(home.name()))
      }
      traced.player.press(.controlC)
      #expect(traced.player.session.wait() == .exited(130))
      #expect(traced.calls.contains { $0.contains("(INJECTED)") })
      #expect(try !home.names().contains { $0.contains(".babble-") })
      try home.change(name: "new")
    }

    @Test("a partially written save doesn't replace the old one")
    func shortWrite() throws {
      let filling = String(repeating: "x", count: 8000)
      let save = #"{"schema": 3, "player": {"name": "old"}, "filling": "\#(filling)"}"#
      _ = try home.write(save, to: "save.json")
      let player = try Player(
        running: "sh", ["-c", #"ulimit -f 4; exec "$@""#, "sh", builtBabble, "--home", home.path])
      player.change(name: "new")
      player.expect("Not saved: could not write .save.json.babble-0: File too large")
      #expect(home.text(of: "save.json") == save)
      #expect(try !home.names().contains { $0.contains(".babble-") })
      player.leave()
      #expect(player.session.text.contains("The system limits how large files may grow"))
      try home.change(name: "new")
      #expect(home.text(of: "save.json").contains(filling))
    }

    @Test("if the rename fails, the old save stays, and play goes on with a warning")
    func rename() throws {
      let before = home.text(of: "save.json")
      let traced = try Traced(
        home: home, calls: Self.renaming, inject: Self.renaming + ":error=EACCES", on: [".save.json.babble-0"]
      )
      traced.player.change(name: "new")
      traced.player.expect("Not saved: could not rename .save.json.babble-0: Permission denied.")
      traced.player.click(on: "Memory")
      traced.player.expect("Find the pairs")
      traced.player.press(.enter)
      #expect(traced.player.wait { Board($0).cards.count > 3 })
      #expect(traced.player.rows.contains { $0.contains("Not saved") })
      #expect(home.text(of: "save.json") == before)
      #expect(try !home.names().contains { $0.contains(".babble-") })
    }

    @Test("in a read-only home the game works, and every screen says that nothing is saved")
    func readOnlyHome() throws {
      let before = try home.names()
      let traced = try Traced(
        ["play", "memory", "--seed", "1"], home: home, calls: "openat", inject: "openat:error=EROFS",
        on: ["lock"])
      traced.player.expect("Nothing is saved: could not lock your folder: Read-only file system.")
      traced.player.expect("Find the pairs")
      traced.player.press(.enter)
      #expect(traced.player.wait { Board($0).cards.count > 3 })
      traced.player.press(.controlC)
      #expect(traced.player.session.wait() == .exited(130))
      #expect(
        traced.player.session.text.contains("Nothing is saved: could not lock \(home.path): "))
      #expect(try home.names() == before)
    }

    @Test("an answer is written before the frame that shows it, and synced at once")
    func powerLoss() throws {
      // The picture of a word is a frame of its own, which may come at any time.
      let save = #"{"schema": 3, "settings": {"look.words": "plain"}}"#
      _ = try home.write(save, to: "save.json")
      let traced = try Traced(
        ["play", "memory", "--seed", "1", "--reduce-motion"], home: home, calls: "write,fsync")
      let player = traced.player
      player.expect("Find the pairs")
      player.press(.enter)
      #expect(player.wait { Board($0).cards.count > 3 })
      let cards = Board(player.rows).cards
      player.click(try #require(cards.first { $0.isPrompt }).place)
      player.wait { Board($0).cards.contains { $0.face != nil } }
      let before = traced.calls.count
      player.click(try #require(cards.first { !$0.isPrompt }).place)
      player.wait { Board($0).cards.count { $0.face != nil } != 1 }
      player.wait { _ in traced.calls.dropFirst(before).contains(where: Self.isSync) }
      let calls = Array(traced.calls.dropFirst(before))
      let written = try #require(calls.firstIndex { $0.contains("write(") && $0.contains("/journal.jsonl>") })
      let shown = try #require(calls.firstIndex { $0.contains("write(") && $0.contains("</dev/pts/") })
      #expect(written < shown, "\(calls)")
      #expect(calls[written...].contains(where: Self.isSync), "\(calls)")
    }

    private static func isSync(_ call: String) -> Bool {
      call.contains("fsync(") && call.contains("/journal.jsonl>")
    }
  }
}

extension Player {
  fileprivate func click(_ place: Board.Place) { click(place.x, place.y) }
}

extension EndToEnd {
  /// `make bench` does this a thousand times.
  @Suite struct Kills {
    @Test("200 kill -9 lose no answer that was on the screen, tear no file and leave none behind")
    func kills() throws {
      let command = [builtProgram("BenchReport"), "--only", "kills", "--kills", "200"]
      let usage = try Usage(of: command, timeout: 300)
      #expect(usage.status == .exited(0), "\(usage.errors)")
      let finding = usage.output.firstMatch(
        of: /200 kills, with (\d+) answers and \d+ ends of rounds on the screen: (.*)/)
      let match = try #require(finding, "\(usage.output)")
      #expect(Int(match.1) ?? 0 >= 100)
      #expect(match.2 == "0 saves torn, 0 answers or scores lost, 0 files left over.")
    }
  }
}
