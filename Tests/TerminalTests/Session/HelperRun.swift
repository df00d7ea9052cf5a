import Glibc
import Pty
import System
import Testing

/// CrashHelper running in its own pseudo-terminal.
struct HelperRun {
  let session: PtySession
  let log: String
  /// The terminal's settings before the helper started.
  var before: TerminalSettings { session.initialSettings }

  /// Starts the helper, or `command` with the helper's path and arguments appended, and waits for its screen.
  init(
    _ death: String = "none", through command: [String] = [], environment: [String: String?] = [:],
    replies: [(query: String, answer: String)] = HelperRun.xtermReplies, delay: Double = 0,
    size: PtySize = .init()
  ) throws {
    log = temporaryPath()
    let line = command + [builtProgram("CrashHelper"), log, death]
    session = try PtySession(line[0], Array(line.dropFirst()), environment: environment, size: size)
    session.replies = replies
    session.replyDelay = delay
    awaitScreen()
  }

  /// Starts a shell and runs lines in it. HELPER in a line stands for the helper with its arguments.
  init(shell: [String], running lines: String..., death: String = "none", delay: Double = 0) throws {
    log = temporaryPath()
    session = try PtySession(shell[0], Array(shell.dropFirst()), environment: ["PS1": "$ "])
    session.replies = HelperRun.xtermReplies
    session.replyDelay = delay
    let helper = "\(builtProgram("CrashHelper")) \(log) \(death)"
    for (number, line) in lines.enumerated() {
      session.read { $0.text.ranges(of: "$ ").count > number }
      session.settle(for: 0.2)
      session.write(line.replacing("HELPER", with: helper) + "\n")
    }
    awaitScreen()
  }

  private func awaitScreen() {
    #expect(session.read(until: "ready"), "the screen comes up")
    #expect(session.settings != before, "the helper holds the terminal")
  }

  /// The replies of an xterm.
  static let xtermReplies = [("\u{1B}[c", "\u{1B}[?64;22c"), ("\u{1B}[?2026$p", "\u{1B}[?2026;0$y")]

  /// The helper's process. Never 0, which would mean our own process group.
  var player: pid_t {
    get throws {
      var found: pid_t?
      session.read { session in
        found = processes(ofSession: session.processID).first { processFile("\($0)/comm") == "CrashHelper\n" }
        return found != nil
      }
      return try #require(found)
    }
  }

  /// Whether any process of the terminal is stopped.
  var isStopped: Bool {
    processes(ofSession: session.processID).contains { processFile("\($0)/status").contains("State:\tT") }
  }

  /// The lines that the helper logged.
  var lines: [Substring] {
    var bytes: [UInt8] = []
    let file = open(log, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = read(file, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Waits until a line of the log contains this text.
  func hasLogged(_ text: String) -> Bool {
    session.read { _ in lines.contains { $0.contains(text) } }
  }

  /// Types d and waits for the end. Returns the status, and after how many seconds the terminal was restored.
  func die() -> (status: WaitStatus?, seconds: Double) {
    session.write("d")
    let start = MonotonicClock.seconds
    session.read { _ in isRestored }
    let seconds = MonotonicClock.seconds - start
    return (session.wait(), seconds)
  }

  /// Whether the terminal is as the helper found it.
  var isRestored: Bool { session.settings == before && session.modes.isClean }

  /// Waits until it is, for when the helper doesn't end.
  func becomesRestored() -> Bool {
    session.read { _ in isRestored }
  }

  /// Whether the shell that has started the helper has the terminal.
  var shellHasTerminal: Bool { session.foregroundGroup == session.processID }

  /// Waits until the shell has the terminal again.
  func shellIsBack() -> Bool { session.read { _ in shellHasTerminal } }

  /// Types Ctrl-Z. Returns whether the shell gets its terminal back as it was.
  func stops(within seconds: Double = PtySession.patience) -> Bool {
    session.write("\u{1A}")
    return session.read(timeout: seconds) { _ in shellHasTerminal && isRestored }
  }

  /// Sends a signal that leaves no time to restore the terminal, when nothing is on its way that the shell would read.
  /// Returns whether the shell is back.
  func isCaught(by signal: Int32) throws -> Bool {
    session.settle(for: 0.2)
    kill(try player, signal)
    defer { session.settle(for: 0.1) }
    return shellIsBack()
  }

  /// Types q. Returns whether the helper ends in order, and the shell gets its terminal back as it was.
  func quits() -> Bool {
    session.write("q")
    return hasLogged("after the loop: ended") && shellIsBack() && becomesRestored()
  }

  /// The contents of the normal screen: the output after the last switch to it.
  var normalScreen: String {
    session.text.components(after: "\u{1B}[?1049l") ?? ""
  }

  /// Kills what is left.
  func end() {
    session.kill()
    unlink(log)
  }
}

private func temporaryPath() -> String {
  "/tmp/crash-helper-\(getpid())-\(UInt64.random(in: 0 ... .max))"
}

extension String {
  /// The text after the last occurrence of `mark`.
  fileprivate func components(after mark: String) -> String? {
    var found: Substring?
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      found = rest
    }
    return found.map(String.init)
  }
}

/// All tests in which CrashHelper holds a terminal, serialized since they measure time.
@Suite("the terminal", .serialized)
enum HeldTerminal {}

/// The signal of a Swift trap.
#if arch(x86_64) || arch(i386)
  let trapSignal = SIGILL
#else
  let trapSignal = SIGTRAP
#endif
