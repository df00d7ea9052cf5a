import Engine

/// The letters that a scene shows large, or soon will: has them drawn, each once, and knows why one isn't.
public struct AskedLetters: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let request: LetterRequest
    let id: RequestID
    var absence = Text.empty
  }

  private var entries: [Entry] = []

  /// None yet.
  public init() {}

  /// Takes the answers that have come, asks for those letters that are new, and forgets all but these.
  public mutating func update(_ letters: [LargeLetter], _ step: inout Step) {
    for index in entries.indices {
      if case .success(.absent(let reason)) = step.answer(to: entries[index].id, as: LetterRequest.self) {
        entries[index].absence = reason
      }
    }
    let (before, wanted) = (entries, letters.map(\.request))
    for entry in before where !wanted.contains(entry.request) { step.forget(entry.id) }
    entries = wanted.map { request in
      before.first { $0.request == request } ?? Entry(request: request, id: step.request(request))
    }
  }

  /// Why a letter isn't drawn; empty where it is, or where that isn't known yet.
  public func absence(of letter: LargeLetter) -> Text {
    entries.first { $0.request == letter.request }?.absence ?? .empty
  }
}
