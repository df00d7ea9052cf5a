import Glibc
import Pty
import System
import Testing

// A crash can only be observed from outside: CrashHelper dies in its own pseudo-terminal.
extension HeldTerminal {
  @Suite("a crash")
  struct CrashTests {
    @Test(
      "after a deadly signal the terminal is restored in under 200 ms, and the status names the signal",
      arguments: [
        ("illegal", SIGILL), ("trap", SIGTRAP), ("segmentation", SIGSEGV), ("bus", SIGBUS),
        ("floating", SIGFPE), ("abort", SIGABRT), ("bounds", trapSignal), ("fatal", trapSignal),
      ])
    func deadlySignal(death: (String, Int32)) throws {
      let run = try HelperRun(death.0)
      defer { run.end() }
      let (status, seconds) = run.die()
      #expect(status == .signalled(Int(death.1)))
      #expect(run.isRestored)
      #expect(try seconds < 0.2 || Self.isQuick(death.0))
    }

    /// Whether the terminal is restored at once.
    private static func isQuick(_ death: String) throws -> Bool {
      try Pty.isQuick(0.2) {
        let run = try HelperRun(death)
        defer { run.end() }
        return run.die().seconds
      }
    }

    @Test("the message of a fatal error is on the normal screen, after the terminal was restored")
    func message() throws {
      let run = try HelperRun("fatal")
      defer { run.end() }
      _ = run.die()
      #expect(run.normalScreen.contains("Fatal error: died on the main thread\r\n"))
      #expect(run.session.text.firstRange(of: "Fatal error")?.isEmpty == false)
      #expect(!run.session.text.contains("Press"))
    }

    @Test("a terminal that takes no output doesn't keep the process alive")
    func stalledTerminal() throws {
      let run = try HelperRun("segmentation")
      defer { run.end() }
      // Fill the pseudo-terminal's buffer without reading.
      let filler = open(run.session.path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      let bytes = [UInt8](repeating: 0, count: 4096)
      for _ in 0..<10 {
        while write(filler, bytes, bytes.count) > 0 {}
        // The kernel moves some of it to another buffer.
        usleep(10_000)
      }
      close(filler)
      run.session.write("d")
      let start = MonotonicClock.seconds
      // A terminal that has answered so far is waited for, up to three seconds.
      while !run.session.hasEnded(), MonotonicClock.seconds - start < PtySession.patience { usleep(1000) }
      #expect(run.session.hasEnded())
      #expect(run.session.settings == run.before)
    }

    @Test(
      "after a fatal error on another thread the terminal is restored",
      arguments: [("threadFatal", "died on a thread"), ("taskFatal", "died in a task")])
    func otherThread(death: (String, String)) throws {
      let run = try HelperRun(death.0)
      defer { run.end() }
      let (status, seconds) = run.die()
      #expect(status == .signalled(Int(trapSignal)))
      #expect(run.isRestored)
      #expect(try seconds < 0.2 || Self.isQuick(death.0))
      #expect(run.normalScreen.contains(death.1))
    }

    @Test(
      "after a stack overflow the terminal is restored", arguments: ["overflow", "threadOverflow"])
    func stackOverflow(death: String) throws {
      let run = try HelperRun(death)
      defer { run.end() }
      let (status, _) = run.die()
      #expect(status == .signalled(Int(SIGSEGV)))
      #expect(run.isRestored)
    }

    @Test("after an exit without leaving, or a signal that nobody expects, the terminal is restored")
    func carelessEnd() throws {
      for (death, expected) in [("exit", WaitStatus.exited(7)), ("alarm", .signalled(Int(SIGALRM)))] {
        let run = try HelperRun(death)
        defer { run.end() }
        #expect(run.die().status == expected)
        #expect(run.isRestored)
      }
    }
  }
}
