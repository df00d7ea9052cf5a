import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Every kind of challenge, played by a player who only sees the screen.
  @Suite struct ChallengeGames {
    private static let words = [
      "uno,one", "dos,two", "tres,three", "cuatro,four", "cinco,five", "seis,six", "siete,seven",
      "ocho,eight", "nueve,nine", "diez,ten",
    ]

    let home: Home

    init() throws { home = try Home() }

    @Test("without a clock it ends when every word was right")
    func untimed() throws {
      let player = try start(["--no-timer"])
      play(player, until: "All words found")
      #expect(try home.scores().map(\.variation) == ["clock"])
    }

    @Test("with a clock it ends when the time is up, not before: others come after five words twice")
    func clock() throws {
      let player = try start(["--seconds", "10"], count: 10)
      let missed = answer(player, isRight: false)
      player.expect("✗")
      endLook(player)
      var asked: Set = [missed.term]
      while asked.count < 6, !player.picture.contains("The time is up") { asked.insert(answer(player).term) }
      #expect(asked.count == 6 && !asked.contains(""), "\(asked)")
      // The clock stands while an answer is marked, so that quick ones alone would never end the game.
      player.expect("The time is up")
      player.expect("worth another look")
      player.expect("\(missed.term)")
      let scores = try home.scores()
      #expect(scores.map(\.wrong) == [1] && (scores.first?.right ?? 0) >= 10)
      #expect(scores.map(\.finished) == [true])
    }

    @Test("survival: right answers add time, and running out ends it")
    func survival() throws {
      let player = try start(["--variation", "survival", "--seconds", "10"])
      let before = try #require(secondsLeft(player.rows))
      answer(player)
      #expect(player.wait { rows in secondsLeft(rows).map { $0 > before } ?? false }, "\(player.picture)")
      // Wrong answers use up the time.
      for _ in 0..<4 where !player.picture.contains("the words you missed") {
        answer(player, isRight: false)
        endLook(player)
      }
      play(player, until: "The time is up")
      #expect(try home.scores().map(\.variation) == ["survival"])
    }

    @Test("sudden death ends at the first miss, after a look at it")
    func sudden() throws {
      let player = try start(["--variation", "sudden"])
      for _ in 0..<2 { answer(player) }
      answer(player, isRight: false)
      player.expect("✗")
      player.expect("worth another look")
      player.expect("Missed")
      #expect(player.wait { _ in (try? home.scores().isEmpty) == false })
      let scores = try home.scores()
      #expect(scores.map(\.right) == [2] && scores.map(\.wrong) == [1], "\(scores)")
    }

    @Test("delayed: the word is alone for a second, then the game is like any other")
    func delayed() throws {
      let player = try start(["--variation", "delayed", "--seconds", "10"])
      #expect(
        player.wait { rows in
          Self.words.contains { word in rows.contains { $0.trimmed == word.prefix { $0 != "," } } }
            && NumberedAnswers.read(rows).isEmpty
        })
      play(player, until: "The time is up")
      #expect(try home.scores().map(\.variation) == ["delayed"])
    }

    @Test("the day's challenge is chosen with the mouse and finished, and its code starts the same game")
    func today() throws {
      var player = try start([], game: nil)
      player.click(on: "Challenge")
      player.expect("the same words for everybody")
      player.click(on: "Time")
      player.expect("30 seconds")
      player.click(on: "Daily")
      player.expect("Enter start")
      player.press(.enter)
      player.expect("│ 1")
      let first = question(player)
      play(player, until: "All words found")
      let code = try #require(player.picture.firstMatch(of: /code ([0-9A-Z-]{14})/)).1
      player.session.kill()
      player = try Player(
        ["play", "challenge", "--code", String(code), "--no-timer", "--no-sound"], home: home)
      player.expect("│ 1")
      #expect(question(player).term == first.term)
      play(player, until: "All words found")
      #expect(try home.scores().count == 2)
    }

    /// Starts a game with so many of the player's own words: at its first question or, without a game, at the menu.
    private func start(_ options: [String], game: String? = "challenge", count: Int = 5) throws -> Player {
      let table = ["term,meaning"] + Self.words.prefix(count)
      let file = try home.write(table.joined(separator: "\n"), to: "numbers.csv")
      guard let game else {
        #expect(try Usage(["decks", "import", file], home: home).status == .exited(0))
        _ = try home.write(
          #"{"schema": 3, "settings": {"today.deck": "numbers", "timers": false}}"#, to: "save.json")
        let player = try Player(["--no-sound"], home: home)
        player.expect("numbers")
        return player
      }
      let player = try Player(["play", game, "--deck", file, "--no-sound"] + options, home: home)
      player.expect("Enter start")
      player.press(.enter)
      player.expectGone("Enter start")
      return player
    }

    /// Ends the look at a wrong answer with a key, once that can't be meant for the question any more.
    private func endLook(_ player: Player) {
      player.pause(0.5)
      player.press(.enter)
      player.expectGone("✗")
    }

    private func secondsLeft(_ rows: [String]) -> Int? {
      rows.lazy.compactMap { $0.firstMatch(of: /\b0:(\d\d)\b/) }.first.flatMap { Int($0.1) }
    }

    /// Answers right until this text is shown.
    private func play(_ player: Player, until end: String) {
      while !player.picture.contains(end), !answer(player, until: end).term.isEmpty { player.pause(0.1) }
      player.expect(end)
    }

    /// Answers the current question, and waits for the reaction. Returns the word.
    @discardableResult
    private func answer(_ player: Player, isRight: Bool = true, until end: String = "worth another look")
      -> (term: String, meaning: String)
    {
      var (asked, rows) = (question(player, until: end), player.settledRows)
      // The next question may have come between the two looks.
      for _ in 0..<20 where !rows.contains(where: { $0.trimmed == asked.term || $0.contains(end) }) {
        (asked, rows) = (question(player, until: end), player.settledRows)
      }
      let options = NumberedAnswers.read(rows)
      let choice = options.first { ($0.text == asked.meaning) == isRight }
      guard let choice else { return asked }
      player.type(choice.number)
      // Points that fly change the rows, too.
      player.wait { rows in !NumberedAnswers.areOpen(rows) || !rows.contains { $0.trimmed == asked.term } }
      return asked
    }

    /// The word in question, once its answers are shown; nil if the game has ended.
    private func question(_ player: Player, until end: String = "worth another look")
      -> (term: String, meaning: String)
    {
      var asked: (term: String, meaning: String) = ("", "")
      player.wait { rows in
        let pairs = Self.words.map { $0.split(separator: ",").map(String.init) }
        if let pair = pairs.first(where: { pair in rows.prefix(12).contains { $0.trimmed == pair[0] } }) {
          asked = (pair[0], pair[1])
        }
        return NumberedAnswers.areOpen(rows) && !asked.term.isEmpty || rows.contains { $0.contains(end) }
      }
      return asked
    }
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
