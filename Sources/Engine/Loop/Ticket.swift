/// Stands for the answer to a query.
public struct Ticket<Asked: Query>: Hashable, Sendable {
  let id: RequestID

  init(_ id: RequestID) { self.id = id }
}

extension Ticket: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(id) }
}
