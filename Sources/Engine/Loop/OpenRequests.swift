/// What a scene has asked for and has no answer to, and the answers that it hasn't taken.
struct OpenRequests: Hashable, Sendable {
  private(set) var awaited: [RequestID] = []
  private(set) var answers: [Reply] = []

  /// Takes note of what the scene asked, took and forgot in a tick.
  mutating func follow(_ step: Step) {
    answers = step.answers
    awaited.removeAll { step.forgotten.contains($0) }
    awaited += step.requested
  }

  /// Keeps a reply for the scene. Returns whether it waits for it.
  mutating func take(_ reply: Reply) -> Bool {
    guard let index = awaited.firstIndex(of: reply.id) else { return false }
    awaited.remove(at: index)
    answers.append(reply)
    return true
  }
}

extension OpenRequests: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, awaited, answers)
  }
}
