import Glibc
import Pty
import Seats
import System
import Testing

extension EndToEnd {
  /// However the program ends, the terminal is restored.
  @Suite struct Leaving {
    let home: Home

    init() throws { home = try Home() }

    @Test("q exits with status 0 and restores the terminal")
    func quit() throws {
      let player = try Player.atMenu(of: home)
      player.expect("Memory")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      #expect(player.leftovers == [])
    }

    @Test("the user's own terminal settings are restored, not the defaults")
    func ownSettings() throws {
      let script =
        "stty erase ^H -ixon intr ^B; stty -g; \(builtProgram("babble")) --home \(home.path); echo; stty -g"
      let player = try Player(running: "sh", ["-c", script])
      player.openMenu()
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      let settings = player.session.text.matches(of: /[0-9a-f]+(:[0-9a-f]+){10,}/).map { String($0.output.0) }
      try #require(settings.count == 2)
      #expect(settings[0] == settings[1])
    }

    @Test(
      "a signal restores the terminal and is the wait status",
      arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE])
    func signal(_ number: Int32) throws {
      let player = try Player.atMenu(of: home)
      player.expect("Memory")
      player.session.signal(number)
      #expect(player.session.wait() == .signalled(Int(number)))
      #expect(player.leftovers == [])
    }

    @Test(
      "Ctrl-C exits with status 130 from anywhere",
      arguments: ["", "\r", "\t\r", "\t\r\r", "\t\r\rp", "\t\r\r?", "?", "c"])
    func controlC(_ keys: String) throws {
      let player = try Player.atMenu(of: home)
      player.expect("c switch")
      for key in keys {
        let before = player.rows
        player.type(String(key))
        #expect(player.wait { $0 != before })
      }
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(player.leftovers == [])
    }

    @Test(
      "a crash restores the terminal at once and says so on the normal screen",
      arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT])
    func crash(_ number: Int32) throws {
      let isQuick = try isQuick(0.5) {
        let player = try Player.atMenu(of: home)
        player.expect("Memory")
        let start = MonotonicClock.seconds
        player.session.signal(number)
        #expect(player.session.wait() != nil)
        let seconds = MonotonicClock.seconds - start
        #expect(player.leftovers == [])
        return seconds
      }
      #expect(isQuick)
    }

    @Test("kill -9 in mid-drag leaves the save whole, and the next game the terminal as it was")
    func killed() throws {
      let player = try Player(running: "bash", ["--norc", "--noprofile", "--noediting", "-i"])
      let command = "\(builtProgram("babble")) play memory --seed 1 --home \(home.path)\r"
      player.type(command)
      player.expect("Enter start")
      player.hold(20, 10)
      player.move(24, 10, isHeld: true)
      let game = processes(ofSession: player.session.processID).first { $0 != player.session.processID }
      kill(try #require(game), SIGKILL)
      // What the shell says about it may be broken by the edge of the screen.
      #expect(player.wait { _ in player.session.foregroundGroup == player.session.processID })
      _ = try home.scores()
      // The screen still shows the killed game. The shell may have read mouse reports that the game hadn't.
      player.type("\rclear\r")
      #expect(player.wait { rows in !rows.contains { $0.contains("Enter start") } })
      player.type(command)
      player.expect("Enter start")
      player.press(.controlC)
      #expect(player.wait { _ in player.session.foregroundGroup == player.session.processID })
      #expect(player.leftovers == [])
    }

    /// A busy machine may be late once, but not five times.
    @Test(
      "inside screen, which answers for its terminal, a mouse report that is on its way is dropped")
    func relayed() throws {
      let script =
        "\(builtBabble) --home \(home.path); stty -icanon -echo min 0 time 2; dd bs=99 count=1 2>&1 | od -c; echo end"
      let isDropped = try (0..<5).contains { _ in
        let player = try Player(running: "sh", ["-c", script], environment: ["TERM": "screen-256color"])
        player.openMenu()
        player.type("q")
        player.session.read(until: "\u{1B}[?1049l")
        player.session.drain(0.02)
        player.session.write("\u{1B}[<35;5;5M")
        player.expect("end")
        return !player.picture.contains("<   3   5")
      }
      #expect(isDropped)
    }
  }
}
