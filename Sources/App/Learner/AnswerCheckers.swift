import Learning
import Synchronization
import System

/// A cache of answer checkers, one for each side of a deck, shared by all sessions: a thread prepares each, which reads every
/// word of the deck.
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

  /// The checker for a key, made on first use.
  func checker(for key: Key, _ make: () -> AnswerChecker) -> AnswerChecker {
    let (checker, isNew) = kept.withLock { kept in
      let known = kept[key]
      let checker = known ?? make()
      kept[key] = checker
      return (checker, known == nil)
    }
    // Without a thread the first answer waits.
    if isNew { _ = OwnThread.run { checker.prepare() } }
    return checker
  }
}
