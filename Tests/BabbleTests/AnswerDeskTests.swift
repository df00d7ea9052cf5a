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

  @Test("the words of a large deck come from a thread, and only for the latest question")
  func largeList() {
    var host = ArcadeHost(Self.learner(), look: Look())
    host.tell(.asks(.words(deck: "words", isRomanized: false)))
    #expect(host.news().count == 1, "a small one is told at once")
    for deck in ["one", "other"] { host.tell(.asks(.words(deck: deck, isRomanized: false))) }
    #expect(host.news().isEmpty)
    guard case .words(let known) = arrival(&host) else { return #expect(Bool(false), "there are words") }
    #expect(known.deck.id == "other" && known.deck.words.count == 5000)
  }

  @Test("unknown reports are ignored and change nothing")
  func stray() {
    var host = ArcadeHost(Self.learner(), look: Look())
    host.handle(["a stray one", 7])
    #expect(host.news().isEmpty && host.arrivals().isEmpty && !host.learner.recording.hasChanges)
  }

  @Test("two sessions in a row start with different chance")
  func chance() throws {
    var host = ArcadeHost(Self.learner(), look: Look())
    let seeds = try (0..<2).map { _ in
      try host.ask(StartToday(part: .all)).ready?.seed
    }
    #expect(Set(seeds).count == 2 && !seeds.contains(nil))
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
}
