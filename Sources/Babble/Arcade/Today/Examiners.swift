import Learning
import Synchronization

/// What judges answers, made once for a side of a deck and then kept for all sessions: it has read every word of the deck.
final class Examiners: Sendable {
  /// What an examiner is for. Decks that change come in another list, with examiners of its own.
  struct Key: Hashable {
    var deck: String
    var side: AnswerJudge.Side
    /// The system of romanisation; nil where the deck has none.
    var system: String?
    var isScriptOnly: Bool
  }

  private let kept = Mutex<[Key: Examiner]>([:])

  /// The one for this. It is made without a lock: nobody waits for one that somebody else is making.
  func examiner(for key: Key, _ make: () -> Examiner) -> Examiner {
    if let made = kept.withLock({ $0[key] }) { return made }
    let made = make()
    kept.withLock { $0[key] = made }
    return made
  }
}
