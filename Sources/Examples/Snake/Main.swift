import Engine
import Sound
import Terminal

@main enum Main {
  static func main() {
    let configuration = TerminalApp.Configuration(
      handlers: [CuePlayer()], contexts: Contexts(ScoreKeeper.file(of: "babble-snake")))
    TerminalApp.run(configuration) { seed in TitleScene(seed: seed) }
  }
}
