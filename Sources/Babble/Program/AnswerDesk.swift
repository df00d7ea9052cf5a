import Course
import Engine
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
  mutating func take(_ question: ArcadeQuestion, _ arcade: inout Arcade, at moment: Moment) -> Bool {
    coming = nil
    guard Self.isLong(question, arcade) else { return false }
    var asked = arcade
    asked.chance = Chance(seed: arcade.chance.bits())
    coming = Loading(
      { [asked] in
        var arcade = asked
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

  /// Only what changes nothing in the arcade but its chance can be answered on another thread; and where no loop runs
  /// nobody could be told later.
  private static func isLong(_ question: ArcadeQuestion, _ arcade: Arcade) -> Bool {
    if arcade.todayOptions.isPlain { return false }
    return switch question {
    case .words(let deck, _), .placement(let deck): isLarge(arcade.decks.shelved(deck))
    case .overview, .statistics, .todayEnd: isMuch(arcade)
    case .today: isMuch(arcade) || arcade.save.knowledge.decks.contains { isLarge(arcade.decks.shelved($0)) }
    case .settings, .round, .menu, .code, .decks, .courses, .own: false
    }
  }

  private static func isLarge(_ deck: LazyDeck?) -> Bool {
    deck.map { $0.outline.words.count > mostAtOnce } ?? false
  }

  /// Whether there is much that the day's plan goes through.
  private static func isMuch(_ arcade: Arcade) -> Bool {
    arcade.save.knowledge.items.count > mostAtOnce || isLarge(arcade.chosen) || isLarge(arcade.courseDeck)
  }
}
