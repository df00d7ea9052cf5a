import Pty
import Seats
import Testing

extension EndToEnd {
  /// Bubbles played to a win by someone who sees only the screen.
  @Suite struct BubblesGames {
    private static let arguments = ["play", "bubbles", "--deck", "spanish-150", "--words", "4"]

    let home: Home

    init() throws { home = try Home() }

    @Test("bubbles is won by keyboard alone")
    func byKeyboard() throws {
      try win(try Player(Self.arguments, home: home), by: .keys)
    }

    @Test("bubbles is won with the mouse in a real xterm, from the landing screen on")
    func insideXterm() throws {
      let seat = try XtermSeat([], home: home)
      seat.expect("drag the word")
      seat.click(on: "Bubbles")
      try win(seat, by: .mouse)
    }

    @Test("bubbles is won with the mouse in a real xterm after Ctrl-Z in mid-drag and fg")
    func afterStop() throws {
      let seat = try XtermSeat(running: "bash --norc --noprofile --noediting -i", home: home)
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
      let seat = try XtermSeat(running: "\(tmux) \(command.joined(separator: " "))", home: home)
      try win(seat, by: .mouse)
    }

    /// Plays to the end screen; by then the score must stand in the save.
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
