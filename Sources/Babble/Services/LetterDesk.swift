import Engine
import LargeLetters
import Terminal

/// Has letters drawn large for scenes that ask, keeps the pictures for the look, and answers.
struct LetterDesk {
  private let service: LetterService
  private(set) var pictures = Pictures()
  /// Who waits for a letter that is being drawn.
  private var waiting: [LetterRequest: [RequestID]] = [:]
  /// Answers that were ready when they were asked for.
  private var ready: [Reply] = []

  init(_ service: LetterService) {
    self.service = service
  }

  /// Sees to a request; what comes of it is among the arrivals.
  mutating func take(_ request: LetterRequest, _ id: RequestID) {
    guard pictures[request.picture] == nil else {
      ready.append(Reply(to: id, LetterAnswer.drawn))
      return Waker().wake()
    }
    waiting[request, default: []].append(id)
    service.ask(request)
  }

  /// The answers that came since the last call. A picture is there before its answer.
  mutating func arrivals() -> [InputEvent] {
    defer { ready = [] }
    return (ready + service.take().flatMap { answers($0) }).map(InputEvent.answer)
  }

  /// Draws no more.
  func end() { service.end() }

  private mutating func answers(_ drawn: LetterService.Drawn) -> [Reply] {
    if case .picture(let picture) = drawn.drawing {
      pictures.keep(picture.picture, as: drawn.request.picture)
    }
    let ids = waiting.removeValue(forKey: drawn.request) ?? []
    return ids.map { id in
      drawn.drawing.map { Reply(to: id, $0.answer) } ?? Reply(to: id, .cancelled)
    }
  }
}
