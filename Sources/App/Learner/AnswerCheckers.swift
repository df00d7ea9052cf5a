import Learning
import Synchronization

/// A cache of answer judges, one for each side of a deck, shared by all sessions: making one reads every word
/// of the deck.
final class AnswerCheckers: Sendable {
  /// A deck that changes comes in a new list, with a cache of its own.
  struct Key: Hashable {
    var deck: String
    var side: AnswerJudge.Side
    /// The system of romanisation; nil if the deck has none.
    var system: String?
    var isScriptOnly: Bool
  }

  private let kept = Mutex<[Key: AnswerChecker]>([:])

  /// The checker for a key, made on first use. The lock is not held meanwhile: nobody waits for an checker
  /// that another thread is making.
  func checker(for key: Key, _ make: () -> AnswerChecker) -> AnswerChecker {
    if let made = kept.withLock({ $0[key] }) { return made }
    let made = make()
    kept.withLock { $0[key] = made }
    return made
  }
}
