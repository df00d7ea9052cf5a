import Course
import Learning
import Terminal
import WordGame

/// Has answers that take longer than a tick made on a thread, which wakes the run loop when one is there. The screen that
/// has asked stands in the meantime.
struct AnswerDesk: Sendable {
  /// So many words take no longer than a tick.
  private static let mostAtOnce = 2000

  private var coming: Loading<ArcadeNews>?

  /// Takes a question; what was asked before is no more wanted. Returns whether the answer comes later.
  mutating func take(_ question: ArcadeQuestion, _ arcade: Arcade, at moment: Moment) -> Bool {
    coming = nil
    guard Self.isLong(question, arcade) else { return false }
    coming = Loading(
      {
        var arcade = arcade
        return arcade.answer(question, at: moment)
      }, then: { Waker().wake() })
    return true
  }

  /// What has come since the last call.
  mutating func arrival() -> ArcadeNews? {
    guard let news = coming?.value else { return nil }
    coming = nil
    return news
  }

  /// Only what changes nothing in the arcade can be answered on another thread.
  private static func isLong(_ question: ArcadeQuestion, _ arcade: Arcade) -> Bool {
    switch question {
    case .words(let deck, _): arcade.decks.shelved(deck).map { $0.outline.words.count > mostAtOnce } ?? false
    case .statistics: arcade.save.knowledge.items.count > mostAtOnce
    case .overview, .settings, .round, .menu, .code, .decks, .courses, .today, .placement, .todayEnd, .own:
      false
    }
  }
}
