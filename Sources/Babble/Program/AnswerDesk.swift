import Learning
import WordGame

/// Answers slow questions on a thread, so that no tick waits for them. The thread wakes the run loop when the
/// answer is ready; meanwhile the screen that asked stays up.
struct AnswerDesk: Sendable {
  /// Up to this many words can be handled within a tick.
  private static let mostAtOnce = 2000

  /// The answer, with the arcade as it was left after answering.
  struct Answer: Sendable {
    let question: ArcadeQuestion
    let news: ArcadeNews
    let learner: Learner
    /// When the question was asked: the day may have changed since.
    let moment: Moment
  }

  private var coming: Loading<Answer>?

  /// Takes a question and drops the one before it. Returns whether the answer comes later.
  mutating func take(_ question: ArcadeQuestion, _ learner: Learner, at moment: Moment) -> Bool {
    // These don't replace a question that is still being answered: the screen goes on waiting for its own.
    switch question {
    case .own: return false
    default: break
    }
    coming = nil
    guard Self.isLong(question, learner) else { return false }
    coming = Loading {
      var learner = learner
      let news = learner.answer(question, at: moment)
      return Answer(question: question, news: news, learner: learner, moment: moment)
    }
    return true
  }

  mutating func arrival() -> Answer? {
    guard let answer = coming?.value else { return nil }
    coming = nil
    return answer
  }

  /// The thread may change what `Arcade.goOn` takes over, and nothing else. In plain mode everything
  /// is answered at once, since no run loop would deliver an answer later.
  private static func isLong(_ question: ArcadeQuestion, _ learner: Learner) -> Bool {
    if learner.todayOptions.isPlain { return false }
    return switch question {
    case .words(let deck, _), .placement(let deck): isLarge(learner.library.decks.shelved(deck))
    case .code(let code): isLarge(of: code, learner)
    case .overview: isMuch(learner)
    case .round(let request, _): readsMuch(request, learner)
    case .menu: isLarge(learner.chosen)
    case .decks, .courses, .statistics, .today, .todayEnd, .bank, .term: isMuch(learner) || readsDecks(learner)
    case .madeDecks: true
    case .settings, .own: false
    }
  }

  /// Whether starting this game means reading a large deck, many decks, or a language's writing system.
  private static func readsMuch(_ request: GameRequest, _ learner: Learner) -> Bool {
    if let code = request.code { return isLarge(of: code, learner) }
    let profile = Catalogue.game(named: request.game)?.profile
    let isOfMany = profile?.knowsWords ?? false || profile?.isTyped ?? false
    return isLarge(learner.shelved(for: request))
      || (isOfMany || learner.isAboutAllDecks(request)) && readsDecks(learner)
  }

  private static func isLarge(of code: RoundCode, _ learner: Learner) -> Bool {
    learner.library.decks.shelved.contains { code.deck.fits(id: $0.id) && isLarge($0) }
  }

  /// Whether going through all decks takes long: one is large, or some haven't been read yet.
  private static func readsDecks(_ learner: Learner) -> Bool {
    learner.library.decks.shelved.contains { !$0.isRead || isLarge($0) }
  }

  private static func isLarge(_ deck: LazyDeck?) -> Bool { deck.map { $0.count > mostAtOnce } ?? false }

  /// Whether planning a day has to go through many words.
  static func isMuch(_ learner: Learner) -> Bool {
    learner.save.knowledge.items.count > mostAtOnce || isLarge(learner.chosen) || isLarge(learner.courseDeck)
  }
}
