import DeckFormats
import Learning
import Saving
import Testing
import WordGame

@testable import Babble

@Suite("What the learner counts as right, in a round")
struct AcceptedTests {
  @Test("a round has it at once, for the side that is asked, and its recording has it, too")
  func round() throws {
    var arcade = TestArcade.arcade(decks: [TestArcade.words])
    let agua = TestArcade.met("agua", in: TestArcade.words)
    arcade.save.take(.accept(agua, .recognise, "wet"), at: arcade.moment)
    arcade.save.take(.accept(agua, .recall, "aqua"), at: arcade.moment)
    let request = GameRequest(game: "rain", words: [agua.reference], courseSide: .term)
    let made = arcade.round(request)
    let round = try #require(made)
    #expect(round.content.items.map(\.accepted) == [["wet"]])
    #expect(try RoundSetup(round.json) == round)
  }

  @Test("letters that are begun in both forms count once at the end of the day")
  func letters() {
    let deck = Deck(
      id: "greek", name: "Greek", language: .init(term: "el", meaning: "el-Latn"), kind: .alphabet,
      words: ["α", "β"].map {
        Word(id: $0, term: $0, meanings: [$0], letter: Letter(capital: $0.uppercased()))
      })
    var arcade = TestArcade.arcade(decks: [deck])
    for form in deck.withCapitals.words {
      arcade.save.count(TestArcade.answer(form.id, in: deck), at: TestArcade.now)
    }
    let end = arcade.todayEnd(at: arcade.moment)
    #expect(end.begun == 2 && end.kind.new(end.begun) == "2 new letters")
  }
}
