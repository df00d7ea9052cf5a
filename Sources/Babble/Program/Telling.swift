import Course
import Engine
import Learning
import WordGame

/// What the screens are told: answers to what they ask, now or when a thread has them, and what has changed. It knows
/// the round and the session that run.
struct Telling {
  private var outbox: [ArcadeNews] = []
  private var answers = AnswerDesk()
  private var ghosts = GhostDesk()
  private var lookUps: LookUpDesk?
  private var fetches = FetchDesk()
  private var walks = WalkDesk()
  /// What was known before the round that runs, or ran last, and before the session.
  private var rounds = RunningRounds()
  /// The game that runs, or ran last.
  private(set) var game = ""
  /// Whether it is a drill, whose points nobody keeps.
  private(set) var isDrill = false
  /// The day's session that runs.
  var session: RunningSession?

  /// What was told since the last call.
  mutating func take() -> [ArcadeNews] {
    defer { outbox = [] }
    return outbox
  }

  /// Tells something that nobody has asked for.
  mutating func tell(_ news: ArcadeNews) { outbox.append(news) }

  /// Answers a question. Returns whether that has changed the settings, as a round does that begins.
  mutating func answer(_ question: ArcadeQuestion, _ arcade: inout Arcade, at moment: Moment) -> Bool {
    // A session whose day is over tells of that day.
    if question == .todayEnd, let session, session.isOver(at: moment) {
      tell(.todayEnd(arcade.todayEnd(at: moment, of: session.day)), to: question, arcade, at: moment)
      return false
    }
    if case .lookUp(let question) = question {
      lookUp(question, arcade)
      return false
    }
    if case .fetch(let wish) = question {
      fetches.take(wish, arcade)
      return false
    }
    if case .walk(let wish) = question {
      walks.take(wish, arcade)
      return false
    }
    if answers.take(question, arcade, at: moment) { return false }
    let before = arcade.save.settings
    tell(arcade.answer(question, at: moment), to: question, arcade, at: moment)
    return arcade.save.settings != before
  }

  /// Who never looks anything up has no thread for it.
  private mutating func lookUp(_ question: LookUpQuestion, _ arcade: Arcade) {
    let desk = lookUps ?? LookUpDesk(arcade.dictionary)
    lookUps = desk
    desk.ask(question, decks: arcade.decks, first: arcade.outline?.language.term)
  }

  /// Tells what a thread has brought. Returns whether that has changed the settings.
  mutating func tellArrivals(_ arcade: inout Arcade) -> Bool {
    for answer in lookUps?.take() ?? [] { tell(.lookUp(arcade.hinted(answer))) }
    if let fetched = fetches.arrival() { tell(.fetched(fetched)) }
    for news in walks.arrivals() { tell(.walk(news)) }
    guard let answer = answers.arrival() else { return false }
    let before = arcade.save.settings
    arcade.goOn(from: answer.arcade, after: answer.question)
    tell(answer.news, to: answer.question, arcade, at: answer.moment)
    return arcade.save.settings != before
  }

  private mutating func tell(
    _ news: ArcadeNews, to question: ArcadeQuestion, _ arcade: Arcade, at moment: Moment
  ) {
    if case .round(let request, _) = question, case .round(let round) = news {
      (game, isDrill) = (request.game, request.isDrill)
      ghosts.prepare(round.ghost)
    }
    if case .today(.some) = news { session = RunningSession(arcade.save.knowledge, at: moment) }
    var news = news
    rounds.follow(&news, arcade.save.knowledge)
    tell(news)
  }

  /// Tells the end of a round what it has changed.
  mutating func tellEnd(_ arcade: Arcade, at moment: Moment) {
    if let news = rounds.round?.news(arcade, at: moment) { tell(.roundEnd(news)) }
  }

  /// Takes a request for the run that the round wants to race with. Returns false for all others.
  mutating func take(_ asked: Asked) -> Bool {
    guard asked.request is GhostRequest else { return false }
    ghosts.take(asked.id)
    return true
  }

  /// Ends what threads do for screens that are gone.
  mutating func end() {
    fetches.end()
    walks.end()
  }

  /// The runs that were found since the last call.
  mutating func arrivals() -> [InputEvent] { ghosts.arrivals() }
}
