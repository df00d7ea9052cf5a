import System
import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("a terminal that goes away")
  struct TerminalGoneTests {
    @Test("row 8: with SIGHUP ignored the program ends within a second, the save flushed")
    func hangUpIgnored() throws {
      let isQuick = try isQuick(1) {
        let run = try HelperRun("busy", through: ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"])
        defer { run.end() }
        #expect(run.session.read(until: "busy"))
        let start = MonotonicClock.seconds
        run.session.hangUp()
        #expect(run.session.wait() == .exited(1))
        #expect(run.lines.contains("flushed"))
        return MonotonicClock.seconds - start
      }
      #expect(isQuick)
    }

    @Test("row 8: without that it ends by SIGHUP")
    func hangUp() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.hangUp()
      let status = run.session.wait()
      // Whichever is seen first, the signal or the end of the terminal's input.
      #expect(status == .signalled(Int(SIGHUP)) || status == .exited(1))
      #expect(run.lines.contains("flushed"))
      #expect(processes(ofSession: run.session.processID).isEmpty)
    }

    @Test("a terminal that takes no output loses frames, not ticks, and still ends in order")
    func stalled() throws {
      let run = try HelperRun("busy")
      defer { run.end() }
      // Nobody reads; the game answers all the same.
      usleep(500_000)
      run.session.write("x")
      let end = MonotonicClock.seconds + PtySession.patience
      while !run.lines.contains(where: Self.isKey), MonotonicClock.seconds < end { usleep(1000) }
      #expect(run.lines.contains(where: Self.isKey))
      kill(try run.player, SIGTERM)
      #expect(run.session.wait() == .signalled(Int(SIGTERM)))
      #expect(run.isRestored)
    }

    private static func isKey(_ line: Substring) -> Bool { line.contains("character(\"x\")") }
  }
}
