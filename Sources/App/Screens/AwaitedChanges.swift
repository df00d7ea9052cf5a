import Engine
import Interface

/// Changes that a screen has asked for. It gets the result of each, however fast they follow each other, and closes only
/// when all have come:
///
///     var isReady: Bool { !changes.isClosing }
///
///     mutating func beforeInput(_ step: inout Step) -> Transition? {
///       while let kept = changes.next(&step) { show(kept) }
///       return changes.isClosing ? changes.close(with: .none, &step) : nil
///     }
struct AwaitedChanges<Change: LibraryChange>: Sendable {
  private var tickets: [Ticket<Change>] = []
  /// Whether the screen closes as soon as the results are there.
  private(set) var isClosing = false

  /// Whether all results have come.
  var isEmpty: Bool { tickets.isEmpty }

  mutating func ask(_ wish: Change.Wish, _ step: inout Step) {
    tickets.append(step.ask(Change(wish), .inOrder))
  }

  /// The next result, in order; nil if none has come. A refusal keeps the screen open.
  mutating func next(_ step: inout Step) -> Change.Kept? {
    while let first = tickets.first, let result = step.answer(first) {
      tickets.removeFirst()
      guard let kept = try? result.get().kept else { continue }
      if kept.isRefused { isClosing = false }
      return kept
    }
    return nil
  }

  /// Closes the screen, or has it wait for its results first. Another Esc doesn't wait.
  mutating func close(with outcome: Outcome, _ step: inout Step) -> Transition {
    if isEmpty || isClosing && step.leavesWaiting() { return .pop(with: outcome) }
    isClosing = true
    return .sleep(until: nil)
  }
}
