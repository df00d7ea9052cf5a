/// The report that answers to these are no longer wanted.
package struct CancelledQueries: Sendable {
  package let ids: [RequestID]

  package init(_ ids: [RequestID]) { self.ids = ids }
}
