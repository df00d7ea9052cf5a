/// A query that changes what it is answered from.
///
/// `answer` does what takes time, from a copy of the context; `apply` then changes the context itself, on the thread of
/// the scenes and before the answer is delivered. Changes that are asked in order see each other's results.
public protocol ContextChange: Query {
  /// Applies the answer, and returns what of the context has changed.
  func apply(_ answer: Answer, to context: inout Context) -> Changes
}
