import Glibc
import Pty
import Testing

extension EndToEnd {
  /// The screens of a course are the same text however they reach the terminal.
  @Suite struct CourseLooks {
    @Test(
      "first start, lesson and the day on the first screen: by ncurses as by our own renderer",
      arguments: [PtySize(80, 24), PtySize(120, 40)])
    func renderers(size: PtySize) throws {
      let own = try pictures(["--renderer", "ansi"], [:], size)
      let curses = try pictures(["--renderer", "curses"], [:], size)
      for (picture, other) in zip(curses, own) { #expect(picture == other) }
    }

    @Test("the same without colour as with it", arguments: [PtySize(80, 24), PtySize(120, 40)])
    func colors(size: PtySize) throws {
      #expect(try pictures([], ["NO_COLOR": "1"], size) == pictures([], [:], size))
    }

    private func pictures(
      _ arguments: [String], _ environment: [String: String?], _ size: PtySize
    ) throws -> [String] {
      let environment = environment.merging(["BABBLE_TIME": "2026-03-01T10:00:00Z"]) { $1 }
      let player = try Player(arguments, home: try Home(), environment: environment, size: size)
      var pictures: [String] = []
      func take(_ sign: String) throws {
        try #require(player.expect(sign))
        // Large letters come when they are drawn, and a frame may come in parts.
        for _ in 0..<12 {
          usleep(50_000)
          _ = player.rows
        }
        pictures.append(player.picture)
      }
      try take("Today")
      player.press(.enter)
      try take("What do you want to learn?")
      for _ in 0..<2 { player.press(.down) }
      try take("▸ Spanish")
      player.press(.enter)
      try take("▸ 10 minutes")
      player.press(.enter)
      try take("Do you know some already?")
      player.press(.enter)
      try take("I know this")
      player.press(.escape)
      player.expect("Leave the session")
      player.type("q")
      try take("turn pairs")
      player.press(.controlC)
      _ = player.session.wait()
      return pictures
    }
  }
}
