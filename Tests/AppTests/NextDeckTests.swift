import Learning
import Storage
import Testing

@testable import App

@Suite("The deck after the first one")
struct NextDeckTests {
  private func deck(
    _ id: String, words: Range<Int>, language: String = "es", kind: Deck.Kind = .words
  ) -> Deck {
    Deck(
      id: id, name: id, language: .init(term: language, meaning: "en"), kind: kind,
      words: words.map { Word(id: "\($0)", term: "palabra\($0)", meanings: ["word \($0)"]) })
  }

  /// Whoever knows all words of the first deck.
  private func next(_ others: Deck..., language: String = "es") -> TodayEnd.NextDeck? {
    let first = deck("first", words: 0..<20, language: language)
    var learner = TestLearner.learner(decks: [first] + others)
    learner.save.settings.learn("first")
    for word in first.words {
      learner.save.record(.lesson(TestLearner.met(word.id, in: first), isKnown: true), at: learner.moment)
    }
    return learner.deckAfterTheCourse
  }

  @Test("is of the same language, larger, mostly unknown and no alphabet")
  func there() {
    let next = next(
      deck("small", words: 100..<110), deck("known", words: 0..<30),
      deck("letters", words: 100..<140, kind: .alphabet),
      deck("greek", words: 100..<140, language: "el"), deck("more", words: 0..<50))
    #expect(next == TodayEnd.NextDeck(id: "more", name: "more"))
  }

  @Test("is told with its command where it has to be made, and isn't offered where nothing can be")
  func made() {
    #expect(next(deck("small", words: 100..<110))?.command == "babble decks make spanish-1000")
    #expect(next(language: "ja")?.command == "babble decks make jlpt-n5")
    #expect(next(language: "ru") == nil)
  }
}
