import CNCurses
import Glibc

/// Starts ncurses for drawing only: without signal handlers, size detection or waiting for input.
struct CursesStart: @unchecked Sendable {
  // Unchecked: one thread makes it and hands it over to the screen.
  let screen: OpaquePointer
  let files: [UnsafeMutablePointer<FILE>]
  let colors: CursesColors
  let showsUnicode: Bool
  let full: FullBlock

  init(terminal: String, input: Int32, output: Int32, limit: ColorDepth) throws(ScreenError) {
    showsUnicode = Self.chooseLocale()
    guard let reader = fdopen(dup(input), "r"), let writer = fdopen(dup(output), "w") else {
      throw .writeFailed(errno)
    }
    files = [reader, writer]
    guard let screen = Self.keepingSignals({ Self.start(terminal, writer, reader) }) else {
      for file in files { fclose(file) }
      throw .unusableTerminal(name: terminal, reason: "cannot be used by ncurses")
    }
    self.screen = screen
    set_term(screen)
    nonl()
    // Otherwise ncurses postpones half a frame when input is waiting.
    typeahead(-1)
    leaveok(curses_window(), true)
    curs_set(0)
    if limit != .none, has_colors() {
      start_color()
      use_default_colors()
    }
    colors = CursesColors(limit: limit)
    let fillsInReverse =
      TerminalFamily(terminal, isInsideTmux: false) != .linux && curses_string("rev") != nil
    full = FullBlock(inReverse: fillsInReverse)
  }

  /// The first canvas sets the size: ncurses would allocate memory for any window, however large. Only
  /// terminal types without a default size, such as `linux`, need the window's.
  private static func start(
    _ terminal: String, _ writer: UnsafeMutablePointer<FILE>, _ reader: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    use_env(false)
    defer { use_env(true) }
    if let screen = newterm(terminal, writer, reader) { return screen }
    use_env(true)
    return newterm(terminal, writer, reader)
  }

  /// In the C locale ncurses writes blanks for non-ASCII characters. Returns whether there is a UTF-8 locale.
  private static func chooseLocale() -> Bool {
    setlocale(LC_CTYPE, "")
    if !curses_locale_is_utf8() { setlocale(LC_CTYPE, "C.UTF-8") }
    return curses_locale_is_utf8()
  }

  /// Keeps ncurses from handling signals: those are the session's.
  private static func keepingSignals<Result>(_ body: () -> Result) -> Result {
    let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
    let before = signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return action
    }
    defer {
      for (signal, action) in zip(signals, before) {
        var action = action
        sigaction(signal, &action, nil)
      }
    }
    return body()
  }
}
