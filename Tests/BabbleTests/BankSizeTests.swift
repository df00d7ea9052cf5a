import Course
import Learning
import Playtest
import Testing
import WordGame

@testable import Babble

@Suite("A word bank with 20,000 words")
struct BankSizeTests {
  private static func arcade() -> Arcade {
    var arcade = TestArcade.practised()
    let words = (0..<20_000).map { number in
      BankWord(
        Word(id: "word \(number)", term: "word \(number)", meanings: ["meaning \(number)"]),
        language: Deck.Languages(term: "es", meaning: "en"), added: Int64(number))
    }
    arcade.bank.bank = WordBank(words: words)
    arcade.decks = arcade.decks.with(["own.es"], of: arcade.bank.bank)
    return arcade
  }

  @Test("comes from a thread, is searched from tick to tick, and filtered at once")
  func large() {
    let arcade = Self.arcade()
    var desk = AnswerDesk()
    let isLater = desk.take(.bank, arcade, at: arcade.moment)
    #expect(isLater)
    var stage = Stage.landing(arcade)
    stage.click("Words")
    stage.wait(ticks: 1)
    stage.click("Word bank")
    stage.wait(ticks: 1)
    #expect(stage.shows("word 19999") && stage.shows("1 of 20,000"), "\(stage)")
    stage.type("/7777")
    #expect(!stage.shows("word 17777"), "the first ones that are compared are the newest, down to 18,000")
    stage.wait(ticks: 20)
    #expect(stage.shows("word 17777") && stage.shows("word 7777"), "\(stage)")
    stage.press(.escape)
    stage.type("m")
    #expect(stage.shows("m new") && stage.shows("of 20,000"), "\(stage)")
  }
}
