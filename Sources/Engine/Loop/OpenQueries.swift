/// A scene's open queries, and what has come of them that it hasn't looked at yet.
struct OpenQueries: Sendable {
  struct Open: Sendable {
    let id: RequestID
    let kind: ObjectIdentifier
    let lane: Lane
  }

  private(set) var open: [Open] = []
  private(set) var replies: [Reply] = []
  private(set) var answers: [Answered] = []

  /// Whether the scene has had no update since something came.
  var hasNews = false

  /// Updates all after a tick in which the scene may have asked, looked at answers and cancelled. Returns the open
  /// queries that were cancelled.
  mutating func apply(_ step: Step) -> [RequestID] {
    (replies, answers, hasNews) = (step.replies, step.answers, false)
    open += step.asked
    let cancelled = open.filter { step.cancelled.contains($0.id) }.map(\.id)
    open.removeAll { cancelled.contains($0.id) }
    return cancelled
  }

  /// Those that nobody waits for once the scene has closed.
  var cancelledByClosing: [RequestID] { open.filter { $0.lane != .inOrder }.map(\.id) }

  /// Keeps a reply for the scene. Returns false if the scene isn't waiting for it.
  mutating func deliver(_ reply: Reply) -> Bool {
    guard let index = open.firstIndex(where: { $0.id == reply.id }) else { return false }
    open.remove(at: index)
    replies.append(reply)
    return true
  }

  /// Keeps an answer for the scene. Returns false if the scene isn't waiting for it.
  mutating func deliver(_ answered: Answered) -> Bool {
    guard let index = open.firstIndex(where: { $0.id == answered.id }) else { return false }
    answers.removeAll { $0.id == answered.id }
    answers.append(answered)
    if case .answer = answered.content { open.remove(at: index) }
    hasNews = true
    return true
  }
}

extension OpenQueries: StateHashable {
  /// Only what is recorded: answers that aren't recorded can't come to a scene that is.
  func hash(into hash: inout StateHash) {
    hash.combine(open.map(\.id))
    hash.combine(replies)
  }
}
