import Engine
import Sound
import Terminal

@main enum Main {
  static func main() {
    let configuration = TerminalApp.Configuration(handlers: [CuePlayer(), ScoreFile(of: "babble-breakout")])
    TerminalApp.run(configuration) { seed in Breakout(seed: seed) }
  }
}
