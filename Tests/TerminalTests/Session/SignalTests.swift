import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("a signal")
  struct SignalTests {
    @Test(
      "row 1: a signal that asks for the end ends the program in order, and the wait status names it",
      arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE], CrashTests.environments)
    func orderlyEnd(signal: Int32, environment: [String: String]) throws {
      let run = try HelperRun(environment: environment)
      defer { run.end() }
      kill(try run.player, signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
      #expect(run.lines.contains("flushed"))
    }

    @Test(
      "row 1: the parent passes a signal on, and one to the whole group counts once",
      arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM], [false, true])
    func passedOn(signal: Int32, toGroup: Bool) throws {
      let run = try HelperRun()
      defer { run.end() }
      kill(toGroup ? -run.session.processID : run.session.processID, signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
      #expect(run.lines.contains("flushed"))
    }

    @Test(
      "row 1: the parent's copy of a signal may come when the loop has ended, and what is left is still done",
      arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
    func lateCopy(signal: Int32) throws {
      let run = try HelperRun("linger")
      defer { run.end() }
      kill(try run.player, signal)
      #expect(run.hasLogged("after the loop"))
      kill(try run.keeper, signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
      #expect(run.lines.contains("lingered"))
    }

    /// Signals that end a process by default and that we don't catch.
    private static let uncaught =
      [SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS, SIGSTKFLT, SIGXCPU, SIGUSR1, SIGUSR2]
      + Array(34...64)

    @Test(
      "row 44: after an uncaught signal to the whole group the terminal is restored",
      arguments: uncaught)
    func uncaughtByAll(signal: Int32) throws {
      let run = try HelperRun()
      defer { run.end() }
      kill(-run.session.processID, signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
    }

    @Test("row 44: the same for one to the parent alone", arguments: [SIGALRM, SIGIO, 34, SIGSEGV, SIGABRT])
    func uncaughtByParent(signal: Int32) throws {
      let run = try HelperRun()
      defer { run.end() }
      kill(try run.keeper, signal)
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
    }

    @Test("row 1: a program that hangs ends at the second signal, and the terminal is restored")
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

    @Test("row 1: Ctrl-C as a key ends with status 130, after saving")
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

    @Test("row 1: Ctrl-\\ as a key restores the terminal and ends by SIGQUIT")
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
