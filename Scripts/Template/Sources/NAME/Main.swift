import Terminal

@main enum Main { static func main() { TerminalApp.run { seed in NAMEGame(seed: seed) } } }
