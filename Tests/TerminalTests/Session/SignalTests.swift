import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("a signal")
  struct SignalTests {
    @Test(
      "a signal that asks for the end ends the program in order, and the wait status names it",
      arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE], [false, true])
    func orderlyEnd(signal: Int32, toGroup: Bool) throws {
      let run = try HelperRun()
      defer { run.end() }
      kill(toGroup ? -run.session.processID : run.session.processID, signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
      #expect(run.lines.contains("flushed"))
    }

    @Test("a closing window sends SIGHUP again when its shell has ended")
    func closingWindow() throws {
      let run = try HelperRun("linger")
      defer { run.end() }
      let player = try run.player
      kill(player, SIGHUP)
      #expect(run.hasLogged("after the loop"))
      run.session.drain(0.4)
      kill(player, SIGHUP)
      #expect(run.session.wait() == .signalled(Int(SIGHUP)))
      #expect(run.lines.contains("lingered"))
    }

    @Test("a signal that comes while the terminal is given back still says how the program ended")
    func whileLeaving() throws {
      let run = try HelperRun(delay: 0.5)
      defer { run.end() }
      let player = try run.player
      run.session.settle(for: 1)
      run.session.write("q")
      #expect(run.session.read { $0.modes.isClean })
      kill(player, SIGTERM)
      #expect(run.session.wait() == .signalled(Int(SIGTERM)))
      #expect(run.isRestored)
    }

    @Test("Ctrl-\\ or Ctrl-C again, by now a signal, doesn't end the program before its time")
    func keyAgain() throws {
      for (key, status) in [("\u{1C}", WaitStatus.signalled(Int(SIGQUIT))), ("\u{3}", .exited(130))] {
        let run = try HelperRun("linger")
        defer { run.end() }
        run.session.write(key)
        #expect(run.hasLogged("after the loop"))
        run.session.write(key)
        #expect(run.session.wait() == status)
        #expect(run.lines.contains("lingered"))
      }
    }

    @Test("a signal while only the terminal's answers are awaited leaves it as it was")
    func whileExploring() throws {
      let session = try PtySession(
        builtProgram("CrashHelper"), ["/dev/null", "explore"])
      defer { session.kill() }
      #expect(session.read(until: "\u{1B}[c"))
      // By then it may be through, and the test is to blame.
      if session.lateness > 0.5 { return }
      session.signal(SIGTERM)
      #expect(session.wait() == .signalled(Int(SIGTERM)))
      #expect(session.settings == session.initialSettings && session.modes.isClean)
    }

    /// Signals that end a process by default and that nobody expects.
    private static let unexpectedOnes =
      [SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS, SIGSTKFLT, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2]
      + Array(34...64)

    @Test("after any other signal that ends it the terminal is restored", arguments: unexpectedOnes)
    func unexpected(signal: Int32) throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.signal(signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
    }

    @Test("signals like this one that are ignored from the start stay ignored")
    func ignoredUnexpected() throws {
      let run = try HelperRun(through: ["sh", "-c", "trap '' USR1; exec \"$@\"", "sh"])
      defer { run.end() }
      run.session.signal(SIGUSR1)
      run.session.write("x")
      #expect(run.hasLogged("character(\"x\")"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
    }

    @Test("a program that hangs ends at the second signal, and the terminal is restored")
    func secondSignal() throws {
      let run = try HelperRun("hang")
      defer { run.end() }
      run.session.write("d")
      #expect(run.session.read(until: "hangs"))
      kill(try run.player, SIGTERM)
      run.session.drain(0.4)
      #expect(!run.session.hasEnded())
      kill(try run.player, SIGINT)
      #expect(run.session.wait() == .signalled(Int(SIGINT)))
      #expect(run.isRestored)
    }

    @Test("Ctrl-C as a key ends with status 130, after saving")
    func controlC() throws {
      for (key, renderer) in [("\u{3}", "ansi"), ("\u{1B}[99;5u", "ansi"), ("\u{3}", "curses")] {
        let run = try HelperRun(environment: ["RENDERER": renderer])
        defer { run.end() }
        run.session.write(key)
        #expect(run.session.wait() == .exited(130))
        #expect(run.isRestored)
        #expect(run.lines.contains("flushed"))
      }
    }

    @Test("Ctrl-\\ as a key restores the terminal and ends by SIGQUIT")
    func controlBackslash() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.write("\u{1C}")
      #expect(run.session.wait() == .signalled(Int(SIGQUIT)))
      #expect(run.isRestored)
    }

    @Test("a signal ignored from the start, as under nohup, stays ignored")
    func ignored() throws {
      let run = try HelperRun(through: ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"])
      defer { run.end() }
      kill(try run.player, SIGHUP)
      run.session.drain(0.3)
      #expect(!run.session.hasEnded())
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
    }
  }
}
