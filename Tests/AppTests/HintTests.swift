import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("The player's own hints on a word's card")
struct HintTests {
  private func letters(_ learner: Learner = TestLearner.practised()) -> Stage { .letters(learner) }

  @Test("the hint is edited in place: Enter saves and reports it, Esc restores the old one")
  func hint() throws {
    var stage = letters()
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("none yet"))
    stage.press(.enter)
    stage.type(" a hook? qp/ ")
    try Golden.compare(stage.frame, with: "card-editing")
    stage.press(.enter)
    #expect(stage.shows("your hint   a hook? qp/"))
    stage.press(.enter)
    stage.type("x")
    stage.press(.escape)
    #expect(stage.shows("your hint   a hook? qp/"))
    let changes = stage.hints
    #expect(changes.map(\.text) == ["a hook? qp/"])
    #expect(changes.map(\.word.reference) == [WordReference(deck: "letters", word: "ბ")])
    stage.press(.escape)
    stage.press(.escape)
    stage.press(.escape)
    stage.click("Words")
    stage.press(.enter)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("a hook? qp/"))
  }

  @Test("an emptied hint is removed")
  func noHint() {
    var stage = letters()
    stage.press(.enter)
    stage.click("an ear")
    stage.press(.character("u"), .control)
    stage.press(.enter)
    #expect(stage.shows("none yet"))
    #expect(stage.hints.map(\.text) == [nil])
  }

  @Test("a hint is kept as displayed, without characters that change the writing direction")
  func hostileHint() {
    var stage = letters()
    stage.press(.enter)
    stage.click("an ear")
    stage.press(.character("u"), .control)
    stage.send(.paste("an\u{202E} \u{2066}eye"))
    stage.press(.enter)
    #expect(stage.hints.map(\.text) == ["an eye"])
  }

  @Test("if nothing is saved no hint can be written, and the line tells why")
  func noHintWhileReading() {
    var learner = TestLearner.practised()
    learner.obstacle = "Nothing is saved: another Babble is open on this folder. Close it."
    var stage = letters(learner)
    stage.press(.enter)
    #expect(!stage.shows("✎"))
    stage.press(.enter)
    #expect(stage.shows("Nothing is saved: another Babble is open on this folder."))
    stage.type("x")
    stage.press(.enter)
    #expect(stage.shows("your hint   an ear") && stage.hints.isEmpty)
  }

  @Test("a click beside the line keeps the hint")
  func hintKeptByClick() {
    var stage = letters()
    stage.press(.enter)
    stage.click("✎")
    stage.type(" of corn")
    stage.click("1 of 7")
    #expect(stage.hints.map(\.text) == ["an ear of corn"])
    #expect(stage.shows("your hint   an ear of corn ✎"))
  }

  @Test("a round knows the player's own hint")
  func hintInRound() throws {
    var learner = TestLearner.practised()
    let chosen = learner.round(
      GameRequest(Catalogue.games[0], words: ["ა", "ბ"].map { WordReference(deck: "letters", word: $0) }))
    let round = try #require(chosen)
    #expect(round.content.items.map(\.word.mnemonic).contains("an ear"))
  }
}
