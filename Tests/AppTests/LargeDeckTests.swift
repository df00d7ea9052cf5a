import Engine
import Games
import Learning
import Playtest
import Synchronization
import Testing

@testable import App

@Suite("Large decks, and what isn't asked for")
struct LargeDeckTests {
  private static func deck(_ id: String, count: Int = 5000) -> Deck {
    let words = (0..<count).map { Word(id: "\($0)", term: "w\($0)", meanings: ["m"]) }
    return Deck(id: id, name: id, words: words)
  }

  static func learner(_ decks: [Deck] = [deck("one"), deck("other"), TestLearner.words]) -> Learner {
    var learner = TestLearner.learner(decks: decks)
    learner.save.settings.learn(decks[0].id)
    return learner
  }

  @Test("unknown reports are ignored and change nothing")
  func stray() {
    var host = ArcadeHost(Self.learner(), look: Look())
    host.handle(["a stray one", 7])
    host.handleArrivals()
    #expect(!host.learner.recording.hasChanges)
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
  func checkers() {
    let learner = Self.learner([TestLearner.words])
    let made = Atomic(0)
    let key = AnswerCheckers.Key(deck: "words", side: .term, system: nil, isScriptOnly: false)
    for copy in [learner, learner] {
      _ = copy.library.decks.checkers.checker(for: key) {
        made.add(1, ordering: .relaxed)
        return AnswerChecker(TestLearner.words, side: .term)
      }
    }
    #expect(made.load(ordering: .relaxed) == 1)
  }
}
