import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Memory, played by a player who only sees the screen.
  @Suite struct MemoryGames {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "memory is finished with the keyboard only, and the score is saved",
      arguments: ["georgian-letters", "spanish-first"])
    func byKeyboard(_ deck: String) throws {
      let player = try Player(["play", "memory", "--deck", deck], home: home)
      try finish(player, by: .keys, deck: deck)
    }

    @Test("memory is finished with the mouse only, from the landing screen and back to it")
    func byMouse() throws {
      let player = try Player.atMenu(of: home)
      player.begin("Memory", learning: "Georgian: the alphabet")
      try finish(player, by: .mouse, deck: "georgian-letters")
      player.click(on: "Menu")
      player.expect("best ")
      player.click(on: "q leave")
      #expect(player.session.wait() == .exited(0))
      try Player(home: home).expect("best \(grouped(home.scores()[0].score))")
    }

    @Test("memory is finished inside tmux", arguments: [Hand.keys, .mouse])
    func insideTmux(_ hand: Hand) throws {
      let seat = try TmuxSeat(["play", "memory", "--words", "3", "--deck", "georgian-letters"], home: home)
      try finish(seat, by: hand)
      seat.type("q")
      seat.expect("c switch")
      seat.type("q")
      #expect(seat.wait { _ in !seat.isRunning })
    }

    @Test("memory is finished with the mouse in a real xterm")
    func insideXterm() throws {
      let seat = try WindowSeat([], home: home)
      seat.begin("Memory", learning: "Spanish  ")
      try finish(seat, by: .mouse, deck: "spanish-first")
      seat.click(on: "Menu")
      seat.expect("best ")
      seat.type("q")
      #expect(seat.wait { _ in !seat.isRunning })
    }

    @Test(
      "memory is finished through curses on old and new terminals",
      arguments: ["xterm-256color", "screen-256color", "linux", "vt100"])
    func throughCurses(_ terminal: String) throws {
      let player = try Player(
        ["play", "memory", "--words", "3", "--deck", "georgian-letters", "--renderer", "curses"], home: home,
        environment: ["TERM": terminal, "COLORTERM": nil])
      try finish(player, by: .keys)
      player.type("q")
      player.expect("c switch")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      #expect(player.session.settings == player.settings)
    }

    /// Plays to the end screen; by then the score must be in the save file.
    private func finish(_ seat: any Seat, by hand: Hand, deck: String? = nil) throws {
      var player = SeatedMemoryPlayer(seat, by: hand)
      let pairs = try player.play()
      seat.expect("All pairs found")
      let scores = try home.scores()
      let score = try #require(scores.last)
      #expect(scores.count == 1)
      #expect(score.game == "memory" && score.finished && score.right == pairs)
      if let deck { #expect(score.deck == deck) }
      seat.expect(grouped(score.score))
    }

    /// A number as the program writes it: 1,840.
    private func grouped(_ figure: Int) -> String {
      figure < 1000 ? "\(figure)" : "\(figure / 1000)," + "\(1000 + figure % 1000)".dropFirst()
    }
  }
}

extension EndToEnd {
  /// Bubbles, won by a player who only sees the screen.
  @Suite struct BubblesGames {
    private static let arguments = ["play", "bubbles", "--deck", "spanish-first", "--words", "4"]

    let home: Home

    init() throws { home = try Home() }

    @Test("bubbles is won with the keyboard only")
    func byKeyboard() throws {
      try win(try Player(Self.arguments, home: home), by: .keys)
    }

    @Test("bubbles is won with the mouse in a real xterm, from the landing screen on")
    func insideXterm() throws {
      let seat = try WindowSeat([], home: home)
      seat.begin("drag the word", learning: "Georgian: the alphabet")
      try win(seat, by: .mouse)
    }

    @Test("bubbles is won with the mouse in a real xterm after Ctrl-Z in mid-drag and fg")
    func afterStop() throws {
      let seat = try WindowSeat(running: "bash --norc --noprofile --noediting -i", home: home)
      #expect(seat.wait { rows in rows.contains { $0.contains(/[#$]$/) } })
      seat.type(([builtProgram("babble")] + Self.arguments + ["--home", home.path]).joined(separator: " "))
      seat.press(.enter)
      try win(seat, by: .mouse) { bubble in
        seat.hold(bubble.x, bubble.y)
        seat.press(.controlZ)
        seat.expect("Stopped")
        seat.letGo()
        seat.type("fg")
        seat.press(.enter)
        seat.expect("the program was stopped")
        seat.press(.enter)
      }
    }

    @Test("bubbles is won with the mouse in tmux in a real xterm")
    func insideTmux() throws {
      let command = [builtProgram("babble")] + Self.arguments + ["--home", home.path]
      let tmux = "tmux -u -S \(home.path)/tmux -f /dev/null new-session"
      let seat = try WindowSeat(running: "\(tmux) \(command.joined(separator: " "))", home: home)
      try win(seat, by: .mouse)
    }

    /// Plays to the end screen; by then the score must be in the save file.
    private func win(
      _ seat: any Seat, by hand: Hand, interlude: ((x: Int, y: Int)) throws -> Void = { _ in }
    ) throws {
      var player = SeatedBubblesPlayer(seat, by: hand)
      let count = try player.play(interlude: interlude)
      seat.expect("All definitions found")
      let scores = try home.scores()
      #expect(scores.count == 1)
      let score = try #require(scores.last)
      #expect(score.game == "bubbles" && score.finished && score.right == count)
    }
  }
}

extension EndToEnd {
  /// Rain, played by a player who only sees the screen.
  @Suite struct RainGames {
    private static let words = [
      "uno": "one", "dos": "two", "tres": "three", "cuatro": "four", "cinco": "five",
    ]

    let home: Home

    init() throws { home = try Home() }

    @Test("rain is cleared by typing, and its replay is verified")
    func byTyping() throws {
      let player = try start()
      player.type("nonsense")
      player.press(.enter)
      player.expect("✗ not nonsense")
      play(player) { player.type($0) }
      let score = try #require(try home.scores().last)
      #expect(score.game == "rain" && score.finished && score.right >= 10 && score.wrong >= 1)
      let replay = try #require(try home.names(in: "replays").first)
      player.session.kill()
      let verified = try Usage(["replay", home.path + "/replays/" + replay, "--verify"], home: home)
      #expect(verified.status == .exited(0) && verified.output.contains("verified"), "\(verified.output)")
    }

    @Test("rain is cleared with the mouse only")
    func byMouse() throws {
      let player = try start()
      player.click(on: "Tab four answers")
      player.expect("Tab type")
      play(player) { answer in
        player.pause(0.3)
        if player.position(of: " \(answer) ") != nil { player.click(on: " \(answer) ") }
      }
      #expect(try home.scores().last?.finished == true)
    }

    /// A game with the player's own words, the first of them falling.
    private func start() throws -> Player {
      let table = ["term,meaning"] + Self.words.map { "\($0.key),\($0.value)" }.sorted()
      let file = try home.write(table.joined(separator: "\n"), to: "numbers.csv")
      let player = try Player(["play", "rain", "--deck", file, "--no-timer", "--no-sound"], home: home)
      player.expect("Enter start")
      player.press(.enter)
      player.expect("▸ ")
      return player
    }

    /// Answers the lowest word until the sky is clear.
    private func play(_ player: Player, by answer: (String) -> Void) {
      while !player.picture.contains("The sky is clear") {
        var meaning: String?
        player.wait(10) { rows in
          meaning = rows.lazy.compactMap { $0.firstMatch(of: /▸ (\p{L}+)/)?.1 }.first
            .flatMap { Self.words[String($0)] }
          return meaning != nil || rows.contains { $0.contains("The sky is clear") }
        }
        let before = player.rows
        guard let meaning else { break }
        answer(meaning)
        player.wait(2) { $0 != before }
      }
      player.expect("The sky is clear")
    }
  }
}
