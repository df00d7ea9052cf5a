/// What the queries of scenes are answered from: the contexts, each a part of the value that owns them all.
///
///     var providers = Providers<MyProgram>()
///     providers.provide(\.library)
package struct Providers<Owner>: Sendable {
  private var contexts: [ObjectIdentifier: AnyKeyPath & Sendable] = [:]

  package init() {}

  /// Answers the queries about this part.
  package mutating func provide<Context>(_ part: WritableKeyPath<Owner, Context> & Sendable) {
    contexts[ObjectIdentifier(Context.self)] = part
  }

  /// Answers queries about something that is made of the owner's parts, and that no query changes.
  package mutating func provide<Context>(reading value: KeyPath<Owner, Context> & Sendable) {
    contexts[ObjectIdentifier(Context.self)] = value
  }

  private func part<Asked: Query>(of type: Asked.Type) -> KeyPath<Owner, Asked.Context>? {
    contexts[ObjectIdentifier(Asked.Context.self)] as? KeyPath<Owner, Asked.Context>
  }

  /// The work of answering, for any thread; nil if there is no context for it.
  package func job(for asked: AskedQuery, _ owner: Owner) -> (@Sendable (Work) -> QueryResult)? {
    func job<Asked: Query>(_ query: Asked) -> (@Sendable (Work) -> QueryResult)? {
      guard let context = part(of: Asked.self).map({ owner[keyPath: $0] }) ?? () as? Asked.Context else {
        return nil
      }
      return { work in QueryResult(query.result(in: context, work)) }
    }
    return job(asked.query)
  }

  /// Applies a result, if it is that of a change, and makes the answer for the scene.
  package func finish(
    _ asked: AskedQuery, _ result: QueryResult, _ owner: inout Owner
  ) -> (answered: Answered, changes: Changes) {
    func finish<Asked: Query>(_ query: Asked, _ owner: inout Owner) -> (Answered, Changes) {
      guard let result = result.value as? Result<Asked.Answer, Unanswered<Asked.Failure>> else {
        return (Answered(asked, .unreadable), [])
      }
      var changes: Changes = []
      if case .success(let answer) = result, let change = query as? any ContextChange {
        changes = apply(change, answer, &owner)
      }
      return (Answered(asked.id, result, to: query), changes)
    }
    return finish(asked.query, &owner)
  }

  private func apply<Change: ContextChange>(
    _ change: Change, _ answer: any Sendable, _ owner: inout Owner
  ) -> Changes {
    guard let part = part(of: Change.self) as? WritableKeyPath<Owner, Change.Context>,
      let answer = answer as? Change.Answer
    else { return [] }
    return change.apply(answer, to: &owner[keyPath: part])
  }
}

extension Query {
  func result(in context: Context, _ work: Work) -> Result<Answer, Unanswered<Failure>> {
    do throws(Failure) {
      return .success(try answer(in: context, work))
    } catch {
      return .failure(.failed(error))
    }
  }
}
