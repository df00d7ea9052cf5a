import Engine
import Synchronization
import System
import WordGame

/// Recognises drawings and looks up strokes on a thread, which wakes the run loop with each answer. The
/// thread starts with the first request.
struct InkDesk: Sendable {
  private enum Question: Equatable, Sendable {
    case strokes(StrokesRequest)
    case drawing(DrawingRequest)

    init?(_ request: any Request) {
      switch request {
      case let strokes as StrokesRequest: self = .strokes(strokes)
      case let drawing as DrawingRequest: self = .drawing(drawing)
      default: return nil
      }
    }
  }

  private struct Job: Equatable, Sendable {
    let id: RequestID
    let question: Question
  }

  /// The state shared with the thread.
  private final class Shared: Sendable {
    let reader: Mutex<InkReader>
    let replies = Inbox<Reply>()

    init(_ path: String?, _ programs: InstalledPrograms) { reader = Mutex(InkReader(path, programs)) }

    func serve(_ job: Job) {
      let reply = reader.withLock { reader in
        switch job.question {
        case .strokes(let request): Reply(to: job.id, reader.strokes(request))
        case .drawing(let request): Reply(to: job.id, reader.read(request))
        }
      }
      replies.add([reply])
    }
  }

  private struct Desk: Sendable {
    let service: Service<Job>
    let shared: Shared
  }

  /// Enough for the characters of two words.
  private static let mostWaiting = 32

  private let programs: InstalledPrograms
  private var desk: Desk?

  init(_ programs: InstalledPrograms) { self.programs = programs }

  /// Takes a request about ink, to be answered in `arrivals`. Returns whether it was one.
  ///
  /// - Parameter dictionary: where the dictionary is expected.
  mutating func take(_ asked: Asked, dictionary: String?) -> Bool {
    guard let question = Question(asked.request) else { return false }
    let desk = desk ?? open(dictionary)
    self.desk = desk
    let unserved = desk.service.ask(Job(id: asked.id, question: question))
    if !unserved.isEmpty { desk.shared.replies.add(unserved.map { Reply(to: $0.id, .cancelled) }) }
    return true
  }

  private func open(_ dictionary: String?) -> Desk {
    let shared = Shared(dictionary, programs)
    return Desk(service: Service(keeping: Self.mostWaiting) { shared.serve($0) }, shared: shared)
  }

  /// The answers since the last call.
  func arrivals() -> [InputEvent] {
    desk?.shared.replies.take().map(InputEvent.answer) ?? []
  }

  /// Stops the thread.
  func end() { desk?.service.end() }
}
