import Engine
import LargeLetters
import Terminal

/// Answers what scenes ask for: has letters drawn large, keeps the pictures for the look, and refuses all else.
struct LetterDesk {
  private let service: LetterService?
  private(set) var pictures = Pictures()
  /// Who waits for a letter that is being drawn.
  private var waiting: [LetterRequest: [RequestID]] = [:]
  /// Answers that were ready when they were asked for.
  private var ready: [Reply] = []

  /// - Parameter service: draws letters; without one every request is refused.
  init(_ service: LetterService?) {
    self.service = service
  }

  /// Takes a request; its answer is among the arrivals.
  mutating func take(_ asked: Asked) {
    guard let letter = asked.request as? LetterRequest else { return reply(Reply(to: asked.id, .refused)) }
    take(letter, asked.id)
  }

  /// Takes a request for a letter.
  mutating func take(_ letter: LetterRequest, _ id: RequestID) {
    guard let service else { return reply(Reply(to: id, .refused)) }
    guard pictures[letter.picture] == nil else { return reply(Reply(to: id, LetterAnswer.drawn)) }
    waiting[letter, default: []].append(id)
    service.ask(letter)
  }

  /// Has pictures made for showing alone; nobody is told but who looks.
  mutating func want(_ wanted: [any PictureRequest]) {
    for case let letter as LetterRequest in wanted where waiting[letter] == nil {
      waiting[letter] = []
      service?.ask(letter)
    }
  }

  private mutating func reply(_ reply: Reply) {
    ready.append(reply)
    Waker().wake()
  }

  /// The answers that came since the last call. A picture is there before its answer.
  mutating func arrivals() -> [InputEvent] {
    defer { ready = [] }
    return (ready + (service?.take() ?? []).flatMap { answers($0) }).map(InputEvent.answer)
  }

  /// Draws no more.
  func end() { service?.end() }

  private mutating func answers(_ drawn: LetterService.Drawn) -> [Reply] {
    if let drawing = drawn.drawing { pictures.keep(drawing.picture, as: drawn.request.picture) }
    let ids = waiting.removeValue(forKey: drawn.request) ?? []
    return ids.map { id in
      drawn.drawing.map { Reply(to: id, $0.answer) } ?? Reply(to: id, .cancelled)
    }
  }
}
