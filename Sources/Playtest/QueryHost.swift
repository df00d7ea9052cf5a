import Engine

/// A host that also answers queries.
package protocol QueryHost: ReportHandler {
  /// The answer and what has changed; nil if the stage's contexts are to answer. Progress in place of an answer means that
  /// this comes later.
  mutating func answer(_ asked: AskedQuery) -> (Answered, Changes)?

  /// What the last reports have changed.
  var changes: Changes { get }

  /// What comes between two ticks: later answers, and progress.
  mutating func arrivals() -> [Answered]
}

extension QueryHost {
  package var changes: Changes { [] }

  package mutating func arrivals() -> [Answered] { [] }
}
