import Engine
import Learning

/// The strokes a scene needs now or soon. Requests each character once, and keeps the answers.
public struct AskedStrokes: Hashable, Sendable {
  fileprivate struct Entry: Hashable, Sendable {
    let request: StrokesOf
    let ticket: Ticket<StrokesOf>
    var answer: StrokesAnswer?
  }

  private var entries: [Entry] = []

  public init() {}

  /// Takes the answers that have arrived, asks for new characters, and drops those no longer wanted.
  public mutating func update(_ wanted: [StrokesOf], _ step: inout Step) {
    for index in entries.indices where entries[index].answer == nil {
      switch step.answer(entries[index].ticket) {
      case .success(let answer): entries[index].answer = answer
      case .failure: entries[index].answer = .unknown("Its strokes aren't known here.")
      case nil: break
      }
    }
    let before = entries
    for entry in before where entry.answer == nil && !wanted.contains(entry.request) {
      step.cancel(entry.ticket)
    }
    entries = wanted.map { request in
      before.first { $0.request == request } ?? Entry(request: request, ticket: step.ask(request))
    }
  }

  /// The answer for a character; nil until it has arrived.
  public func answer(for request: StrokesOf) -> StrokesAnswer? {
    entries.first { $0.request == request }?.answer
  }

  /// The strokes of a character; nil if unknown, or not yet received.
  public func model(for request: StrokesOf) -> CharacterModel? { answer(for: request)?.model }
}

extension AskedStrokes.Entry: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, request, ticket, answer) }
}

extension AskedStrokes: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(entries) }
}
