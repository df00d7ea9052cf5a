import Glibc
import Pty
import Seats
import System
import Testing

extension EndToEnd {
  /// What a terminal can do to a program.
  @Suite struct TerminalFaults {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "Ctrl-Z in mid-drag restores the terminal, and fg takes it again, including the mouse",
      arguments: ["babble play memory --seed 1", "sh -c 'babble play memory --seed 1; exit $?'"])
    func stopped(_ command: String) throws {
      let folder = builtProgram("babble").dropLast("babble".count)
      let player = try Player(
        running: "bash", ["--norc", "--noprofile", "--noediting", "-i"],
        environment: ["BABBLE_HOME": home.path])
      player.type("PATH=\(folder):$PATH\r\(command)\r")
      player.expect("Enter start")
      player.press(.enter)
      player.expect("p pause")
      player.hold(20, 10)
      player.move(24, 10, isHeld: true)
      player.press(.controlZ)
      player.expect("Stopped")
      #expect(player.leftovers == [])

      player.type("fg\r")
      player.expect("Paused")
      #expect(player.session.modes.changed.isSuperset(of: [1006, 1049]))
      #expect(!player.session.modes.changed.isDisjoint(with: [1002, 1003]))
      player.click(on: "Go on")
      player.expect("p pause")
      player.press(.controlC)
      player.expectGone("p pause")
      // Input before the shell has the terminal back is dropped with the last mouse reports. One that was late stands at
      // the prompt.
      #expect(player.wait { $0.last { !$0.isEmpty }?.contains(/[#$]/) == true }, "\(player.picture)")
      player.type("\u{15}echo status $?\r")
      player.expect("status 130")
      #expect(player.leftovers == [])
    }

    @Test("after any resizes, including 0×0, 1×1 and 500×1, the layout is right")
    func resizeStorm() throws {
      let player = try Player.atMenu(of: home)
      player.expect("Memory")
      let sizes = [
        PtySize(0, 0), PtySize(1, 1), PtySize(500, 1), PtySize(1, 500), PtySize(59, 19), PtySize(200, 60),
      ]
      for turn in 0..<120 { player.session.resize(sizes[turn % sizes.count]) }
      player.resize(PtySize(50, 15))
      player.expect("60")
      player.resize(PtySize(80, 24))
      player.expect("Memory")
      let fresh = try Player.atMenu(of: Home())
      fresh.expect("q leave")
      #expect(player.wait { $0 == fresh.rows }, "after the storm:\n\(player.picture)")
    }

    @Test("when the terminal is gone and SIGHUP ignored, the program ends within a second")
    func terminalGone() throws {
      let script = "trap '' HUP; exec \(builtProgram("babble")) --home \(home.path)"
      let isQuick = try isQuick(1) {
        let player = try Player(running: "sh", ["-c", script])
        player.openMenu()
        player.session.hangUp()
        let start = MonotonicClock.seconds
        #expect(player.session.wait() != nil)
        #expect(processes(ofSession: player.session.processID).isEmpty)
        return MonotonicClock.seconds - start
      }
      #expect(isQuick)
    }

    @Test(
      "without a screen to draw on there is a message, and a nonzero status",
      arguments: [">&-", ">/dev/full", ">\"$file\"", "</dev/null"])
    func noScreen(_ redirection: String) throws {
      let file = home.path + "/out"
      let script =
        "file=\(file); \(builtProgram("babble")) --home \(home.path) \(redirection); echo status $?"
      let player = try Player(running: "sh", ["-c", script])
      player.expect("status")
      #expect(!player.session.text.contains("status 0"))
      #expect(player.session.text.contains("babble: ") || player.session.text.contains("Error: "))
      #expect(!(player.session.text + home.text(of: "out")).contains("\u{1B}"))
    }

    @Test(
      "with TERM unset, unknown or dumb there is a plain message and status 2",
      arguments: [nil, "no-such-terminal", "dumb", ""])
    func badTerminal(_ name: String?) throws {
      let player = try Player(home: home, environment: ["TERM": name])
      #expect(player.session.wait() == .exited(2))
      #expect(player.session.text.contains("TERM"))
      #expect(!player.session.output.contains(0x1B))
    }

    @Test("under LC_ALL=C the words are still shown, or a warning says why not")
    func plainLocale() throws {
      let player = try Player.atMenu(of: home, environment: ["LC_ALL": "C"])
      player.expect("Memory")
      #expect(player.picture.contains("↑↓") || player.picture.contains("UTF-8"))
    }

    @Test("split, garbage and huge mouse reports are ignored, and input goes on")
    func mouseGarbage() throws {
      let player = try Player.atMenu(of: home)
      player.expect("Memory")
      let garbage = [
        "\u{1B}[<", "0;", "5", ";3", "M\u{1B}[<0;5;3m", "\u{1B}[<999999999999999999999;1;1M",
        "\u{1B}[<0;-5;0M",
        "\u{1B}[<0;99999;99999M\u{1B}[<0;99999;99999m", "\u{1B}[M\u{1}\u{1}\u{1}", "\u{1B}[<;;;;;;M",
        "\u{1B}[<0M",
        "\u{1B}[<" + String(repeating: "1;", count: 5000) + "M",
      ]
      for piece in garbage {
        player.type(piece)
        _ = player.rows
      }
      player.session.write([0x80, 0xFF, 0xC3])
      _ = player.rows
      player.press(.escape)
      // At once, it would be Alt-?.
      usleep(200_000)
      player.type("?")
      player.expect("A small arcade")
    }
  }
}
