import Engine
import Learning

/// The ladder, after what is new in its folder was played again.
struct ReadLadder: LongQuery {
  /// How many recordings are checked.
  struct Progress: Hashable, Sendable { let count, all: Int }

  func answer(in learner: Learner, _ work: Work) throws(App.Failure) -> Ladder {
    try learner.ladder { (count, all) throws(App.Failure) in
      if !work.report(Progress(count: count, all: all)) { throw App.Failure(lines: []) }
    }
  }
}
