import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("a terminal that can't be used")
  struct RefusalTests {
    private static let helper = "\(builtProgram("CrashHelper")) /dev/null none"

    /// What a shell line with the helper in it writes to the terminal, and how it ends.
    private func run(_ line: String, environment: [String: String?] = [:]) throws -> (String, WaitStatus?) {
      let session = try PtySession("sh", ["-c", line], environment: environment)
      defer { session.kill() }
      let status = session.wait()
      return (session.text, status)
    }

    @Test(
      "row 9: standard output that is closed, a file or full gets a message on standard error and status 2",
      arguments: [">&-", ">/dev/full", ">/dev/null"])
    func noOutput(redirection: String) throws {
      let (text, status) = try run("\(Self.helper) \(redirection)")
      #expect(text.contains("Standard output is not a terminal"))
      #expect(status == .exited(2))
      #expect(!text.contains("\u{1B}"))
    }

    @Test("row 9: so does standard input", arguments: ["</dev/null", "<&-"])
    func noInput(redirection: String) throws {
      let (text, status) = try run("\(Self.helper) \(redirection)")
      #expect(text.contains("Standard input is not a terminal"))
      #expect(status == .exited(2))
      #expect(!text.contains("\u{1B}"))
    }

    @Test("row 9: standard error that is closed doesn't end up in the game")
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
      "row 10: a TERM that is unset, empty, unknown, dumb or evil is refused in plain words with status 2",
      arguments: [nil, "", "no-such-terminal", "dumb", "unknown", "\u{1B}]0;evil\u{7}"])
    func badName(name: String?) throws {
      let (text, status) = try run(Self.helper, environment: ["TERM": name])
      #expect(text.contains("TERM"))
      #expect(status == .exited(2))
      #expect(!text.contains("\u{1B}"))
    }

    @Test("row 11: in the C locale words are written in UTF-8 all the same", arguments: ["ansi", "curses"])
    func plainLocale(renderer: String) throws {
      let run = try HelperRun(environment: ["LC_ALL": "C", "RENDERER": renderer])
      defer { run.end() }
      #expect(run.session.read(until: "წყალი"))
    }
  }
}
