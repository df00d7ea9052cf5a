import System
import CTerminal
import Engine
import Glibc

/// Holds the terminal while the screen is ours and gives it back, whatever happens.
///
/// How the terminal comes back after a crash or a kill stands in CTerminal; this is the orderly part. Nothing
/// here waits for a `deinit`, since `exit()` skips it: whoever enters also leaves.
package struct TerminalSession: Sendable {
  /// What the terminal can do, as far as it is known by now.
  package private(set) var capabilities: Capabilities
  private let modes: ModeSequences

  /// Opens the terminal without writing to it.
  package init(_ capabilities: Capabilities) throws(TerminalError) {
    try TerminalSession.checkDescriptors()
    let code = terminal_open()
    guard code == 0 else { throw TerminalError(code: code) }
    self.capabilities = capabilities
    modes = capabilities.modes
  }

  /// The error for a standard input or output that is no terminal.
  package static func checkDescriptors() throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .notATerminal("Standard input") }
    if isatty(STDOUT_FILENO) == 0 { throw .notATerminal("Standard output") }
  }

  /// The descriptor to read keys from, non-blocking.
  package var input: Int32 { terminal_input() }
  /// The descriptor to write frames to, non-blocking.
  package var output: Int32 { terminal_output() }

  /// The window's size; nil where the terminal doesn't know or has no cells.
  package var windowSize: Size? {
    let window = terminal_window()
    return window.columns > 0 && window.rows > 0 ? Size(Int(window.columns), Int(window.rows)) : nil
  }

  /// A cell's width and height in pixels; nil where the terminal doesn't know. xterm counts a margin of some pixels in,
  /// which is lost in the division.
  package var cellSize: Size? {
    let window = terminal_window()
    guard window.columns > 0, window.rows > 0 else { return nil }
    let size = Size(Int(window.width / window.columns), Int(window.height / window.rows))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Whether the terminal is held, and what was last written to it still holds.
  var isHeld: Bool { terminal_is_held() }

  /// Takes the terminal: raw input, its other screen, mouse, focus and paste. Also after the process had
  /// been stopped, however that came. Standard error goes to memory until the terminal is given back.
  package mutating func enter() throws(TerminalError) {
    // Nobody gives the terminal back when the whole job is stopped by SIGSTOP: then our keys are still pushed.
    let keyboard = try hold() ? ModeSequences.setKeyboard : ModeSequences.pushKeyboard
    write(modes.enter)
    if capabilities.answersQueries {
      if capabilities.hasKittyKeyboard { write(keyboard) }
    } else if terminal_owed() == 0 {
      ask()
    }
  }

  /// Asks the terminal what it can do and waits for its answers, without taking the screen. Changes nothing
  /// where the terminal doesn't answer within a third of a second.
  package mutating func explore() throws(TerminalError) {
    var nothing: UInt8 = 0
    var wasHeld = false
    let code = terminal_hold(&nothing, 0, &wasHeld)
    guard code == 0 else { throw TerminalError(code: code) }
    ask()
    awaitAnswers(milliseconds: 300)
    // What an old terminal has shown of the questions goes again.
    if !modes.queries.isEmpty { write(Array("\r\u{1B}[K".utf8)) }
    leave()
  }

  /// Makes input raw and remembers how to undo everything. May be repeated: true tells that it was so before.
  @discardableResult
  func hold() throws(TerminalError) -> Bool {
    var wasHeld = false
    let code = modes.restore.withUnsafeBufferPointer { terminal_hold($0.baseAddress, $0.count, &wasHeld) }
    guard code == 0 else { throw TerminalError(code: code) }
    return wasHeld
  }

  private func ask() {
    guard !modes.queries.isEmpty else { return }
    terminal_asked()
    write(modes.queries)
  }

  /// Gives the terminal back. What it still sends, answers and mouse reports, is read first, so that the
  /// shell doesn't: that takes three seconds at most, where the terminal is as slow as that.
  package func leave() {
    terminal_leave()
  }

  /// Gives the terminal back and stops, with all of the job, as Ctrl-Z does everywhere; takes the terminal
  /// again when the job goes on.
  package mutating func suspend() throws(TerminalError) {
    leave()
    terminal_stop()
    try enter()
  }

  /// Takes note of an answer of the terminal and returns what is to be written to it in turn.
  mutating func learn(_ reply: TerminalReply) -> [UInt8] {
    if case .deviceAttributes = reply { terminal_answered() }
    let hadKeyboard = capabilities.hasKittyKeyboard
    capabilities.learn(reply)
    return capabilities.hasKittyKeyboard && !hadKeyboard ? ModeSequences.pushKeyboard : []
  }

  /// Ends the process by this signal, so that its wait status names it.
  package static func end(by signal: Int32) -> Never {
    terminal_leave()
    terminal_end_by(signal)
  }

  /// Writes all of it, but gives up when the terminal takes nothing for a second.
  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EAGAIN && errno != EINTR { return }
      if count < 0, !isReady(output, for: POLLOUT, milliseconds: 1000) { return }
    }
  }

  private mutating func awaitAnswers(milliseconds: Int) {
    var decoder = InputDecoder()
    let end = MonotonicClock.now() + milliseconds * 1_000_000
    while terminal_owed() > 0 {
      let left = (end - MonotonicClock.now()) / 1_000_000
      guard left > 0, isReady(input, for: POLLIN, milliseconds: Int32(left)) else { return }
      guard case .bytes(let bytes) = TerminalReader.read(input) else { return }
      for case .reply(let reply) in decoder.decode(bytes, at: MonotonicClock.now()) { _ = learn(reply) }
    }
  }

  private func isReady(_ descriptor: Int32, for event: Int32, milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0 && waiting.revents & Int16(event) != 0
  }
}
