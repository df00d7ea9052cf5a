import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Label keys can't be mistaken for a bubble's text, and a few words make a whole round.
struct BubblesLabelTests {
  private static let latin = "abgdevz".map { Word(id: "\($0)", term: "letter \($0)", meanings: ["\($0)"]) }

  private func labels(_ words: [Word]) -> [String] {
    BubblesScene(GameSetup(bubblesRound(words), window: Size(80, 24))).labels.texts.map(\.string)
  }

  @Test("labels are digits and letters, and none of them is a word of the round")
  func besideLetters() {
    let found = labels(Self.latin)
    #expect(found.allSatisfy { !$0.isEmpty && !$0.hasPrefix("F") } && Set(found).count == found.count)
    #expect(Set(found).isDisjoint(with: Self.latin.flatMap(\.meanings)))
    let numbers = labels([Word(id: "7", term: "siete", meanings: ["7"])] + BubblesWords.spanish)
    #expect(!numbers.contains("7") && numbers.prefix(7) == ["1", "2", "3", "4", "5", "6", "8"])
    #expect(labels(BubblesWords.spanish).prefix(3) == ["1", "2", "3"])
  }

  @Test("beside letters, too, a label sends its bubble; it is drawn in reverse")
  func sending() throws {
    var game = bubblesStage(bubblesRound(Self.latin, seconds: nil, still: true), window: Size(120, 40))
    game.wait(seconds: 1)
    let canvas = game.draw()
    let labels = View(canvas).bubbles
    #expect(!labels.isEmpty && labels.allSatisfy { !$0.label.isEmpty }, "\(game)")
    for bubble in labels {
      let around = (bubble.place.x - 1...bubble.place.x + bubble.face.count).map {
        Point($0, bubble.place.y - 1)
      }
      #expect(around.contains { canvas[$0].attributes.contains(.reverse) }, "\(bubble)")
    }
    game.type(labels[0].label)
    game.wait(seconds: 1)
    #expect(game.answers.count == 1)
  }

  @Test("a few words come several times, equally often, never twice in a row")
  func again() {
    var few = bubblesRound(Array(BubblesWords.spanish.prefix(5)), seconds: nil, still: true)
    few.policy.mostAsked = 5
    var game = bubblesStage(few)
    for _ in 0..<25 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"), "\(game)")
    let asked = game.answers.map(\.word)
    #expect(asked.count == 25)
    for word in Set(asked) { #expect(asked.filter { $0 == word }.count == 5) }
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 }, "\(asked)")
  }
}

/// A first game shows the way of the right bubble to the bar; what it gives away counts as a hint.
struct BubblesFirstMoveTests {
  private func game(explains: Bool, look: Look = Look()) -> Stage {
    var game = bubblesStage(
      bubblesRound(BubblesWords.spanish, count: 8, explains: explains, still: true), look: look)
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
    #expect(first.answers.map(\.certainty) == [.hint, .hint])
  }

  @Test("the way leads from the right bubble")
  func right() throws {
    let first = game(explains: true, look: Look(ornaments: .ascii))
    let scene = try #require(first.bubbles)
    let asked = try #require(
      scene.order.entities.first { scene.world[$0, Bubble.self]?.word == scene.questions.current })
    let place = try #require(scene.world[asked, Place.self])
    let (bubble, bar) = (scene.layout.dots(place), scene.layout.bar)
    let middle = Point((bubble.x / 2 + bar.center.x) / 2, (bubble.y / 4 + bar.bottom) / 2)
    let canvas = first.draw()
    let near = (-1...1).flatMap { y in (-3...3).map { middle + Point($0, y) } }
    #expect(near.contains { canvas.grapheme(at: $0) == "." }, "\(first)")
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
      held.bubbles.flatMap { game in
        game.order.entities.first.flatMap { game.world[$0, Place.self] }.map { game.layout.dots($0) }
      })
    let bar = try #require(held.bubbles?.layout.bar)
    held.drag(from: Point(bubble.x / 2, bubble.y / 4), to: bar.center, drops: false)
    let canvas = held.draw()
    let points = (bar.top..<bar.bottom).flatMap { y in (bar.left..<bar.right).map { Point($0, y) } }
    let edge = points.filter { ("\u{2801}"..."\u{28FF}").contains(canvas.grapheme(at: $0)) }
    #expect(!edge.isEmpty && edge.allSatisfy { canvas[$0].background != canvas.theme.ground }, "\(held)")
  }
}
