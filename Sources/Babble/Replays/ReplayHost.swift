import Engine
import Terminal

/// The program around a replay. All that it does is draw letters large: nothing is saved, said or heard.
struct ReplayHost: LoopHost {
  private let own: Look
  private let drafts: LetterService
  private var letters = LetterPictures()

  init(look: Look, drafts: LetterService) {
    own = look
    self.drafts = drafts
  }

  var look: Look {
    var look = own
    look.letters = letters
    return look
  }

  mutating func handle(_ reports: [any Sendable]) {
    for case .letter(let request) in reports.compactMap({ $0 as? Request }) where letters[request] == nil {
      drafts.ask(request)
    }
  }

  mutating func arrivals() -> [InputEvent] {
    for drawn in drafts.take() { letters.keep(drawn.drawing, for: drawn.request) }
    return []
  }

  mutating func flush() { drafts.end() }
}
