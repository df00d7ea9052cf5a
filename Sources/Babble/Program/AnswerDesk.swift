import Course
import Learning
import WordGame

/// Answers on a thread what would take longer than a tick. The thread wakes the run loop when its answer is there; the
/// screen that has asked stands in the meantime.
struct AnswerDesk: Sendable {
  /// So many words take no longer than a tick.
  private static let mostAtOnce = 2000

  /// An answer with what the arcade has become by it.
  struct Answer: Sendable {
    let question: ArcadeQuestion
    let news: ArcadeNews
    let arcade: Arcade
    /// When it was asked: the day may have changed since.
    let moment: Moment
  }

  private var coming: Loading<Answer>?

  /// Takes a question; what was asked before is no more wanted. Returns whether the answer comes later.
  mutating func take(_ question: ArcadeQuestion, _ arcade: Arcade, at moment: Moment) -> Bool {
    // Whoever looks after a file of words or writes kits goes on waiting for the screen's own answer.
    switch question {
    case .own, .kits, .voice, .walk: return false
    default: break
    }
    coming = nil
    guard Self.isLong(question, arcade) else { return false }
    coming = Loading {
      var arcade = arcade
      let news = arcade.answer(question, at: moment)
      return Answer(question: question, news: news, arcade: arcade, moment: moment)
    }
    return true
  }

  /// What has come since the last call.
  mutating func arrival() -> Answer? {
    guard let answer = coming?.value else { return nil }
    coming = nil
    return answer
  }

  /// What is answered on another thread may change chance and settings, and nothing else; see `Arcade.goOn`. Where no
  /// loop runs nobody could be told later.
  private static func isLong(_ question: ArcadeQuestion, _ arcade: Arcade) -> Bool {
    if arcade.todayOptions.isPlain { return false }
    return switch question {
    case .words(let deck, _), .placement(let deck): isLarge(arcade.decks.shelved(deck))
    case .code(let code): isLarge(of: code, arcade)
    case .overview: isMuch(arcade)
    case .round(let request, _): readsMuch(request, arcade)
    case .menu: isLarge(arcade.chosen)
    case .decks, .courses, .statistics, .today, .todayEnd, .bank, .term: isMuch(arcade) || readsDecks(arcade)
    case .madeDecks: true
    case .stages, .stage, .stageStatistics: !arcade.stages.isRead
    case .settings, .own, .kits, .fetch, .lookUp, .resetStages, .voice, .walk: false
    }
  }

  /// Whether a game begins by reading a large deck, many, or what a language is written with.
  private static func readsMuch(_ request: GameRequest, _ arcade: Arcade) -> Bool {
    if let code = request.code { return isLarge(of: code, arcade) }
    let profile = Catalogue.game(named: request.game)?.profile
    let isOfMany = profile?.knowsWords ?? false || profile?.isTyped ?? false
    return isLarge(arcade.shelved(for: request))
      || (isOfMany || arcade.isAboutAllDecks(request)) && readsDecks(arcade)
  }

  private static func isLarge(of code: RoundCode, _ arcade: Arcade) -> Bool {
    arcade.decks.shelved.contains { code.deck.fits(id: $0.id) && isLarge($0) }
  }

  /// Whether going through all decks takes long: one is large, or there are files to read.
  private static func readsDecks(_ arcade: Arcade) -> Bool {
    arcade.decks.shelved.contains { !$0.isRead || isLarge($0) }
  }

  private static func isLarge(_ deck: LazyDeck?) -> Bool { deck.map { $0.count > mostAtOnce } ?? false }

  /// Whether there is much that a day's plan goes through.
  static func isMuch(_ arcade: Arcade) -> Bool {
    arcade.save.knowledge.items.count > mostAtOnce || isLarge(arcade.chosen) || isLarge(arcade.courseDeck)
  }
}
