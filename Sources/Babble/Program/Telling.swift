import Engine
import Learning
import WordGame

/// Collects the news for the screens: answers to their questions, at once or when a thread has them, and
/// changes. It keeps track of the current round and session.
struct Telling {
  private var outbox: [ArcadeNews] = []
  private var answers = AnswerDesk()
  private var fetches = FetchDesk()
  private var walks = WalkDesk()

  /// Returns the news since the last call.
  mutating func take() -> [ArcadeNews] {
    defer { outbox = [] }
    return outbox
  }

  /// Adds news that no screen has asked for.
  mutating func tell(_ news: ArcadeNews) { outbox.append(news) }

  /// Answers a question. Returns whether the settings have changed, as they do when a round starts.
  mutating func answer(_ question: ArcadeQuestion, _ learner: inout Learner, at moment: Moment) -> Bool {
    if case .fetch(let request) = question {
      fetches.take(request, learner)
      return false
    }
    if case .walk(let request) = question {
      walks.take(request, learner)
      return false
    }
    if answers.take(question, learner, at: moment) { return false }
    let before = learner.save.settings
    tell(learner.answer(question, at: moment), to: question, &learner, at: moment)
    return learner.save.settings != before
  }

  /// Takes the results of threads. Returns whether the settings have changed.
  mutating func tellArrivals(_ learner: inout Learner) -> Bool {
    if let fetched = fetches.arrival() { tell(.fetched(fetched)) }
    for news in walks.arrivals() { tell(.walk(news)) }
    guard let answer = answers.arrival() else { return false }
    let before = learner.save.settings
    (learner.chance, learner.joined) = (answer.learner.chance, answer.learner.joined)
    tell(answer.news, to: answer.question, &learner, at: answer.moment)
    return learner.save.settings != before
  }

  private mutating func tell(
    _ news: ArcadeNews, to question: ArcadeQuestion, _ learner: inout Learner, at moment: Moment
  ) {
    tell(news)
  }

  /// Stops the threads that work for screens that have closed.
  mutating func end() {
    fetches.end()
    walks.end()
  }
}
