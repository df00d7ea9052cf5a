import Engine
import Learning
import Playtest
import Testing
import WordGame
@testable import Bubbles

/// Label keys can't be mistaken for a bubble's text, and a few words make a whole round.
struct BubblesLabelTests {
  private static let latin = "abgdevz".map { Word(id: "\($0)", term: "letter \($0)", meanings: ["\($0)"]) }

  private func labels(_ words: [Word], rules: Int? = nil) -> [String] {
    var setup = GameSetup(round(words), window: Size(80, 24))
    setup.rules = rules
    return BubblesScene(setup).labels.texts.prefix(12).map(\.string)
  }

  @Test(
    "beside single Latin letters and numbers, labels are F2 to F12 without F3, which the run loop reserves")
  func functionKeys() {
    let keys = ([2] + Array(4...12)).map { "F\($0)" } + ["", ""]
    #expect(labels(Self.latin) == keys)
    #expect(labels([Word(id: "7", term: "siete", meanings: ["7"])] + TestWords.spanish) == keys)
    #expect(labels(TestWords.spanish).prefix(3) == ["1", "2", "3"])
    #expect(labels(Self.latin, rules: 1).prefix(3) == ["1", "2", "3"], "a replay of old")
  }

  @Test("a function key sends its bubble, a digit doesn't, and the foot names the keys")
  func sending() throws {
    var game = stage(round(Self.latin, seconds: nil, still: true), window: Size(120, 40))
    game.wait(seconds: 1)
    #expect(game.frame.contains("F2 F4-F"), "\(game)")
    game.type("1")
    game.wait(seconds: 1)
    #expect(game.answers.isEmpty)
    game.press(.function(2))
    game.wait(seconds: 1)
    #expect(game.answers.count == 1)
  }

  @Test("a few words come several times, equally often, never twice in a row")
  func again() {
    var few = round(Array(TestWords.spanish.prefix(5)), seconds: nil, still: true)
    few.policy.mostAsked = 5
    var game = stage(few)
    for _ in 0..<25 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"), "\(game)")
    let asked = game.answers.map(\.word)
    #expect(asked.count == 25)
    for word in Set(asked) { #expect(asked.filter { $0 == word }.count == 5) }
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 }, "\(asked)")
  }
}

/// A first game shows where bubbles go and which keys send them, but not which one is right.
struct BubblesFirstMoveTests {
  private func game(explains: Bool, look: Look = Look()) -> Stage {
    var game = stage(round(TestWords.spanish, count: 8, explains: explains, still: true), look: look)
    if explains { game.press(.enter) }
    game.wait(seconds: 1)
    return game
  }

  @Test("the way to the bar is shown until the first right answer")
  func way() throws {
    var first = game(explains: true)
    #expect(first.shows("bring its bubble here") && first.shows("▴"), "\(first)")
    first.sendWrong()
    #expect(first.shows("bring its bubble here"))
    first.sendRight()
    #expect(!first.shows("bring its bubble here") && !first.shows("▴"), "\(first)")
    #expect(!game(explains: false).shows("bring its bubble here"))
  }

  @Test("it is visible in ASCII and without colours")
  func withoutColours() throws {
    let first = game(explains: true, look: Look(ornaments: .ascii))
    #expect(first.shows("^"))
    let place = try #require(first.find("bring its bubble"))
    #expect(first.draw()[place].attributes.contains(.reverse))
  }

  @Test("a bubble over the bar covers only what is inside its outline")
  func overTheBar() throws {
    var held = game(explains: false, look: Look())
    let bubble = try #require(
      held.game.flatMap { game in
        game.order.entities.first.flatMap { game.world[$0, Place.self] }.map { game.layout.dots($0) }
      })
    let bar = try #require(held.game?.layout.bar)
    held.drag(from: Point(bubble.x / 2, bubble.y / 4), to: bar.center, drops: false)
    let canvas = held.draw()
    let points = (bar.top..<bar.bottom).flatMap { y in (bar.left..<bar.right).map { Point($0, y) } }
    let edge = points.filter { ("\u{2801}"..."\u{28FF}").contains(canvas.grapheme(at: $0)) }
    #expect(!edge.isEmpty && edge.allSatisfy { canvas[$0].background != canvas.theme.ground }, "\(held)")
  }
}
