import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// `babble export` and `babble import` of everything.
  @Suite struct TakingAlong {
    private let files: Home
    private let (first, second): (Machine, Machine)

    init() throws {
      files = try Home()
      (first, second) = (try Machine(), try Machine())
      try first.addDeck()
    }

    private func export(_ machine: Machine, _ name: String) throws -> String {
      let file = files.path + "/" + name
      let usage = try machine.run(["export", "--replace", file])
      #expect(usage.status == .exited(0) && usage.output.contains("into \(file)."), "\(usage.errors)")
      return file
    }

    private func importArchive(_ file: String, into machine: Machine) throws -> String {
      let usage = try machine.run(["import", file, "--yes"])
      #expect(usage.status == .exited(0), "\(usage.errors)")
      return usage.output
    }

    @Test("two machines know the same after importing each other, without duplicates")
    func apart() throws {
      try first.play(1)
      let told = try importArchive(try export(first, "one.zip"), into: second)
      #expect(told.contains(" of 1 day") && told.contains("1 deck with new words"), "\(told)")
      #expect(try first.known() == second.known())
      for day in 2...4 {
        if day != 3 { try first.play(day, 9) }
        try second.play(day, 15)
      }
      let indexed = try second.known()
      second.home.removeIndex()
      #expect(try second.known() == indexed)
      let (one, two) = (try export(first, "one.zip"), try export(second, "two.zip"))
      _ = try importArchive(one, into: second)
      _ = try importArchive(two, into: first)
      let (known, lines) = (try first.known(), try first.lines())
      #expect(try known == second.known() && lines == second.lines())
      for (file, machine) in [(one, second), (two, first), (try export(second, "new.zip"), first)] {
        #expect(try importArchive(file, into: machine) == "All of it is here already. Nothing was written.\n")
      }
      #expect(try first.known() == known && first.lines() == lines)
      try first.play(5)
      #expect(try first.run(["doctor"]).output.contains(/journals +journal-imported-/))
      let later = try first.known()
      first.home.removeIndex()
      #expect(try first.known() == later)
    }

    @Test("without a terminal and --yes it says what it would add, and ends with 2; a no adds nothing")
    func asks() throws {
      try first.play(1)
      let file = try export(first, "one.zip")
      let asked = try second.run(["import", file])
      #expect(asked.status == .exited(2) && asked.output.contains("It adds:\n"), "\(asked)")
      #expect(asked.errors == "Error: Nothing was taken in. To do it, add --yes.\n")
      #expect(try second.home.names().isEmpty)
      for (answer, status) in [("n", 1), ("y", 0)] {
        let player = try Player(["import", file], home: second.home)
        player.expect("Take it in? [y/N]")
        player.type(answer + "\n")
        #expect(player.session.wait() == .exited(status))
      }
      #expect(try first.known() == second.known())
    }

    @Test("a deck that can't be read comes along as it is, and is named")
    func unreadableDeck() throws {
      try first.play(1)
      _ = try first.home.write("{", to: "decks/broken.json")
      let taken = try second.run(["import", try export(first, "one.zip"), "--yes"])
      #expect(taken.status == .exited(0) && taken.output.contains("It is all there."), "\(taken)")
      #expect(taken.errors.contains("decks/broken.json"), "\(taken.errors)")
      #expect(second.home.text(of: "decks/broken.json") == "{")
    }

    @Test("an existing file is only replaced with --replace; a missing home has nothing to export")
    func refusals() throws {
      let file = files.path + "/one.zip"
      let empty = try second.run(["export", file])
      #expect(empty.status == .exited(1) && empty.errors.contains("There is nothing in "), "\(empty.errors)")
      try first.play(1)
      _ = try files.write("mine", to: "one.zip")
      let kept = try first.run(["export", file])
      #expect(kept.status == .exited(1) && kept.errors.contains("one.zip exists."), "\(kept.errors)")
      #expect(files.text(of: "one.zip") == "mine")
      _ = try export(first, "one.zip")
      #expect(try files.names() == ["one.zip"])
      let own = try first.run(["export", first.home.path + "/journal.jsonl", "--replace"])
      #expect(own.status == .exited(1) && own.errors.contains("one of the files that are packed"))
      #expect(first.home.text(of: "journal.jsonl").hasPrefix("{"))
      let other = try first.run(["import", first.home.path + "/save.json", "--yes"])
      #expect(other.status == .exited(1) && other.errors.contains("no zip file"), "\(other.errors)")
      let absent = try first.run(["import", files.path + "/none", "--yes"])
      #expect(absent.status == .exited(1) && absent.errors.contains("none"), "\(absent.errors)")
    }

    @Test("export works while a game is open; import waits until it is closed")
    func open() throws {
      try first.play(1)
      let player = try Player(home: first.home)
      player.expect("c switch")
      let file = try export(first, "one.zip")
      _ = try importArchive(file, into: second)
      try second.play(2)
      let refused = try first.run(["import", try export(second, "two.zip"), "--yes"])
      #expect(
        refused.status == .exited(1) && refused.errors.contains("another Babble is open"), "\(refused.errors)"
      )
      player.leave()
    }

    @Test("none of 25 kill -9 during an import loses or duplicates anything")
    func kills() throws {
      try first.play(1)
      try second.addDeck()
      try second.play(2)
      let replays = second.home.path + "/replays"
      try FileManager.default.createDirectory(atPath: replays, withIntermediateDirectories: true)
      for number in 0..<300 { _ = try second.home.write("\(number)", to: "replays/x\(number).babble") }
      let file = try export(second, "two.zip")
      let lines = try first.lines()
      for number in 0..<25 {
        let session = try PtySession(
          builtBabble, ["import", file, "--yes", "--home", first.home.path],
          environment: ["BABBLE_TIME": "2026-03-09T12:00:00Z"])
        usleep(UInt32(20_000 + number * 12_000))
        session.kill()
        #expect(try [lines, lines + second.lines()].contains(first.lines()), "kill \(number)")
      }
      _ = try importArchive(file, into: first)
      #expect(try first.lines() == lines + second.lines())
      #expect(try first.home.names(in: "replays").count == 300)
      #expect(try importArchive(file, into: first) == "All of it is here already. Nothing was written.\n")
      // A last kill after everything was written leaves its temporary file to the next start.
      try first.play(4)
      let left = try first.home.names() + first.home.names(in: "replays")
      #expect(left.filter { $0.contains(".babble-") } == [])
    }
  }
}
