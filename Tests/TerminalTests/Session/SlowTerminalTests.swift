import Glibc
import Pty
import System
import Testing

/// These tests mostly wait, so they run in parallel to the others.
@Suite("a slow terminal")
struct SlowTerminalTests {
  private static let replies = HelperRun.xtermReplies + [("\u{1B}[5n", "\u{1B}[0n")]

  @Test(
    "late answers don't reach the shell after Ctrl-C before the first of them, or at any time later",
    arguments: [0, 0.1, 0.5, 1.2])
  func interrupted(time: Double) throws {
    try expectSilence(after: 0.35) { run in
      run.session.drain(time)
      run.session.write("\u{3}")
      #expect(run.session.wait() == .exited(130))
    }
  }

  @Test("nor if the first answer comes while waiting for it, and the last one just as late")
  func firstAnswerLate() throws {
    try expectSilence(after: 0.9) { run in
      run.session.drain(0.6)
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
    }
  }

  @Test("nor after SIGTERM on a line that has become slow meanwhile")
  func slower() throws {
    try expectSilence(after: 0) { run in
      run.session.drain(0.3)
      run.session.replyDelay = 0.8
      run.session.drain(2)
      kill(try run.player, SIGTERM)
      #expect(run.session.wait() == .signalled(Int(SIGTERM)))
    }
  }

  @Test("nor after a crash, whose handler waits for them")
  func crashed() throws {
    try expectSilence("segmentation", after: 0.9) { run in
      run.session.drain(1.8)
      run.session.write("d")
      #expect(run.session.read { $0.modes.isClean }, "the screen comes back")
      #expect(!run.session.hasEnded(), "at once, long before the answer")
      #expect(run.session.wait() == .signalled(Int(SIGSEGV)))
    }
  }

  @Test(
    "a terminal that takes no output at the end is restored as soon as it does",
    arguments: [SIGTERM, SIGSEGV], [0.2, 1.5])
  func stalled(signal: Int32, pause: Double) throws {
    var unread: [UInt8] = []
    // The test may be too late with an answer on a busy machine.
    for _ in 0..<5 {
      let run = try HelperRun("busy")
      defer { run.end() }
      #expect(run.session.read { $0.output.count > 50_000 })
      // Don't read, so that frames wait in the terminal's buffer.
      usleep(300_000)
      kill(try run.player, signal)
      usleep(useconds_t(pause * 1e6))
      #expect(run.session.wait() == .signalled(Int(signal)))
      #expect(run.isRestored)
      unread = try run.session.unreadInput()
      if unread == [] { return }
    }
    Issue.record("the shell gets \(unread)")
  }

  /// Ends the helper with `end` and expects that no answer is left for the shell. Tries again if the machine
  /// was too busy for the test to answer in time.
  private func expectSilence(
    _ death: String = "busy", after delay: Double, sourceLocation: SourceLocation = #_sourceLocation,
    _ end: (HelperRun) throws -> Void
  ) throws {
    for _ in 0..<10 {
      let run = try HelperRun(death, replies: Self.replies, delay: delay)
      defer { run.end() }
      try end(run)
      #expect(run.isRestored, sourceLocation: sourceLocation)
      // Until everything on its way must have arrived.
      run.session.drain(run.session.replyDelay + 0.1)
      let unread = try run.session.unreadInput()
      if unread == [] { return }
      #expect(run.session.lateness > 0.05, "the shell gets \(unread)", sourceLocation: sourceLocation)
    }
    Issue.record("the test never answered in time", sourceLocation: sourceLocation)
  }
}

/// These tests mostly wait, so they run in parallel to the others.
@Suite("a program that hangs")
struct HangTests {
  @Test(
    "some seconds after a signal that asks for the end it ends, and the terminal is restored",
    arguments: [SIGTERM, SIGHUP])
  func hangs(signal: Int32) throws {
    let run = try HelperRun("hang")
    defer { run.end() }
    run.session.write("d")
    #expect(run.session.read(until: "hangs"))
    let start = MonotonicClock.seconds
    run.session.signal(signal)
    #expect(run.session.wait() == .signalled(Int(signal)))
    #expect(run.isRestored)
    #expect(MonotonicClock.seconds - start > 3, "it has some seconds")
  }

  @Test("and some seconds after its window has closed")
  func hangsAlone() throws {
    let run = try HelperRun("hang")
    defer { run.end() }
    run.session.write("d")
    #expect(run.session.read(until: "hangs"))
    run.session.hangUp()
    #expect(run.session.wait() == .signalled(Int(SIGHUP)))
  }
}
