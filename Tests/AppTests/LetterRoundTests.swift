import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("Letters from the menu")
struct LetterRoundTests {
  private static let greek = Deck(
    id: "greek", name: "Greek letters", language: .init(term: "el", meaning: "el-Latn"), kind: .alphabet,
    words: ["αΑa", "βΒv", "γΓg"].map { forms in
      let forms = forms.map(String.init)
      let letter = Letter(capital: forms[1], romanizations: ["plain": forms[2], "old": forms[2] + "'"])
      return Word(id: forms[0], term: forms[0], meanings: [forms[2]], letter: letter)
    }, alphabet: Alphabet(systems: [.init(id: "plain", name: "plain"), .init(id: "old", name: "as of old")]))

  private func round(_ learner: Learner, game: String = "letters", words: [String]? = nil) throws
    -> RoundSetup.Content
  {
    var learner = learner
    let round = learner.round(
      GameRequest(
        try #require(Catalogue.game(named: game)),
        words: words?.map { WordReference(deck: "greek", word: $0) }))
    return try #require(round).content
  }

  @Test("a round has all letters in order, capitals too, with what is known of them")
  func items() throws {
    var learner = TestLearner.learner(decks: [Self.greek])
    learner.save.count(
      TestLearner.answer("β#upper", in: Self.greek), at: TestLearner.now)
    learner.save.setHint("a house", "β", in: Self.greek)
    let round = try round(learner)
    #expect(round.items.map(\.word.term) == ["α", "Α", "β", "Β", "γ", "Γ"])
    #expect(round.items.map(\.word.mnemonic) == [nil, nil, "a house", "a house", nil, nil])
    #expect(round.letters?.figures.keys.sorted() == ["β#upper"])
    #expect(round.letters?.questions == 20 && round.letters?.deck.words.count == 3)
  }

  @Test("missed letters are asked alone, with all others as wrong answers")
  func missed() throws {
    let round = try round(TestLearner.learner(decks: [Self.greek]), words: ["γ"])
    #expect(round.items.map(\.word.id) == ["γ"] && round.decoys.count == 5)
    #expect(round.letters?.questions == 4)
  }

  @Test("the settings choose the system of romanisation, and every game follows")
  func systems() throws {
    var stage = Stage.landing(TestLearner.learner(decks: [Self.greek]))
    stage.click("Settings")
    stage.click("Answering")
    #expect(stage.shows("Latin letters") && stage.shows("▐plain▌"), "\(stage)")
    stage.click("as of old")
    #expect(stage.shows("▐as of old▌") && stage.shows("for Greek"), "\(stage)")
    var learner = TestLearner.learner(decks: [Self.greek])
    for change in stage.settings { learner.save.settings.apply(change) }
    for game in ["letters", "memory"] {
      let meanings = Set(try round(learner, game: game).items.flatMap(\.word.meanings))
      #expect(meanings == ["a'", "v'", "g'"], "\(game)")
    }
    #expect(try round(learner).letters?.system == "old")
  }

  @Test("a deck without systems has no such setting")
  func noSystems() {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    stage.click("Answering")
    #expect(stage.shows("Latin answers") && !stage.shows("Latin letters"), "\(stage)")
  }

  @Test(
    "asked for by the command line with a deck of words, a notice says which decks are alphabets, and another one can be taken"
  )
  func notice() {
    var learner = TestLearner.learner()
    learner.roundOptions.deck = "words"
    var stage = Stage.landing(learner, starting: GameRequest(game: "letters"))
    stage.wait(ticks: 2)
    #expect(stage.shows("Test words has words, not letters."), "\(stage)")
    stage.click("Another deck")
    stage.click("Test letters")
    stage.wait(ticks: 2)
    #expect(stage.shows("New letters show their card first"), "\(stage)")
  }
}
