import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The player's own words, from a file to statistics, whatever happens to the program in between.
  @Suite struct Words {
    private static let table = "term,meaning\nsol,sun\nmar,sea\nluz,light\nflor,flower\ncielo,sky\n"
    let home: Home

    init() throws {
      home = try Home()
      let file = try home.write(Self.table, to: "My words.csv")
      try #require(try Usage(["decks", "import", file], home: home).status == .exited(0))
    }

    private init(elsewhere home: Home) { self.home = home }

    @Test("a new user imports words, plays, writes a hint, kills a game, and finds everything")
    func everything() throws {
      var player = try Player.atMenu(of: home)
      try writeHint("a ball of fire", for: "sol", player)
      try chooseOwnDeck(player)
      try playToTheEnd(player)
      player.click(on: "Once more")
      try answerOnce(player)
      let before = try statistics()
      let answers = home.text(of: "journal.jsonl").split(separator: "\n").count
      player.session.kill()

      #expect(try statistics() == before)
      #expect(before.decks.first { $0.id == "my-words" }?.words.new == 0)
      #expect(home.text(of: "journal.jsonl").split(separator: "\n").count == answers)
      player = try Player(home: home)
      player.expect("My words ▾")
      #expect(!player.picture.contains("damaged"))
      #expect(try hint(of: "sol", player) == "a ball of fire")
      #expect(player.picture.contains("met ") || player.picture.contains(" of "), "\(player.picture)")
    }

    @Test("the folder can be moved, with everything in it")
    func moving() throws {
      let player = try calmPlayer()
      try writeHint("a ball of fire", for: "sol", player)
      try chooseOwnDeck(player)
      player.leave()
      let before = try statistics()
      let other = try Home()
      let tar = #"tar -C "$0" -cf - . | tar -C "$1" -xf - && rm -r "$0""#
      try #require(try Usage(of: ["sh", "-c", tar, home.path, other.path]).status == .exited(0))
      let there = Words(elsewhere: other)
      #expect(try there.statistics() == before)
      let second = try Player(home: other)
      second.expect("My words ▾")
      #expect(try there.hint(of: "sol", second) == "a ball of fire")
    }

    @Test("a hint survives a kill right after Enter")
    func hintAtOnce() throws {
      var player = try Player.atMenu(of: home)
      try writeHint("გემრიელი, qp?/", for: "mar", player)
      player.session.kill()
      player = try Player.atMenu(of: home)
      #expect(try hint(of: "mar", player) == "გემრიელი, qp?/")
    }

    @Test("a damaged save is repaired from its backup, and the screen says so")
    func damagedSave() throws {
      var player = try calmPlayer()
      try writeHint("a ball of fire", for: "sol", player)
      try chooseOwnDeck(player)
      try playToTheEnd(player)
      player.type("q")
      player.expect("c switch")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      let (whole, before) = (home.text(of: "save.json"), try statistics())
      _ = try home.write(String(whole.prefix(whole.count / 2)), to: "save.json")

      player = try Player.atMenu(of: home)
      player.expect("The save save.json was damaged")
      let sentence = player.rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(
        sentence.contains(
          /It is kept as save\.damaged-\w+\.json\. Your settings come from the backup save-[\w-]+\.json/))
      #expect(try hint(of: "sol", player) == "a ball of fire")
      player.press(.controlC)
      _ = player.session.wait()
      #expect(try statistics() == before)
      #expect(home.text(of: "save.json") == whole)
      let kept = try FileManager.default.contentsOfDirectory(atPath: home.path).filter {
        $0.hasPrefix("save.damaged-")
      }
      #expect(kept.count == 1)
    }

    @Test("stats reports games in words and in JSON, and importing a corrected deck changes nothing")
    func stats() throws {
      let empty = try Usage(["stats"], home: home)
      #expect(empty.status == .exited(0) && empty.output.contains("Nothing played yet."))
      let player = try calmPlayer()
      try chooseOwnDeck(player)
      try playToTheEnd(player)
      player.press(.controlC)
      _ = player.session.wait()
      let text = try Usage(["stats"], home: home)
      #expect(text.errors.isEmpty && text.output.contains("1 day · 1 round"))
      #expect(text.output.contains("answers of the last 14 days") && text.output.contains("█"))
      let json = try statistics()
      #expect(json.rounds == 1 && json.days.count == 1 && json.days[0].right == 5)
      #expect(json.decks.first { $0.id == "my-words" }?.words.new == 0)
      let corrected = try home.write(Self.table.replacing("sun", with: "the sun"), to: "My words.csv")
      #expect(try Usage(["decks", "import", "--replace", corrected], home: home).status == .exited(0))
      #expect(try statistics() == json)
      #expect(try Usage(["stats", "--home", home.path + "/none"], home: home).status == .exited(0))
      #expect(!FileManager.default.fileExists(atPath: home.path + "/none"))
    }

    /// A player without animations, which halves the time.
    private func calmPlayer() throws -> Player { try Player(["--reduce-motion"], home: home) }

    /// Goes from the landing screen to the card of a word, writes a hint, and comes back.
    private func writeHint(_ hint: String, for term: String, _ player: Player) throws {
      openCard(of: term, player)
      player.press(.enter)
      player.expect("Enter save")
      player.type(hint)
      player.expect(hint)
      player.press(.enter)
      player.expect("Enter open")
      for text in ["/ \(term)", "of 5", "/ my w", "/ search", "c switch"] {
        player.press(.escape)
        player.expect(text)
      }
    }

    private func openCard(of term: String, _ player: Player) {
      player.openMenu()
      player.click(on: "Words")
      player.expect("drop a file of words")
      player.type("/my w")
      player.expect("/ my w")
      player.press(.enter)
      player.expect("1 of 5")
      player.type("/\(term)")
      player.expect("1 of 1")
      player.press(.enter)
      player.expect("your hint")
    }

    private func hint(of term: String, _ player: Player) throws -> String {
      openCard(of: term, player)
      let row = try #require(player.rows.first { $0.contains("your hint   ") })
      return String(row.split(separator: "your hint   ").last ?? "").replacing(" ✎", with: "")
    }

    private func chooseOwnDeck(_ player: Player) throws {
      player.openMenu()
      player.type("c")
      player.expect("Today and the games will use it")
      player.type("/my w")
      player.expectGone("Georgian: the alphabet")
      player.press(.enter)
      player.expect("My words ▾")
    }

    private func playToTheEnd(_ player: Player) throws {
      player.click(on: "Memory")
      var person = SeatedMemoryPlayer(player, by: .keys)
      #expect(try person.play() == 5)
      player.expect("All pairs found")
      player.expect("Once more")
    }

    private func answerOnce(_ player: Player) throws {
      player.wait { Board($0).isAtRest && !Board($0).isOver && Board($0).cards.count == 10 }
      let start = home.text(of: "journal.jsonl").count
      let cards = Board(player.rows).cards
      for card in [cards.first(where: \.isPrompt), cards.first { !$0.isPrompt }] {
        let place = try #require(card).place
        player.click(place.x, place.y)
        player.wait { Board($0).card(at: place)?.face != nil }
      }
      #expect(home.text(of: "journal.jsonl").count > start)
    }

    private func statistics() throws -> SavedStatistics {
      let usage = try Usage(["stats", "--json"], home: home)
      #expect(usage.status == .exited(0) && usage.errors.isEmpty, "\(usage.errors)")
      return try JSONDecoder().decode(SavedStatistics.self, from: Data(usage.output.utf8))
    }
  }
}

/// The output of `babble stats --json`.
private struct SavedStatistics: Decodable, Equatable {
  struct Marks: Decodable, Equatable {
    let new, shaky, good, strong: Int
  }
  struct Day: Decodable, Equatable {
    let date: String
    let rounds, right, wrong, seconds: Int
  }
  struct Deck: Decodable, Equatable {
    let id, name: String
    let right, wrong: Int
    let words: Marks
  }
  let words: Marks
  let right, wrong, rounds, seconds, daysInRow: Int
  let days: [Day]
  let decks: [Deck]
}
