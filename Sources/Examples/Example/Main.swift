import Terminal

@main enum Main {
  static func main() { TerminalApp.run { seed in LetterRain(seed: seed) } }
}
