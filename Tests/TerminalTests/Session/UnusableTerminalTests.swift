import Foundation
import Glibc
import Pty
import System
import Testing

extension HeldTerminal {
  @Suite("a terminal that can't be used")
  struct RefusalTests {
    private static let helper = "\(builtProgram("CrashHelper")) /dev/null none"

    /// The output and the status of a shell line.
    private func run(_ line: String, environment: [String: String?] = [:]) throws -> (String, WaitStatus?) {
      let session = try PtySession("sh", ["-c", line], environment: environment)
      defer { session.kill() }
      let status = session.wait()
      return (session.text, status)
    }

    @Test(
      "if standard output is closed, a file or full there is a message on standard error, and status 2",
      arguments: [">&-", ">/dev/full", ">/dev/null"])
    func noOutput(redirection: String) throws {
      let (text, status) = try run("\(Self.helper) \(redirection)")
      #expect(text.contains("Standard output is not a terminal"))
      #expect(status == .exited(2))
      #expect(!text.contains("\u{1B}"))
    }

    @Test("the same for standard input", arguments: ["</dev/null", "<&-"])
    func noInput(redirection: String) throws {
      let (text, status) = try run("\(Self.helper) \(redirection)")
      #expect(text.contains("Standard input is not a terminal"))
      #expect(status == .exited(2))
      #expect(!text.contains("\u{1B}"))
    }

    @Test("if standard error is closed, messages don't end up in the game")
    func noError() throws {
      let session = try PtySession("sh", ["-c", "exec \(builtProgram("CrashHelper")) /dev/null fatal 2>&-"])
      defer { session.kill() }
      #expect(session.read(until: "ready"))
      session.write("d")
      #expect(session.wait() == .signalled(Int(trapSignal)))
      #expect(!session.text.contains("Fatal"))
      #expect(session.modes.isClean)
    }

    @Test(
      "a TERM that is unset, empty, unknown, dumb or malicious is rejected in plain words, with status 2",
      arguments: [nil, "", "no-such-terminal", "dumb", "unknown", "\u{1B}]0;evil\u{7}"])
    func badName(name: String?) throws {
      let (text, status) = try run(Self.helper, environment: ["TERM": name])
      #expect(text.contains("TERM"))
      #expect(status == .exited(2))
      #expect(!text.contains("\u{1B}"))
    }

    /// A compiled terminfo entry begins with 1A 01 and five lengths.
    private static let damaged: [[UInt8]] = [
      [], Array("no entry".utf8), [0x1A, 0x01], [0x1A, 0x01] + Array(repeating: 0xFF, count: 10),
      [0x1A, 0x01] + Array(repeating: 0x7F, count: 10), [0x1E, 0x02] + Array(repeating: 0x7F, count: 4000),
      [0x1A, 0x01, 5, 0] + Array(repeating: 0, count: 8) + Array("evil".utf8),
    ]

    @Test(
      "a damaged entry of terminfo is no terminal, wherever TERMINFO finds it", arguments: damaged)
    func damagedEntry(bytes: [UInt8]) throws {
      let folder = try entries(Data(bytes))
      defer { try? FileManager.default.removeItem(at: folder) }
      for variables in [["TERMINFO": folder.path], ["TERMINFO_DIRS": folder.path]] {
        let (text, status) = try run(Self.helper, environment: variables.merging(["TERM": "evil"]) { $1 })
        #expect(text.contains("TERM"))
        #expect(status == .exited(2))
        #expect(!text.contains("\u{1B}"))
      }
    }

    @Test(
      "a good entry of terminfo is found by either variable",
      arguments: ["TERMINFO", "TERMINFO_DIRS"])
    func goodEntry(variable: String) throws {
      let known = ["/lib/terminfo/x/xterm", "/usr/share/terminfo/x/xterm"]
      let entry = known.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first
      let folder = try entries(#require(entry))
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try HelperRun(environment: [variable: folder.path, "TERM": "evil", "RENDERER": "curses"])
      defer { run.end() }
      #expect(run.session.read(until: "წყალი"), "\(run.session.text)")
    }

    /// A folder of terminfo in which the terminal `evil` has this entry.
    private func entries(_ evil: Data) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: "terminfo-\(UUID())")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "e"), withIntermediateDirectories: true)
      try evil.write(to: folder.appending(path: "e/evil"))
      return folder
    }

    /// What a terminal in Latin-1 answers: there ñ in UTF-8 is two letters.
    private static let latin = [("\u{1B}[6n", "\u{1B}[2;3R")] + HelperRun.xtermReplies

    @Test(
      "a terminal that shows a letter of UTF-8 as two is refused before anything is drawn",
      arguments: ["ansi", "curses"])
    func withoutUTF8(renderer: String) throws {
      let session = try PtySession(
        builtProgram("CrashHelper"), ["/dev/null", "none"],
        environment: ["LC_ALL": "C", "RENDERER": renderer])
      defer { session.kill() }
      session.replies = Self.latin
      #expect(session.wait() == .exited(2))
      #expect(session.text.contains("This terminal doesn't read UTF-8"), "\(session.text)")
      #expect(
        !session.text.contains("ready") && session.modes.isClean
          && session.settings == session.initialSettings)
      #expect(try session.unreadInput() == [])
    }

    @Test("no letter is tried where the locale says UTF-8")
    func untried() throws {
      let run = try HelperRun(replies: Self.latin)
      defer { run.end() }
      #expect(!run.session.text.contains("\u{1B}[6n"))
    }

    @Test("text is written in UTF-8 even in the C locale", arguments: ["ansi", "curses"])
    func plainLocale(renderer: String) throws {
      let run = try HelperRun(environment: ["LC_ALL": "C", "RENDERER": renderer])
      defer { run.end() }
      #expect(run.session.read(until: "წყალი"))
    }
  }
}

extension HeldTerminal {
  @Suite("a terminal that goes away")
  struct TerminalGoneTests {
    @Test("with SIGHUP ignored the program ends within a second, and saves")
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

    @Test("otherwise it ends by SIGHUP")
    func hangUp() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.hangUp()
      let status = run.session.wait()
      // The signal or the end of input, whichever is seen first.
      #expect(status == .signalled(Int(SIGHUP)) || status == .exited(1))
      #expect(run.lines.contains("flushed"))
      #expect(processes(ofSession: run.session.processID).isEmpty)
    }

    @Test("a terminal that takes no output loses frames, not ticks, and still ends in order")
    func stalled() throws {
      let run = try HelperRun("busy")
      defer { run.end() }
      // Don't read; the game has to respond nevertheless.
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
