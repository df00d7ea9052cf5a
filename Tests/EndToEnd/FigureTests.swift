import Pty
import Seats
import Testing

extension EndToEnd {
  /// The figures that F3 shows over any program.
  @Suite struct Figures {
    private static let f3 = "\u{1B}OR"

    let home: Home

    init() throws { home = try Home() }

    @Test("F3 shows what the loop does over a game and hides it again, and the game knows nothing of it")
    func toggle() throws {
      let player = try Player(
        ["play", "memory", "--deck", "georgian-letters", "--words", "3", "--no-timer"], home: home,
        size: PtySize(60, 20))
      player.expect("Enter start")
      player.press(.enter)
      player.expect("Enter turn")
      let before = player.settled()
      player.type(Self.f3)
      player.expect("6 entities")
      player.expect("worst")
      #expect(player.wait { $0.dropFirst(8) == before.dropFirst(8) }, "\(player.picture)")
      player.type(Self.f3)
      player.expectGone("entities")
      #expect(player.wait { $0 == before }, "\(player.picture)")
    }

    @Test("a still screen under the figures writes nothing")
    func still() throws {
      let player = try Player(["--no-sound"], home: home)
      player.expect("Memory")
      player.type(Self.f3)
      player.expect("frames")
      #expect(player.session.settle(for: 2))
    }

    @Test("through ncurses, without colours and in ASCII the figures stand there, too")
    func plain() throws {
      let player = try Player(
        ["--renderer", "curses", "--ascii"], home: home,
        environment: ["NO_COLOR": "1", "TERM": "xterm-256color"])
      player.expect("Memory")
      player.type(Self.f3)
      player.expect("- F3 -")
      player.expect(" us ")
    }
  }
}
