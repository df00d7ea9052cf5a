import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("A large word bank")
struct BankSizeTests {
  private static func learner(count: Int) -> Learner {
    var learner = TestLearner.practised()
    let words = (0..<count).map { number in
      BankWord(
        Word(id: "word \(number)", term: "word \(number)", meanings: ["meaning \(number)"]),
        language: Deck.Languages(term: "es", meaning: "en"), added: Int64(number))
    }
    learner.library.bank.bank = WordBank(words: words)
    learner.library.decks = learner.library.decks.with(["own.es"], of: learner.library.bank.bank)
    return learner
  }

  private static func stage(count: Int = 20_000) -> Stage {
    var stage = Stage.landing(learner(count: count))
    stage.click("Words")
    stage.click("Word bank")
    return stage
  }

  @Test("is searched from tick to tick, and filtered at once")
  func large() {
    var stage = Self.stage()
    #expect(stage.shows("word 19999") && stage.shows("1 of 20,000"), "\(stage)")
    stage.type("/7777")
    #expect(!stage.shows("word 17777"), "the first ones that are compared are the newest, down to 18,000")
    stage.wait(ticks: 20)
    #expect(stage.shows("word 17777") && stage.shows("word 7777"), "\(stage)")
    stage.press(.escape)
    stage.type("m")
    #expect(stage.shows("m new") && stage.shows("of 20,000"), "\(stage)")
  }

  @Test("after a change it is searched anew, and the focus stays on the word, however late it is found")
  func focus() {
    var stage = Self.stage(count: 5000)
    stage.type("/777")
    stage.press(.tab)
    stage.wait(ticks: 5)
    stage.press(.end)
    #expect(stage.shows("5 of 5") && stage.shows("▸ · word 777"), "\(stage)")
    stage.press(.enter)
    stage.press(.enter)
    stage.type("lucky")
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("lucky"), "\(stage)")
    stage.press(.escape)
    stage.wait(ticks: 5)
    #expect(stage.shows("5 of 5") && stage.shows("▸ · word 777"), "\(stage)")
  }
}
