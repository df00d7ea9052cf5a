/// A query that looks at its work: it tells how far it is, and stops when nobody waits for it any more.
public protocol LongQuery: Query {
  /// What tells how far the work is; usually a share from 0 to 1. A scene sees only the newest.
  associatedtype Progress: Sendable = Double
}

extension LongQuery {
  public func answer(in context: Context) throws(Failure) -> Answer { try answer(in: context, Work()) }
}
