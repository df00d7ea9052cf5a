import Foundation
import Pty
import Seats
import System
import Testing

extension EndToEnd {
  /// The screens of the built program.
  @Suite struct Screens {
    let home: Home

    init() throws { home = try Home() }

    @Test("the landing screen shows games, deck, settings, help and how to leave")
    func landing() throws {
      let player = try Player.atMenu(of: home)
      for text in [
        "Memory", "What do you want to learn?", "Words", "Look up", "Settings", "q leave",
      ] {
        player.expect(text)
      }
    }

    @Test("a pause hides the board, and resuming restores it")
    func pause() throws {
      let player = try playing()
      let board = Board(player.rows)
      player.press(.escape)
      player.expect("Paused")
      #expect(Board(player.rows) != board)
      player.press(.escape)
      player.expectGone("Paused")
      #expect(player.wait { Board($0) == board })
    }

    @Test("the help explains the points")
    func help() throws {
      let player = try playing()
      player.type("?")
      player.expect("combo")
      player.press(.enter)
      player.expectGone("combo")
      #expect(player.wait { !Board($0).cards.isEmpty })
    }

    @Test("a resize pauses the game and lays it out again")
    func resize() throws {
      let player = try playing()
      player.resize(PtySize(120, 40))
      player.expect("Paused")
      player.press(.enter)
      player.expectGone("Paused")
      #expect(player.wait { Board($0).cards.contains { $0.top > 20 || $0.left > 80 } }, "\(player.picture)")
    }

    @Test("too small a window says so in one line, and a larger one resumes")
    func tooSmall() throws {
      let player = try Player(home: home, size: PtySize(50, 15))
      player.expect("60×20")
      player.resize(PtySize())
      player.openMenu()
    }

    @Test("colours are sent in the terminal's colour depth", arguments: [nil, "truecolor"])
    func colors(_ depth: String?) throws {
      let player = try Player.atMenu(of: home, environment: ["COLORTERM": depth])
      player.expect("c switch")
      let indices = player.session.text.matches(of: /[34]8[;:]5[;:](\d+)/).compactMap { Int($0.1) }
      // Without the query for true colour.
      let text = player.session.text.replacing("\u{1B}[38;2;1;2;3m\u{1B}P$qm", with: "")
      let hasTruecolor = text.contains(/[34]8[;:]2[;:]/)
      // Without a hint, the palette is used unless the terminal has answered before the first frame.
      #expect(hasTruecolor && indices.isEmpty || depth == nil && !indices.isEmpty)
      #expect(indices.allSatisfy { $0 < 256 }, "\(indices)")
    }

    @Test("NO_COLOR leaves the terminal's colours alone")
    func noColor() throws {
      let player = try Player.atMenu(of: home, environment: ["NO_COLOR": "1"])
      player.expect("c switch")
      #expect(!player.session.text.contains(/\u{1B}\[([0-9;:]*;)?([34][0-8]|9[0-7])[;:m]/))
    }

    /// A memory game after its introduction.
    private func playing() throws -> Player {
      let player = try Player(["play", "memory", "--seed", "7"], home: home)
      player.expect("Enter start")
      player.press(.enter)
      #expect(player.wait { Board($0).isAtRest && Board($0).cards.count == 10 }, "\(player.picture)")
      return player
    }
  }
}

extension EndToEnd {
  /// The figures that F3 shows.
  @Suite struct Figures {
    private static let f3 = "\u{1B}OR"

    let home: Home

    init() throws { home = try Home() }

    @Test("F3 shows and hides the loop's figures over a game, without affecting it")
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
      player.openMenu()
      player.type(Self.f3)
      player.expect("frames")
      #expect(player.session.settle(for: 2))
    }

    @Test("the figures also work with ncurses, without colours and in ASCII")
    func plain() throws {
      let player = try Player(
        ["--renderer", "curses", "--ascii"], home: home,
        environment: ["NO_COLOR": "1", "TERM": "xterm-256color"])
      player.openMenu()
      player.type(Self.f3)
      player.expect("- F3 -")
      player.expect(" us ")
    }
  }
}

extension EndToEnd {
  /// What the program uses while idle, and what it needs to start.
  @Suite struct Still {
    @Test("the idle landing screen writes nothing and takes under 1 % of a core")
    func landing() throws {
      let home = try Home()
      let player = try Player.atMenu(of: home)
      player.expect("Memory")
      // Work after the start may take a while on a busy machine.
      let isStill = (0..<5).contains { _ in
        let (bytes, ticks) = (player.session.output.count, player.processorTicks)
        player.session.drain(3)
        return player.session.output.count == bytes
          && player.processorTicks - ticks < sysconf(Int32(_SC_CLK_TCK)) * 3 / 100
      }
      #expect(isStill)
    }

    @Test("the first screen doesn't wait for the terminal's answers")
    func firstScreen() throws {
      let home = try Home()
      let isQuick = try isQuick(1) {
        let start = MonotonicClock.seconds
        let session = try PtySession(builtProgram("babble"), ["--home", home.path])
        defer { session.kill() }
        #expect(session.read(until: "I want to learn"))
        #expect(session.text.contains("\u{1B}[c"), "it asks nothing")
        return MonotonicClock.seconds - start
      }
      #expect(isQuick)
    }
  }
}

extension Player {
  /// Processor time of the program and its parent, in ticks of 1/100 s.
  var processorTicks: Int {
    processes(ofSession: session.processID).reduce(0) { sum, process in
      let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The name, second and in brackets, may contain spaces; user and system time are the 12th and 13th field
      // after it.
      let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
      return sum + fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }
  }
}
