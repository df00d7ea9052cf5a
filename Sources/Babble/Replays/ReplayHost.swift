import Engine
import LargeLetters
import Terminal

/// The program around a replay. All that it does is draw letters large: nothing is saved, said or heard.
struct ReplayHost: LoopHost {
  private var own: Look
  private var letters: LetterDesk

  init(look: Look, letters: LetterService) {
    own = look
    self.letters = LetterDesk(letters)
  }

  var look: Look {
    var look = own
    look.pictures = letters.pictures
    return look
  }

  mutating func learn(_ colors: TerminalColors?) { own.follow(colors) }

  mutating func handle(_ reports: [any Sendable]) {
    for case let asked as Asked in reports { letters.take(asked) }
  }

  mutating func arrivals() -> [InputEvent] { letters.arrivals() }

  mutating func flush() { letters.end() }
}
