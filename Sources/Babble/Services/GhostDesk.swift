import Engine
import Terminal
import WordGame

/// Finds the best run for the round that was begun last, on a thread, once the round asks for it.
struct GhostDesk {
  /// Finds it; nil where the round races with nobody.
  private var search: (@Sendable () -> Ghost?)?
  private var coming: (id: RequestID, found: Loading<Ghost?>)?
  /// What nobody can be asked for.
  private var refused: [RequestID] = []

  /// Takes note of the round that begins.
  mutating func prepare(_ search: (@Sendable () -> Ghost?)?) {
    (self.search, coming) = (search, nil)
  }

  /// Takes a request; its answer is among the arrivals.
  mutating func take(_ id: RequestID) {
    guard let search else {
      refused.append(id)
      return Waker().wake()
    }
    coming = (id, Loading(search))
  }

  /// The answers that came since the last call.
  mutating func arrivals() -> [InputEvent] {
    defer { refused = [] }
    let none = refused.map { InputEvent.answer(Reply(to: $0, .refused)) }
    guard let (id, found) = coming, let ghost = found.value else { return none }
    coming = nil
    return none + [.answer(ghost.map { Reply(to: id, $0) } ?? Reply(to: id, .failed))]
  }
}
