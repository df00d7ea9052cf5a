import Glibc

extension TerminalSession {
  /// The screen of the renderer that was chosen. ncurses gets the shell's descriptors, since it loses what a
  /// non-blocking one doesn't take, and only after `enter`, since it starts from the settings that it finds.
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
    // ncurses makes signals of Ctrl-C and its like again.
    try hold()
    return screen
  }
}
