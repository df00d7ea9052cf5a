import Learning
import Storage
import Synchronization
import System

/// Trains the memory model's weights on the player's own answers, on a thread of its own. Nothing is written
/// before it is done, so the program may end at any time.
struct WeightTrainer: Sendable {
  /// The most time for one training, in nanoseconds: beside an idle screen, and while somebody waits for it.
  private static let (budget, shortBudget) = (60_000_000_000, 5_000_000_000)

  private final class State: Sendable {
    let isOver = Atomic(false)
    let found = Mutex<TrainedWeights?>(nil)
  }

  private let state = State()
  /// The number of graded reviews when the last training began; nil before the first.
  private var begun: Int?

  /// Starts a training if it is due, and never twice for the same answers.
  ///
  /// - Parameters:
  ///   - knowledge: the current knowledge.
  ///   - home: contains the journal.
  ///   - then: called on the thread when weights were found.
  mutating func begin(_ knowledge: Knowledge, _ home: Home, then: @escaping @Sendable () -> Void) {
    let reviews = knowledge.record.reviews
    guard knowledge.isTrainingDue, begun.map({ TrainedWeights.isWorthwhile(reviews, since: $0) }) ?? true
    else {
      return
    }
    begun = reviews
    _ = OwnThread.run { [state] in
      guard let found = Self.train(home, reviews, state, budget: Self.budget) else { return }
      state.found.withLock { $0 = found }
      then()
    }
  }

  /// Trains at once, for some seconds at most; nil if nothing was found.
  static func weights(_ knowledge: Knowledge, _ home: Home) -> TrainedWeights? {
    train(home, knowledge.record.reviews, State(), budget: shortBudget)
  }

  /// The weights found since the last call.
  func drainWeights() -> TrainedWeights? {
    state.found.withLock { found in
      defer { found = nil }
      return found
    }
  }

  /// Stops the training and drops its result.
  func end() { state.isOver.store(true, ordering: .relaxed) }

  private static func train(_ home: Home, _ reviews: Int, _ state: State, budget: Int) -> TrainedWeights? {
    let start = MonotonicClock.now()
    func goesOn() -> Bool { !state.isOver.load(ordering: .relaxed) }
    let log = try? ReviewLog.read(home, files: PosixFileSystem(), while: goesOn)
    guard let log, var training = WeightTraining(log.histories, seed: 1) else { return nil }
    var (now, pass) = (MonotonicClock.now(), 0)
    while goesOn(), training.progress < 1, now - start + 2 * pass < budget {
      training.advance()
      pass = MonotonicClock.now() - now
      now += pass
    }
    return goesOn() ? TrainedWeights(training.outcome, reviews: reviews) : nil
  }
}
