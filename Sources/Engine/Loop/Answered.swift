/// What has come of a query.
package struct Answered: Sendable {
  package enum Content: Sendable {
    /// Of the type `Result<Answer, Unanswered<Failure>>`.
    case answer(any Sendable)
    /// An answer that is recorded, and so reaches scenes as input.
    case input(Reply)
    /// Of the type `Progress`.
    case progress(any Sendable)
  }

  package let id: RequestID
  package let content: Content

  package init(_ id: RequestID, _ content: Content) { (self.id, self.content) = (id, content) }

  package init<Asked: Query>(
    _ id: RequestID, _ result: Result<Asked.Answer, Unanswered<Asked.Failure>>, to query: Asked
  ) {
    self.id = id
    guard id.isRecorded else {
      content = .answer(result)
      return
    }
    content =
      switch result {
      case .success(let answer):
        .input((answer as? any Replayable).map { Reply(to: id, $0) } ?? Reply(to: id, .unreadable))
      case .failure(.missing(let reason)): .input(Reply(to: id, reason))
      case .failure(.failed): .input(Reply(to: id, .failed))
      }
  }

  /// Without an answer.
  package init(_ asked: AskedQuery, _ reason: NoAnswer) {
    func none(_ query: some Query) -> Answered { Answered(asked.id, .failure(.missing(reason)), to: query) }
    self = none(asked.query)
  }
}
