import Pty
import Seats
import Testing

extension EndToEnd {
  /// What the screens of the built program show.
  @Suite struct Screens {
    let home: Home

    init() throws { home = try Home() }

    @Test("the landing screen shows games, deck, settings, help and how to leave")
    func landing() throws {
      let player = try Player(home: home)
      for text in ["Memory", "turn pairs", "Georgian letters", "Words", "Settings", "Help", "q leave"] {
        player.expect(text)
      }
    }

    @Test("a pause hides the board, and going on brings it back as it was")
    func pause() throws {
      let player = try playing()
      let board = Board(player.rows)
      player.press(.escape)
      player.expect("Paused")
      #expect(Board(player.rows).cards.isEmpty)
      player.press(.escape)
      player.expectGone("Paused")
      #expect(player.wait { Board($0) == board })
    }

    @Test("help on the game tells how points come about")
    func help() throws {
      let player = try playing()
      player.type("?")
      player.expect("combo")
      player.press(.enter)
      player.expectGone("combo")
      #expect(player.wait { !Board($0).cards.isEmpty })
    }

    @Test("a resize pauses the game, and it is laid out again for the new window")
    func resize() throws {
      let player = try playing()
      player.resize(PtySize(120, 40))
      player.expect("Paused")
      player.press(.enter)
      player.expectGone("Paused")
      #expect(player.wait { Board($0).cards.contains { $0.top > 20 || $0.left > 80 } }, "\(player.picture)")
    }

    @Test("too small a window says so in one line, and a larger one goes on")
    func tooSmall() throws {
      let player = try Player(home: home, size: PtySize(50, 15))
      player.expect("60×20")
      player.resize(PtySize())
      player.expect("turn pairs")
    }

    @Test("colours are sent as the terminal knows them", arguments: [nil, "truecolor"])
    func colors(_ depth: String?) throws {
      let player = try Player(home: home, environment: ["COLORTERM": depth])
      player.expect("turn pairs")
      let indices = player.session.text.matches(of: /[34]8[;:]5[;:](\d+)/).compactMap { Int($0.1) }
      // Apart from the question whether it knows such colours.
      let text = player.session.text.replacing("\u{1B}[38;2;1;2;3m\u{1B}P$qm", with: "")
      let hasTruecolor = text.contains(/[34]8[;:]2[;:]/)
      // Where nobody has told, the palette is used until the terminal answers.
      #expect(depth == nil ? !indices.isEmpty : hasTruecolor && indices.isEmpty)
      #expect(indices.allSatisfy { $0 < 256 }, "\(indices)")
    }

    @Test("NO_COLOR leaves the colours of the terminal alone")
    func noColor() throws {
      let player = try Player(home: home, environment: ["NO_COLOR": "1"])
      player.expect("turn pairs")
      #expect(!player.session.text.contains(/\u{1B}\[([0-9;:]*;)?([34][0-8]|9[0-7])[;:m]/))
    }

    /// A memory game behind its introduction.
    private func playing() throws -> Player {
      let player = try Player(["play", "memory", "--seed", "7"], home: home)
      player.expect("Enter start")
      player.press(.enter)
      #expect(player.wait { Board($0).isAtRest && Board($0).cards.count == 10 }, "\(player.picture)")
      return player
    }
  }
}
