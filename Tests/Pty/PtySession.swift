import CPty
import Glibc
import System

/// A program that runs in its own pseudo-terminal, as leader of its session.
///
/// Output isn't read automatically: `read`, `drain` and `wait` do, and add to `output`. Only one thread at a
/// time may use a session. Call `kill()` at the end (in a `defer`), so that nothing is left behind.
public final class PtySession {
  /// The program's process id, which is also that of its session and its first process group.
  public let processID: pid_t
  /// All output that we have read so far.
  public private(set) var output: [UInt8] = []
  /// The terminal's answers: when the program has written the query, it gets the answer.
  public var replies: [(query: String, answer: String)] = []
  /// Called when there is output, for another terminal that answers.
  public var onOutput: (() -> Void)?
  /// How long the terminal takes to answer, in seconds.
  public var replyDelay = 0.0
  /// The longest time, in seconds, by which our reading was late: on a busy machine the test is to blame.
  public private(set) var lateness = 0.0

  /// The terminal's settings before the program started.
  public let initialSettings: TerminalSettings

  private let pair: PtyPair
  private var isOpen = true
  private var ended: WaitStatus?
  private var answered: [String: Int] = [:]
  private var answers: [(time: Double, answer: String)] = []
  private var lastLook = MonotonicClock.seconds

  /// Starts `command` (a path, or a name to be found in PATH). Its environment is `PtySession.environment`,
  /// overridden by `environment`; a nil value removes a variable.
  public init(
    _ command: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    size: PtySize = .init()
  ) throws {
    pair = try PtyPair(size)
    initialSettings = TerminalSettings(of: pair.slave)
    var variables = PtySession.environment
    for (name, value) in environment { variables[name] = value }
    processID = try pair.spawn([command] + arguments, variables.map { "\($0)=\($1)" })
  }

  deinit {
    kill()
  }

  /// The path of the program's end.
  public var path: String { pair.path }

  /// All output as text; ill-formed UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: output, as: UTF8.self) }

  public var settings: TerminalSettings { TerminalSettings(of: pair.slave) }

  /// The modes that the output so far has left on.
  public var modes: TerminalModes { TerminalModes(after: output) }

  public var foregroundGroup: pid_t { cpty_foreground(pair.master) }

  public func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while isOpen, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(pair.master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno == EAGAIN { read(5) } else { return }
    }
  }

  public func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Changes the size of the window; the foreground group gets SIGWINCH.
  public func resize(_ size: PtySize) {
    _ = cpty_resize(pair.master, size.window)
  }

  /// Sends a signal to the program only.
  public func signal(_ number: Int32) {
    if !hasEnded() { _ = Glibc.kill(processID, number) }
  }

  /// Whether the program has ended. Reads no output.
  public func hasEnded() -> Bool {
    if ended != nil { return true }
    var status: Int32 = 0
    guard waitpid(processID, &status, WNOHANG) == processID else { return false }
    ended = WaitStatus(status)
    return true
  }

  /// Reads until the program has ended and all its output has come. Returns nil after the timeout, in
  /// seconds.
  public func wait(timeout: Double = patience) -> WaitStatus? {
    read(timeout: timeout) { $0.hasEnded() }
    // A thread of the kernel passes output on, and on a busy machine the last of it comes after the end.
    if ended != nil {
      let deadline = MonotonicClock.seconds + 5
      while read(10), MonotonicClock.seconds < deadline {}
    }
    return ended
  }

  /// Closes the terminal, as when its window is closed.
  public func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(pair.slave)
    close(pair.master)
  }

  /// Kills the whole session by SIGKILL, closes the terminal and waits for the program. May be called twice.
  public func kill() {
    processes(ofSession: processID).forEach { _ = Glibc.kill($0, SIGKILL) }
    hangUp()
    while !hasEnded() { usleep(1000) }
  }

  /// Waits this many milliseconds for output and reads it. Returns false if none came.
  @discardableResult
  func read(_ milliseconds: Int32) -> Bool {
    guard isOpen else {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    sendAnswers()
    var waiting = pollfd(fd: pair.master, events: Int16(POLLIN), revents: 0)
    let hasCome = poll(&waiting, 1, milliseconds) > 0
    noteLook(after: Double(milliseconds) / 1000)
    guard hasCome else { return false }
    let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, Glibc.read(pair.master, buffer.baseAddress, buffer.count))
    }
    output += chunk
    answer()
    onOutput?()
    return !chunk.isEmpty
  }

  private func noteLook(after seconds: Double) {
    let now = MonotonicClock.seconds
    lateness = max(lateness, now - lastLook - seconds)
    lastLook = now
  }

  /// Terminals answer in the order of the queries.
  private func answer() {
    var due: [(end: Int, answer: String)] = []
    for (query, answer) in replies {
      while let end = position(after: query, from: answered[query, default: 0]) {
        answered[query] = end
        due.append((end, answer))
      }
    }
    let time = MonotonicClock.seconds + replyDelay
    answers += due.sorted { $0.end < $1.end }.map { (time, $0.answer) }
    sendAnswers()
  }

  private func sendAnswers() {
    while let next = answers.first, next.time <= MonotonicClock.seconds {
      answers.removeFirst()
      write(next.answer)
    }
  }
}

extension PtySession {
  /// The default timeout in seconds, for things that take a moment on an idle machine. Only a failure takes
  /// this long.
  public static var patience: Double { 60 }

  /// Reads until the condition is true. Returns false after the timeout, in seconds.
  @discardableResult
  public func read(timeout: Double = patience, until condition: (PtySession) -> Bool) -> Bool {
    let deadline = MonotonicClock.seconds + timeout
    while !condition(self) {
      if MonotonicClock.seconds >= deadline { return false }
      read(2)
    }
    return true
  }

  /// Reads until the output contains this text after its first `start` bytes.
  @discardableResult
  public func read(timeout: Double = patience, until text: String, from start: Int = 0) -> Bool {
    read(timeout: timeout) { $0.position(after: text, from: start) != nil }
  }

  /// Reads output for this many seconds.
  public func drain(_ seconds: Double) {
    read(timeout: seconds) { _ in false }
  }

  /// Reads until nothing has come for this many seconds. Returns false after the default timeout.
  @discardableResult
  public func settle(for seconds: Double) -> Bool {
    var (count, since) = (output.count, MonotonicClock.seconds)
    return read { session in
      let now = MonotonicClock.seconds
      if session.output.count != count { (count, since) = (session.output.count, now) }
      return now - since >= seconds
    }
  }

  /// The end of this text's first occurrence after the first `start` bytes of the output; nil if there is
  /// none.
  public func position(after text: String, from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard output.count - start >= wanted.count else { return nil }
    return output.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = cpty_find(base + start, bytes.count - start, wanted, wanted.count)
      else { return nil }
      return UnsafeRawPointer(found) - base + wanted.count
    }
  }
}

/// Whether something takes less than this many seconds in one of ten attempts: a busy machine is late now and
/// then, but something that really waits is late every time.
///
/// - Parameter seconds: does it once, and returns how long it took.
public func isQuick(_ limit: Double, _ seconds: () throws -> Double) rethrows -> Bool {
  try (0..<10).contains { _ in try seconds() < limit }
}
