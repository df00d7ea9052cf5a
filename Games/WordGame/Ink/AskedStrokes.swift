import Engine
import Ink

/// How characters are drawn that a scene shows, or soon will: asks for each once, and knows what has come.
public struct AskedStrokes: Hashable, Sendable {
  fileprivate struct Entry: Hashable, Sendable {
    let request: StrokesRequest
    let id: RequestID
    var answer: StrokesAnswer?
  }

  private var entries: [Entry] = []

  /// None yet.
  public init() {}

  /// Takes the answers that have come, asks for those characters that are new, and forgets all but these.
  public mutating func update(_ wanted: [StrokesRequest], _ step: inout Step) {
    for index in entries.indices where entries[index].answer == nil {
      switch step.answer(to: entries[index].id, as: StrokesRequest.self) {
      case .success(let answer): entries[index].answer = answer
      case .failure: entries[index].answer = .unknown("Its strokes aren't known here.")
      case nil: break
      }
    }
    let before = entries
    for entry in before where entry.answer == nil && !wanted.contains(entry.request) { step.forget(entry.id) }
    entries = wanted.map { request in
      before.first { $0.request == request } ?? Entry(request: request, id: step.request(request))
    }
  }

  /// What is known of a character; nil as long as nothing has come.
  public func answer(for request: StrokesRequest) -> StrokesAnswer? {
    entries.first { $0.request == request }?.answer
  }

  /// How a character is drawn; nil where that is unknown, or has not come yet.
  public func model(for request: StrokesRequest) -> CharacterModel? { answer(for: request)?.model }
}

extension StrokesRequest: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([String(character), language])
  }
}

extension AskedStrokes.Entry: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, request, id, answer) }
}

extension AskedStrokes: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(entries) }
}
