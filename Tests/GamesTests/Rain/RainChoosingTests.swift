import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Choosing instead of typing.
struct RainChoosingTests {
  private static let chosen = Settings(.init(.answers.way, to: .chosen))

  @Test("a learner who chooses answers has four options from the start, and can finish a round by mouse")
  func byMouse() {
    var game = rainStage(rainRound(RainWords.spanish, count: 4, seconds: nil, settings: Self.chosen))
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

  @Test("Tab, or a click among the words, switches between the line and four answers, and the foot says so")
  func toggled() {
    var game = rainStage(rainRound(RainWords.spanish, count: 4))
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

  @Test("a digit chooses; after a wrong answer, the right one proves nothing")
  func byKeys() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 4, settings: Self.chosen))
    game.awaitWords(1)
    game.wait(ticks: 20)
    let scene = try #require(game.rain)
    let right = try #require(scene.choices.options.firstIndex(of: scene.drops[0].word))
    game.type("\((right + 1) % 4 + 1)")
    #expect(game.answers.map(\.verdict) == [.otherWord] && game.answers[0].confusedWith != nil)
    game.type("\(right + 1)")
    #expect(game.answers.map(\.certainty) == [.known, .hint])
  }

  @Test("an arrow key sets the focus, and Enter takes the focused answer")
  func byArrows() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 4, settings: Self.chosen))
    game.awaitWords(1)
    game.wait(ticks: 20)
    let text = try #require(game.rain?.choices.texts.first)
    game.press(.right)
    game.press(.enter)
    #expect(game.answers.map(\.given) == [text])
  }

  @Test("a choice meant for the previous word isn't taken")
  func tooSoon() {
    var game = rainStage(rainRound(RainWords.spanish, count: 4, settings: Self.chosen))
    game.awaitWords(1)
    game.type("1")
    #expect(game.answers.isEmpty)
  }

  @Test("a click on the line submits it")
  func sending() {
    var game = rainStage(rainRound(RainWords.spanish, count: 4))
    game.awaitWords(1)
    game.type("nonsense")
    game.click("nonsense")
    #expect(game.answers.map(\.given) == ["nonsense"], "\(game)")
  }

  @Test("with no other answers to offer, the line stays")
  func alone() {
    var game = rainStage(rainRound([RainWords.spanish[0]], settings: Self.chosen))
    game.awaitWords(1)
    #expect(game.shows("Enter check"), "\(game)")
    game.clearLowest()
    #expect(game.answers.count == 1)
  }
}

/// A first game points from the lowest word to the line where it is typed.
struct RainFirstMoveTests {
  @Test(
    "the arrow is shown until a word is cleared, in every look", arguments: [Look(), Look(ornaments: .ascii)])
  func line(look: Look) {
    var first = rainRound(RainWords.spanish, seconds: 600)
    first.presentation.explains = true
    var game = rainStage(first, look: look)
    game.press(.enter)
    game.awaitWords(1)
    game.wait(ticks: 30)
    let head = look.ornaments.isASCII ? "v" : "▾"
    let ground = game.rows.first { $0.contains("level 1") } ?? ""
    #expect(ground.replacing(#/level|wave/#, with: "").contains(head), "\(game)")
    game.clearLowest()
    game.wait(ticks: 30)
    let after = game.rows.first { $0.contains("level 1") } ?? ""
    #expect(!after.replacing(#/level|wave/#, with: "").contains(head), "\(game)")
  }
}
