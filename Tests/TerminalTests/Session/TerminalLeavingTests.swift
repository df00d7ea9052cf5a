import Glibc
import Pty
import System
import Testing

extension HeldTerminal {
  @Suite("entering and leaving")
  struct TerminalLeavingTests {
    /// A terminal that reports the mouse until it has read that it shouldn't, and then answers the query
    /// after that.
    private static let lateReplies = [
      ("\u{1B}[?u\u{1B}[c", "\u{1B}[?64c"),
      ("\u{1B}>\u{1B}[c", "\u{1B}[<35;6;6M\u{1B}[<35;7;7M\u{1B}[?64c"),
    ]

    @Test(
      "late answers and mouse reports don't reach the shell",
      arguments: [("q", "none"), ("d", "fatal")])
    func nothingLeaks(key: String, death: String) throws {
      let run = try HelperRun(death, replies: Self.lateReplies)
      defer { run.end() }
      run.session.write("\u{1B}[<35;5;5M")
      #expect(run.hasLogged("move"))
      run.session.write(key)
      _ = run.session.wait()
      #expect(run.isRestored)
      #expect(run.session.position(after: "\u{1B}>\u{1B}[c") != nil, "it was asked")
      #expect(try run.session.unreadInput() == [])
    }

    @Test("a terminal that hasn't answered yet delays the end by half a second at most")
    func noAnswers() throws {
      let isQuick = try isQuick(1) {
        let run = try HelperRun(replies: [])
        defer { run.end() }
        let start = MonotonicClock.seconds
        run.session.write("q")
        #expect(run.session.wait() == .exited(0))
        #expect(run.isRestored)
        return MonotonicClock.seconds - start
      }
      #expect(isQuick)
    }

    @Test("a terminal that never answers isn't waited for")
    func neverAnswers() throws {
      let run = try HelperRun(replies: [])
      defer { run.end() }
      run.session.drain(3.1)
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(!run.session.text.hasSuffix("\u{1B}[c"), "it isn't asked any more")
      #expect(run.isRestored)
    }

    @Test("the kitty keyboard is used if available, and reset", arguments: ["q", "d"])
    func kittyKeyboard(key: String) throws {
      let run = try HelperRun("fatal", replies: HelperRun.xtermReplies + [("\u{1B}[?u", "\u{1B}[?0u")])
      defer { run.end() }
      #expect(run.session.read(until: "\u{1B}[>5u"))
      #expect(run.session.modes.kittyDepth == 1)
      run.session.write(key)
      _ = run.session.wait()
      #expect(run.isRestored)
    }

    @Test(
      "terminals drawn by ncurses are restored as well",
      arguments: ["xterm-256color", "screen-256color", "linux", "vt100"], [("q", "none"), ("d", "abort")])
    func curses(name: String, death: (String, String)) throws {
      let run = try HelperRun(death.1, environment: ["TERM": name, "RENDERER": "curses"])
      defer { run.end() }
      run.session.write(death.0)
      #expect(run.session.wait() == (death.0 == "q" ? .exited(0) : .signalled(Int(SIGABRT))))
      #expect(run.isRestored)
    }

    @Test("what killed programs have left on is off after the next one")
    func killedBefore() throws {
      let run = try HelperRun(shell: JobControlTests.shells[0], running: "HELPER")
      defer { run.end() }
      run.session.resize(PtySize(80, 24, cellWidth: 9, cellHeight: 20))
      run.session.replies +=
        [("\u{1B}[?u", "\u{1B}[?0u"), ("\u{1B}[?2026$p\u{1B}[?1016$p", "\u{1B}[?1016;2$y")]
      for _ in 0..<2 {
        #expect(try run.isCaught(by: SIGKILL))
        // In raw mode a line wouldn't end for the shell.
        #expect(run.session.read { $0.settings == run.before })
        let start = run.session.output.count
        run.session.write("\(builtProgram("CrashHelper")) \(run.log) none\n")
        #expect(run.session.read(until: "\u{1B}[>5u", from: start))
        run.session.write("f")
        #expect(run.session.read(until: "\u{1B}[?1016h", from: start))
      }
      #expect(run.session.modes.kittyDepth == 1)
      #expect(run.quits())
    }

    @Test("the kitty keyboard isn't used if not available")
    func noKittyKeyboard() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.drain(0.1)
      #expect(run.session.position(after: "\u{1B}[>5u") == nil)
    }

    @Test("exploring finds out what the terminal can do and leaves nothing behind")
    func exploring() throws {
      let session = try PtySession(builtProgram("CrashHelper"), ["/dev/null", "explore"])
      defer { session.kill() }
      session.replies =
        HelperRun.xtermReplies + [("\u{1B}[>q", "\u{1B}P>|XTerm(379)\u{1B}\\"), ("\u{1B}[?u", "\u{1B}[?0u")]
      #expect(session.wait() == .exited(0))
      #expect(session.text.contains("terminal: xterm-256color, XTerm(379)\r\n"))
      #expect(session.text.contains("answers questions: yes\r\n"))
      #expect(session.text.contains("keys told apart: yes\r\n"))
      #expect(session.modes.isClean && session.settings == session.initialSettings)
      #expect(try session.unreadInput() == [])
    }

    @Test("output to standard error meanwhile is on the normal screen afterwards")
    func standardError() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.write("e")
      run.session.drain(0.1)
      #expect(!run.session.text.contains("a note"))
      run.session.write("q")
      _ = run.session.wait()
      #expect(run.normalScreen.contains("a note to standard error\r\n"))
    }

    @Test("other programs inherit none of our descriptors")
    func descriptors() throws {
      let run = try HelperRun()
      defer { run.end() }
      for descriptor in 3..<64 {
        guard let flags = flags(of: descriptor, in: run.session.processID) else { continue }
        #expect(flags & Int(O_CLOEXEC) != 0, "descriptor \(descriptor) closes on exec")
      }
    }

    @Test("the shell's own descriptors stay in blocking mode")
    func blocking() throws {
      let run = try HelperRun()
      defer { run.end() }
      #expect(try #require(flags(of: 1, in: try run.player)) & Int(O_NONBLOCK) == 0)
    }

    /// The flags of a descriptor; nil if it isn't open.
    private func flags(of descriptor: Int, in process: pid_t) -> Int? {
      let lines = processFile("\(process)/fdinfo/\(descriptor)").split(separator: "\n")
      return lines.first { $0.hasPrefix("flags:") }?.split(separator: "\t").last.flatMap { Int($0, radix: 8) }
    }
  }
}

extension PtySession {
  /// The input that a shell would now read from the terminal.
  func unreadInput() throws -> [UInt8] {
    write("\n")
    let file = open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(file, &bytes, bytes.count)
    return Array(bytes[..<max(0, count)]).filter { $0 != 10 }
  }
}
