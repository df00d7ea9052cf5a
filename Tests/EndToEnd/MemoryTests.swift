import Pty
import Seats
import Testing

extension EndToEnd {
  /// Memory played to its end by someone who sees only the screen.
  @Suite struct MemoryGames {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "memory is played to its end by keyboard alone, and the score stands in the save",
      arguments: ["georgian-letters", "spanish-150"])
    func byKeyboard(_ deck: String) throws {
      let player = try Player(["play", "memory", "--deck", deck], home: home)
      try finish(player, by: .keys, deck: deck)
    }

    @Test("memory is played to its end by mouse alone, from the landing screen on and back to it")
    func byMouse() throws {
      let player = try Player(home: home)
      player.expect("turn pairs")
      player.click(on: "Memory")
      try finish(player, by: .mouse)
      player.click(on: "Menu")
      player.expect("best ")
      player.click(on: "Leave")
      #expect(player.session.wait() == .exited(0))
      try Player(home: home).expect("best \(grouped(home.scores()[0].score))")
    }

    @Test("memory is played inside tmux", arguments: [Hand.keys, .mouse])
    func insideTmux(_ hand: Hand) throws {
      let seat = try TmuxSeat(["play", "memory", "--words", "3"], home: home)
      try finish(seat, by: hand)
      seat.type("q")
      seat.expect("Leave")
      seat.type("q")
      #expect(seat.wait { _ in !seat.isRunning })
    }

    @Test("memory is played with the mouse in a real xterm")
    func insideXterm() throws {
      let seat = try XtermSeat([], home: home)
      seat.expect("turn pairs")
      seat.click(on: "Memory")
      try finish(seat, by: .mouse)
      seat.click(on: "Menu")
      seat.expect("best ")
      seat.type("q")
      #expect(seat.wait { _ in !seat.isRunning })
    }

    @Test(
      "memory is played through curses on terminals old and new",
      arguments: ["xterm-256color", "screen-256color", "linux", "vt100"])
    func throughCurses(_ terminal: String) throws {
      let player = try Player(
        ["play", "memory", "--words", "3", "--renderer", "curses"], home: home,
        environment: ["TERM": terminal, "COLORTERM": nil])
      try finish(player, by: .keys)
      player.type("q")
      player.expect("Leave")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      #expect(player.session.settings == player.settings)
    }

    /// Plays to the end screen; by then the score must stand in the save.
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

    /// As the program writes figures: 1,840.
    private func grouped(_ figure: Int) -> String {
      figure < 1000 ? "\(figure)" : "\(figure / 1000)," + "\(1000 + figure % 1000)".dropFirst()
    }
  }
}
