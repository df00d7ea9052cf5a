import Engine
import Terminal

/// The host of an `AnkiScene`, which receives its choice.
struct AnkiHost: LoopHost {
  private(set) var look: Look
  /// Nil if nothing is to be written.
  private(set) var choice: AnkiChoice?

  mutating func learn(_ colors: TerminalColors?) { look.adopt(colors) }

  mutating func handle(_ reports: [any Sendable]) -> Changes {
    for case let choice as AnkiChoice in reports { self.choice = choice }
    return []
  }
}
