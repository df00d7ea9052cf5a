/// Why a query has no answer.
public enum Unanswered<Failure: Error>: Error {
  /// It was tried, and failed.
  case failed(Failure)
  /// Nobody could even try.
  case missing(NoAnswer)
}

extension Unanswered: Equatable where Failure: Equatable {}
