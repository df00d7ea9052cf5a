import Engine

/// The letters that a scene shows large, or soon will. Asks for each picture once, and knows why one is
/// missing.
public struct AskedLetters: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let request: LetterRequest
    let ticket: Ticket<LetterRequest>
    var absence = Text.empty
  }

  private var entries: [Entry] = []

  public init() {}

  /// Takes the answers that have arrived, asks for new letters, and cancels all others.
  public mutating func update(_ letters: [LargeLetter], _ step: inout Step) {
    for index in entries.indices {
      if case .success(.absent(let reason)) = step.answer(entries[index].ticket) {
        entries[index].absence = reason
      }
    }
    let (before, wanted) = (entries, letters.map(\.request))
    for entry in before where !wanted.contains(entry.request) { step.cancel(entry.ticket) }
    entries = wanted.map { request in
      before.first { $0.request == request } ?? Entry(request: request, ticket: step.ask(request))
    }
  }

  /// Why a letter has no picture; empty if it has one, or it isn't known yet.
  public func absence(of letter: LargeLetter) -> Text {
    entries.first { $0.request == letter.request }?.absence ?? .empty
  }
}
