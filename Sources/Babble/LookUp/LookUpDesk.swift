import Course
import Learning
import Synchronization
import System
import Terminal

/// Has words looked up on a thread of its own, which wakes the run loop when an answer is there. Who types gets the answer
/// to what stands there now: of questions that wait only the newest are answered.
struct LookUpDesk: Sendable {
  private struct Request: Sendable, Equatable {
    let question: LookUpQuestion
    let decks: DeckList
    let language: String?

    static func == (one: Request, other: Request) -> Bool { one.question == other.question }
  }

  /// What the thread works with, and what it has brought.
  private final class Shared: Sendable {
    let lookUp: Mutex<LookUp>
    let answers = Mutex<[LookUpAnswer]>([])

    init(_ path: String?) { lookUp = Mutex(LookUp(path)) }
  }

  private let service: Service<Request>
  private let shared: Shared

  /// - Parameter path: where the dictionary is to be.
  init(_ path: String?) {
    let shared = Shared(path)
    self.shared = shared
    service = Service(keeping: 2) { request in
      let answer = shared.lookUp.withLock {
        $0.answer(request.question, decks: request.decks, first: request.language)
      }
      shared.answers.withLock { $0.append(answer) }
      Waker().wake()
    }
  }

  /// Has a question answered soon.
  func ask(_ question: LookUpQuestion, decks: DeckList, first language: String?) {
    service.ask(Request(question: question, decks: decks, language: language))
  }

  /// The answers that came since the last call.
  func take() -> [LookUpAnswer] {
    shared.answers.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }
}
