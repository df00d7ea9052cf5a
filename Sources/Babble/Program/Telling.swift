import Engine
import Learning
import WordGame

/// Collects the news for the screens: answers to their questions, at once or when a thread has them, and
/// changes. It keeps track of the current round and session.
struct Telling {
  private var outbox: [ArcadeNews] = []
  private var answers = AnswerDesk()
  private var ghosts = GhostDesk()

  /// Returns the news since the last call.
  mutating func take() -> [ArcadeNews] {
    defer { outbox = [] }
    return outbox
  }

  /// Adds news that no screen has asked for.
  mutating func tell(_ news: ArcadeNews) { outbox.append(news) }

  /// Answers a question. Returns whether the settings have changed, as they do when a round starts.
  mutating func answer(_ question: ArcadeQuestion, _ learner: inout Learner, at moment: Moment) -> Bool {
    if answers.take(question, learner, at: moment) { return false }
    let before = learner.save.settings
    tell(learner.answer(question, at: moment), to: question, &learner, at: moment)
    return learner.save.settings != before
  }

  /// Takes the results of threads. Returns whether the settings have changed.
  mutating func tellArrivals(_ learner: inout Learner) -> Bool {
    guard let answer = answers.arrival() else { return false }
    let before = learner.save.settings
    learner.goOn(from: answer.learner, after: answer.question)
    tell(answer.news, to: answer.question, &learner, at: answer.moment)
    return learner.save.settings != before
  }

  private mutating func tell(
    _ news: ArcadeNews, to question: ArcadeQuestion, _ learner: inout Learner, at moment: Moment
  ) {
    if case .round(let request, _) = question, case .round(let round) = news {
      (learner.recording.game, learner.recording.hasScore) = (request.game, request.hasScore)
      ghosts.prepare(round.ghost)
      learner.recording.round = RoundChanges(round.items, learner.save.knowledge)
    }
    if case .today(.some(let ready)) = news {
      learner.recording.session = RunningSession(learner.save.knowledge, at: moment)
      learner.recording.day = RoundChanges(ready.items, learner.save.knowledge)
    }
    tell(news)
  }

  /// Tells the end screen of a round what the round has changed.
  mutating func tellEnd(_ learner: Learner, at moment: Moment) {
    if let news = learner.recording.round?.news(learner, at: moment) { tell(.roundEnd(news)) }
  }

  /// Takes a request for a ghost to race with. Returns false for all other requests.
  mutating func take(_ asked: Asked) -> Bool {
    guard asked.request is GhostRequest else { return false }
    ghosts.take(asked.id)
    return true
  }

  /// Answers to requests for a ghost since the last call.
  mutating func arrivals() -> [InputEvent] { ghosts.arrivals() }
}
