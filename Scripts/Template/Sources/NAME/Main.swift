import Terminal

@main enum Main { static func main() { TerminalApp.run { NAMEGame(seed: .random(in: 0 ... .max)) } } }
