import Learning
import Synchronization

/// A cache of answer checkers, one for each side of a deck, shared by all sessions.
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
    kept.withLock { kept in
      let checker = kept[key] ?? make()
      kept[key] = checker
      return checker
    }
  }
}
