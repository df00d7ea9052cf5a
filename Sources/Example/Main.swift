import Terminal

/// Starts the game in this terminal.
@main
enum Main {
  static func main() {
    TerminalApp.run { Rain(seed: .random(in: 0 ... .max)) }
  }
}
