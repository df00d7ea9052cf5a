import System
import CPty
import Glibc

/// A program that runs in a pseudo-terminal of its own, as leader of its session.
///
/// Nothing is read by itself: `read`, `drain` and `wait` do, and add to `output`. One thread at a time may use
/// a session. Whoever made it calls `kill()` at the end (`defer`), so that nothing stays behind.
public final class PtySession {
  /// The program's process, which is also its session and its first process group.
  public let processID: pid_t
  /// All that the program has written so far and we have read.
  public private(set) var output: [UInt8] = []
  /// What the terminal answers: when the first text has come out of the program, the second goes in.
  public var replies: [(query: String, answer: String)] = []
  /// Called when output has come: a terminal that isn't ours looks at it and answers.
  public var onOutput: (() -> Void)?
  /// How many seconds the terminal takes to answer.
  public var replyDelay = 0.0
  /// For how many seconds at most nobody looked what the program had written: on a busy machine it is we who are late.
  public private(set) var lateness = 0.0

  /// The terminal's settings before the program started.
  public let initialSettings: TerminalSettings

  private let pair: PtyPair
  private var isOpen = true
  private var ended: WaitStatus?
  private var answered: [String: Int] = [:]
  private var answers: [(time: Double, answer: String)] = []
  private var lastLook = MonotonicClock.seconds

  /// Starts `command` (a path, or a name that PATH finds). Its environment is what `PtySession.environment`
  /// says with `environment` laid over it; a nil value takes a variable away.
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

  /// The path of the slave's end.
  public var path: String { pair.path }

  /// All output as text; what is no UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// The terminal's settings now.
  public var settings: TerminalSettings { TerminalSettings(of: pair.slave) }

  /// What the output so far has left switched on.
  public var modes: TerminalModes { TerminalModes(after: output) }

  /// The process group in the foreground.
  public var foregroundGroup: pid_t { cpty_foreground(pair.master) }

  /// Types these bytes.
  public func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while isOpen, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(pair.master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno == EAGAIN { take(5) } else { return }
    }
  }

  /// Types this text.
  public func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Gives the window another size; its foreground group gets SIGWINCH.
  public func resize(_ size: PtySize) {
    _ = cpty_resize(pair.master, size.window)
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) {
    if !hasEnded() { _ = Glibc.kill(processID, number) }
  }

  /// Whether the program has ended; reads nothing.
  public func hasEnded() -> Bool {
    if ended != nil { return true }
    var status: Int32 = 0
    guard waitpid(processID, &status, WNOHANG) == processID else { return false }
    ended = WaitStatus(status)
    return true
  }

  /// Reads until the program has ended and all that it wrote has come; nil after so many seconds.
  public func wait(timeout: Double = patience) -> WaitStatus? {
    read(timeout: timeout) { $0.hasEnded() }
    while take(0) {}
    return ended
  }

  /// Takes the terminal away, as when its window is closed.
  public func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(pair.slave)
    close(pair.master)
  }

  /// Ends the whole session by SIGKILL, takes the terminal away and waits for the program. May be called twice.
  public func kill() {
    processes(ofSession: processID).forEach { _ = Glibc.kill($0, SIGKILL) }
    hangUp()
    while !hasEnded() { usleep(1000) }
  }

  /// Waits so many milliseconds for output and takes it; false if none came.
  @discardableResult
  func take(_ milliseconds: Int32) -> Bool {
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

  /// A terminal answers in the order in which it is asked.
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
