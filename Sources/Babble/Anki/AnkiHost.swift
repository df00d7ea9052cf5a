import Engine
import Terminal

/// The program around the look at a package of Anki's: it hears what was decided.
struct AnkiHost: LoopHost {
  private(set) var look: Look
  /// What was decided; nil where nothing is to be written.
  private(set) var choice: AnkiChoice?

  init(look: Look) { self.look = look }

  mutating func learn(_ colors: TerminalColors?) { look.follow(colors) }

  mutating func handle(_ reports: [any Sendable]) {
    for case let choice as AnkiChoice in reports { self.choice = choice }
  }
}
