/// The result of a query whose type isn't known here: `Result<Answer, Unanswered<Failure>>`.
package struct QueryResult: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) { self.value = value }
}
