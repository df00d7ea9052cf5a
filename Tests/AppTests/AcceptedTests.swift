import Games
import Learning
import Storage
import Testing

@testable import App

@Suite("Answers that the learner counts as right, in a round")
struct AcceptedTests {
  @Test("accepted answers reach a round at once, for the side that is asked, and its recording")
  func round() throws {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    let agua = TestLearner.met("agua", in: TestLearner.words)
    learner.save.record(.accept(agua, .recognise, "wet"), at: learner.moment)
    learner.save.record(.accept(agua, .recall, "aqua"), at: learner.moment)
    let request = GameRequest(game: "rain", words: [agua.reference], courseSides: [.term])
    let made = learner.round(request)
    let round = try #require(made)
    #expect(round.content.items.map(\.accepted) == [["wet"]])
    #expect(try RoundSetup(round.json) == round)
  }

  @Test("a round of the day's course shows each word from the side that is asked")
  func sides() throws {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    let words = ["agua", "pan", "sal"].map { WordReference(deck: "words", word: $0) }
    let made = learner.round(
      GameRequest(game: "challenge", words: words, courseSides: [.term, .meaning, .term]))
    let round = try #require(made)
    let shown = Dictionary(uniqueKeysWithValues: round.content.items.map { ($0.word.id, $0.shown) })
    #expect(shown == ["agua": .term, "pan": .meaning, "sal": .term])
    #expect(round.policy.direction == nil && !round.policy.repeats)
  }

  @Test("a round and its recording include the letters for typing words of another script")
  func alphabets() throws {
    let words = Deck(
      id: "ka", name: "Words", language: .init(term: "ka", meaning: "en"),
      words: [Word(id: "ba", term: "ბა", meanings: ["x"]), Word(id: "ga", term: "გა", meanings: ["y"])])
    var learner = TestLearner.learner(decks: [words, TestLearner.letters])
    func round(_ game: String, _ side: ShownSide) -> RoundSetup? {
      learner.round(
        GameRequest(
          game: game, words: words.words.map { WordReference(deck: "ka", word: $0.id) },
          courseSides: [side, side]))
    }
    let made = round("rain", .meaning)
    let rain = try #require(made)
    #expect(rain.content.alphabets.map(\.id) == ["letters"])
    #expect(try RoundSetup(rain.json) == rain)
    #expect(round("rain", .term)?.content.alphabets.isEmpty == true)
    #expect(round("bubbles", .meaning)?.content.alphabets.isEmpty == true)
  }

  @Test("letters begun in both forms count once at the end of the day")
  func letters() {
    let deck = Deck(
      id: "greek", name: "Greek", language: .init(term: "el", meaning: "el-Latn"), kind: .alphabet,
      words: ["α", "β"].map {
        Word(id: $0, term: $0, meanings: [$0], letter: Letter(capital: $0.uppercased()))
      })
    var learner = TestLearner.learner(decks: [deck])
    for form in deck.withCapitals.words {
      learner.save.count(TestLearner.answer(form.id, in: deck), at: TestLearner.now)
    }
    let end = learner.todayEnd(at: learner.moment)
    #expect(end.begun == 2 && end.kind.new(end.begun) == "2 new letters")
  }
}
