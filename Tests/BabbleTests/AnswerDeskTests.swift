import Engine
import Learning
import Playtest
import Synchronization
import Testing
import WordGame

@testable import Babble

@Suite("Answers that take longer than a tick")
struct AnswerDeskTests {
  private static func deck(_ id: String, count: Int = 5000) -> Deck {
    let words = (0..<count).map { Word(id: "\($0)", term: "w\($0)", meanings: ["m"]) }
    return Deck(id: id, name: id, words: words)
  }

  static func learner(_ decks: [Deck] = [deck("one"), deck("other"), TestLearner.words]) -> Learner {
    var learner = TestLearner.learner(decks: decks)
    learner.save.settings.learn(decks[0].id)
    return learner
  }

  /// The news from the thread; nil if there is none.
  private func arrival(_ host: inout ArcadeHost) -> ArcadeNews? {
    let news = pollValue {
      _ = host.arrivals()
      return host.news().first
    }
    return news as? ArcadeNews
  }

  @Test("a session, its end, a placement and the first screen of a large deck come from a thread")
  func largeCourse() {
    var host = ArcadeHost(Self.learner(), look: Look())
    for question: ArcadeQuestion in [
      .today(.all), .placement(deck: "one"), .todayEnd, .overview,
    ] {
      host.tell(.asks(question))
      #expect(host.news().isEmpty, "\(question)")
      #expect(arrival(&host) != nil, "\(question)")
    }
    host.tell(.asks(.today(.all)))
    guard case .today(.some(let ready)) = arrival(&host) else { return #expect(Bool(false), "a session") }
    #expect(ready.queue.size > 0 && host.learner.recording.session != nil)
  }

  @Test("reading other decks than the chosen one, or a whole large one, happens on a thread")
  func reading() {
    let code = RoundCode(
      deck: DeckTag(Self.deck("one")), variation: .clock, seconds: 30, direction: nil, seed: 1)
    let window = Size(80, 24)
    for question: ArcadeQuestion in [
      .courses, .code(code), .menu(GameRequest(game: "challenge")),
      .round(GameRequest(game: "challenge", code: code), window: window),
      .round(GameRequest(game: "challenge", deck: "one"), window: window),
    ] {
      var host = ArcadeHost(Self.learner(), look: Look())
      host.tell(.asks(question))
      #expect(host.news().isEmpty, "\(question)")
      #expect(arrival(&host) != nil, "\(question)")
    }
  }

  @Test("a round of Practice comes from a thread if any deck is large or unread, and begins there")
  func practice() {
    var learner = TestLearner.learned()
    var many = Self.deck("many")
    many.language.term = "ka"
    learner.library.decks = learner.library.decks.with(many)
    var host = ArcadeHost(learner, look: Look())
    host.tell(.asks(.round(GameRequest(game: "practice"), window: Size(80, 24))))
    #expect(host.news().isEmpty && host.learner.recording.game.isEmpty)
    guard case .round = arrival(&host) else { return #expect(Bool(false), "a round") }
    #expect(host.learner.recording.game == "practice")
    #expect(host.learner.save.settings[Setting("explained.practice", false)])
    #expect(host.learner.chance != learner.chance)
  }

  @Test("unknown reports are ignored and change nothing")
  func stray() {
    var host = ArcadeHost(Self.learner(), look: Look())
    host.handle(["a stray one", 7])
    #expect(host.news().isEmpty && host.arrivals().isEmpty && !host.learner.recording.hasChanges)
  }

  @Test("two sessions in a row start with different chance")
  func chance() {
    var host = ArcadeHost(Self.learner(), look: Look())
    let seeds = (0..<2).map { _ in
      host.tell(.asks(.today(.all)))
      if case .today(.some(let ready)) = arrival(&host) { return ready.seed }
      return 0
    }
    #expect(Set(seeds).count == 2)
  }

  @Test("a small deck is answered at once, and in plain lines everything is")
  func atOnce() {
    var plain = Self.learner()
    plain.todayOptions.isPlain = true
    for learner in [Self.learner([TestLearner.words]), plain] {
      var host = ArcadeHost(learner, look: Look())
      for question: ArcadeQuestion in [.today(.all), .placement(deck: "words"), .todayEnd, .overview] {
        host.tell(.asks(question))
        #expect(host.news().count == 1, "\(question)")
      }
    }
  }

  @Test(
    "the judge of a deck's side is made once for all sessions, including those begun meanwhile"
  )
  func examiners() {
    let learner = Self.learner([TestLearner.words])
    let made = Atomic(0)
    let key = Examiners.Key(deck: "words", side: .term, system: nil, isScriptOnly: false)
    for copy in [learner, learner] {
      _ = copy.library.decks.examiners.examiner(for: key) {
        made.add(1, ordering: .relaxed)
        return Examiner(TestLearner.words, side: .term)
      }
    }
    #expect(made.load(ordering: .relaxed) == 1)
  }

  @Test("while a session is made, the last line says so and the screen stays")
  func waiting() {
    var stage = Stage(TodayScene(), window: Size(80, 24))
    stage.wait(ticks: 1)
    #expect(stage.shows("One moment."))
  }
}
