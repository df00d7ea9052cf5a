import ArgumentParser
import Engine
import Interface
import System
import Terminal

/// The host of a replay, which does nothing but draw letters: no saving, no sound.
struct ReplayHost: LoopHost {
  private var own: Look
  private var letters: LetterBook
  private let runner: ProgramRunner

  init(look: Look, _ programs: InstalledPrograms) {
    own = look
    runner = ProgramRunner(programs)
    letters = LetterBook(runner)
  }

  var look: Look {
    var look = own
    look.pictures = letters.pictures
    return look
  }

  mutating func learn(_ colors: TerminalColors?) { own.adopt(colors) }

  mutating func handle(_ reports: [any Sendable]) -> Changes { [] }

  static let providers = {
    var providers = Providers<ReplayHost>()
    providers.provide(\.letters)
    return providers
  }()

  mutating func flush() { runner.end() }
}
