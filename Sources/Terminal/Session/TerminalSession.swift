import CPlatform
import Engine
import Glibc
import System

/// Takes over the terminal and restores it, whatever happens.
///
/// This is the orderly part; CTerminal restores the terminal after a crash. Nothing relies on a `deinit`, since `exit()`
/// skips those: whoever calls `enter` also has to call `leave`.
package struct TerminalSession: Sendable {
  /// What the terminal can do, as far as is known by now.
  package private(set) var capabilities: Capabilities
  private let modes: ModeSequences

  package init(_ capabilities: Capabilities) throws(TerminalError) {
    try TerminalSession.checkDescriptors()
    let code = terminal_open()
    guard code == 0 else { throw TerminalError(code: code) }
    if capabilities.family == .screen { terminal_note_relay() }
    self.capabilities = capabilities
    modes = capabilities.modes
  }

  /// Throws if standard input or output isn't a terminal.
  package static func checkDescriptors() throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .notATerminal("Standard input") }
    if isatty(STDOUT_FILENO) == 0 { throw .notATerminal("Standard output") }
  }

  /// The descriptor to read keys from, non-blocking.
  var input: Int32 { terminal_input() }
  /// The descriptor to write frames to, non-blocking.
  package var output: Int32 { terminal_output() }

  /// The window's size; nil if the terminal doesn't know it or has no cells.
  package var windowSize: Size? {
    let window = terminal_window()
    return window.columns > 0 && window.rows > 0 ? Size(Int(window.columns), Int(window.rows)) : nil
  }

  /// A cell's width and height in pixels; nil if the terminal doesn't know. xterm includes a margin of a few
  /// pixels in the window's size, which the division rounds away.
  var cellSize: Size? {
    let window = terminal_window()
    guard window.columns > 0, window.rows > 0 else { return nil }
    let size = Size(Int(window.width / window.columns), Int(window.height / window.rows))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Whether the terminal is ours to draw on.
  var isHeld: Bool { terminal_is_held() }

  /// Takes over the terminal: raw input, alternate screen, mouse, focus and paste reports. Standard error goes to
  /// memory until the terminal is restored.
  package func enter() throws(TerminalError) {
    try hold()
    write(modes.enter)
    if capabilities.answersQueries {
      if capabilities.hasKittyKeyboard { write(ModeSequences.pushKeyboard) }
    } else if terminal_owed() == 0 {
      ask()
    }
  }

  /// Queries the terminal's capabilities and waits for its answers, without taking over the screen. Changes
  /// nothing if the terminal doesn't answer within 0.3 seconds.
  package mutating func explore() throws(TerminalError) {
    // Signals are caught, since nobody else would restore the terminal. They aren't blocked, since in the background they
    // must end the wait.
    _ = terminal_catch_signals()
    defer {
      terminal_release_signals(false)
      if let signal = SignalSet.drain().ending { Self.end(by: signal) }
    }
    var nothing: UInt8 = 0
    let code = terminal_hold(&nothing, 0)
    guard code == 0 else { throw TerminalError(code: code) }
    ask()
    awaitAnswers(milliseconds: 300)
    // Erases whatever an old terminal has shown of the queries.
    if !modes.queries.isEmpty { write(Array("\r\u{1B}[K".utf8)) }
    leave()
  }

  /// Makes input raw and sets up how to undo everything. May be repeated.
  func hold() throws(TerminalError) {
    let code = modes.restore.withUnsafeBufferPointer { terminal_hold($0.baseAddress, $0.count) }
    guard code == 0 else { throw TerminalError(code: code) }
  }

  private func ask() {
    guard !modes.queries.isEmpty, isHeld else { return }
    terminal_asked()
    write(modes.queries)
  }

  /// Restores the terminal. First reads the answers and mouse reports that it still sends, so that the shell
  /// doesn't get them; with a slow terminal that takes three seconds at most.
  package func leave() {
    terminal_leave()
  }

  /// Restores the terminal and stops the whole job, as Ctrl-Z usually does. Takes over the terminal again
  /// when the job continues.
  func suspend() throws(TerminalError) {
    leave()
    terminal_stop()
    try enter()
  }

  /// Restores the terminal after a stop that left no chance to, as by SIGSTOP, and takes it over again: a shell may have
  /// used it meanwhile, or may be using it now.
  func recover() throws(TerminalError) {
    terminal_undo()
    try enter()
  }

  /// Handles an answer of the terminal and returns what to write to it in response.
  mutating func learn(_ reply: TerminalReply) -> [UInt8] {
    if case .deviceAttributes = reply { terminal_answered() }
    let hadKeyboard = capabilities.hasKittyKeyboard
    capabilities.learn(reply)
    return capabilities.hasKittyKeyboard && !hadKeyboard ? ModeSequences.pushKeyboard : []
  }

  /// Restores the terminal and ends the process by this signal, so that its wait status shows it.
  static func end(by signal: Int32) -> Never {
    terminal_leave()
    terminal_end_by(signal)
  }

  /// Writes all bytes, but gives up if the terminal takes nothing for a second, or isn't ours any more since a stop.
  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, isHeld {
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

extension TerminalSession {
  /// Makes the screen for the chosen renderer. ncurses gets the standard descriptors, since with a
  /// non-blocking one it would lose output, and only after `enter`, since it starts from the current
  /// settings.
  func makeScreen(_ sink: TerminalSink) throws(TerminalError) -> any Screen {
    guard capabilities.renderer == .curses else {
      return AnsiScreen(sink: sink, features: capabilities.features)
    }
    let screen: CursesScreen
    do throws(ScreenError) {
      screen = try CursesScreen(
        terminal: capabilities.terminal, input: STDIN_FILENO, output: STDOUT_FILENO,
        colors: capabilities.features.colors)
    } catch {
      throw .screen(error)
    }
    // ncurses has turned Ctrl-C and the like into signals again.
    try hold()
    return screen
  }
}
