import Engine
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Rain

/// Those who have a mouse alone, or don't type.
struct ChoosingTests {
  private static let chosen = ["today.answers": "chosen"]

  @Test("who learns by choosing has four answers from the start, and a whole round by mouse")
  func byMouse() {
    var game = stage(round(TestWords.spanish, count: 4, choices: Self.chosen))
    for _ in 0..<8 {
      game.awaitWords(1)
      game.wait(ticks: 20)
      guard let answer = game.lowest?.answer else { break }
      let wasClicked = game.click(" \(answer) ")
      #expect(wasClicked, "\(answer)\(game)")
    }
    game.wait(seconds: 3)
    #expect(game.shows("The sky is clear"), "\(game)")
    #expect(game.answers.allSatisfy { $0.mode == .chosen && $0.options.count == 4 && $0.verdict == .right })
  }

  @Test("Tab, or a click among the words, changes between the line and four answers, and the foot says so")
  func toggled() {
    var game = stage(round(TestWords.spanish, count: 4))
    game.awaitWords(1)
    #expect(game.shows("Tab four answers"))
    game.press(.tab)
    #expect(game.shows("1-4 answer") && game.shows("Tab type"), "\(game)")
    game.press(.tab)
    #expect(game.shows("Enter check"))
    game.click(Point(40, 9))
    #expect(game.shows("1-4 answer"), "\(game)")
    game.click("Tab type")
    #expect(game.shows("Enter check"), "\(game)")
  }

  @Test("by number; a wrong one is told, and the right one then proves nothing")
  func byKeys() throws {
    var game = stage(round(TestWords.spanish, count: 4, choices: Self.chosen))
    game.awaitWords(1)
    game.wait(ticks: 20)
    let scene = try #require(game.game)
    let right = try #require(scene.choices.options.firstIndex(of: scene.drops[0].word))
    game.type("\((right + 1) % 4 + 1)")
    #expect(game.answers.map(\.verdict) == [.otherWord] && game.answers[0].confusedWith != nil)
    game.type("\(right + 1)")
    #expect(game.answers.map(\.certainty) == [.known, .hint])
  }

  @Test("an arrow key brings the focus, Enter takes what has it")
  func byArrows() throws {
    var game = stage(round(TestWords.spanish, count: 4, choices: Self.chosen))
    game.awaitWords(1)
    game.wait(ticks: 20)
    let text = try #require(game.game?.choices.texts.first)
    game.press(.right)
    game.press(.enter)
    #expect(game.answers.map(\.given) == [text])
  }

  @Test("a choice is not taken that was meant for the word before")
  func tooSoon() {
    var game = stage(round(TestWords.spanish, count: 4, choices: Self.chosen))
    game.awaitWords(1)
    game.type("1")
    #expect(game.answers.isEmpty)
  }

  @Test("a click on the line sends it")
  func sending() {
    var game = stage(round(TestWords.spanish, count: 4))
    game.awaitWords(1)
    game.type("nonsense")
    game.click("nonsense")
    #expect(game.answers.map(\.given) == ["nonsense"], "\(game)")
  }

  @Test("where nothing can stand beside the answer the line stays")
  func alone() {
    var game = stage(round([TestWords.spanish[0]], choices: Self.chosen))
    game.awaitWords(1)
    #expect(game.shows("Enter check"), "\(game)")
    game.clearLowest()
    #expect(game.answers.count == 1)
  }
}
