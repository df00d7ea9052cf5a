import Engine
import Interface
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Golden frames. Look at a frame before recording it again.
struct BubblesPictureTests {
  private static let asciiLook = Look(ornaments: .ascii)

  /// A still game, after the bubbles have appeared.
  private func settled(
    _ words: [Word], count: Int? = 8, window: Size = Size(80, 24), look: Look = Look(),
    direction: ShownSide = .meaning
  ) -> Stage {
    var stage = bubblesStage(
      bubblesRound(words, count: count, direction: direction, seed: 11, still: true), window: window,
      look: look)
    stage.wait(seconds: 1)
    return stage
  }

  @Test("in windows of several sizes", arguments: [Size(80, 24), Size(120, 40), Size(60, 20), Size(200, 60)])
  func sizes(window: Size) throws {
    let stage = settled(BubblesWords.spanish, count: 24, window: window)
    try Golden.compare(stage.frame, with: "\(window.width)x\(window.height)")
  }

  @Test("in ASCII")
  func ascii() throws {
    let stage = settled(BubblesWords.spanish, look: Self.asciiLook)
    try Golden.compare(stage.frame, with: "ascii")
    #expect(stage.frame.allSatisfy { $0.isASCII || $0.isLetter || "¿¡".contains($0) })
  }

  @Test("wide characters keep their outline")
  func wide() throws {
    try Golden.compare(settled(BubblesWords.wide).frame, with: "wide")
  }

  @Test("long meanings are shortened in bubbles, and wrapped in the bar")
  func long() throws {
    try Golden.compare(settled(BubblesWords.long).frame, with: "long-in-bar")
    var stage = settled(BubblesWords.long, direction: .term)
    let bubble = try #require(View(stage.draw()).bubbles.first { $0.face.hasSuffix("…") })
    stage.hover(bubble.place)
    try Golden.compare(stage.frame, with: "long-in-bubbles")
    #expect(View(stage.draw()).line.hasPrefix(bubble.face.dropLast()))
    #expect(stage.frame.contains("window of eighty columns"))
  }

  @Test("a bubble over the bar, a wrong one shaking, a right one popping")
  func answers() throws {
    var game = settled(BubblesWords.spanish)
    let asked = try #require(game.bubbles.map { $0.faces[$0.questions.current] })
    let view = View(game.draw())
    let right = try #require(view.bubbles.first { $0.face == asked.string })
    let wrong = try #require(view.bubbles.first { $0.face != asked.string })
    game.drag(from: wrong.place, to: Point(20, 3), drops: false)
    try Golden.compare(game.frame, with: "held")
    game.mouse(.release, Point(20, 3))
    game.wait(ticks: 4)
    try Golden.compare(game.frame, with: "wrong")
    game.wait(seconds: 1)
    game.drag(from: right.place, to: Point(60, 3))
    game.wait(ticks: 6)
    try Golden.compare(game.frame, with: "popped")
  }

  @Test("after the second miss the right one glows, in every look")
  func glowing() throws {
    for look in [Look(), Self.asciiLook] {
      var game = settled(BubblesWords.spanish, look: look)
      let asked = try #require(game.bubbles.map { $0.faces[$0.questions.current].string })
      for _ in 0..<2 {
        let wrong = try #require(View(game.draw()).bubbles.first { $0.face != asked })
        game.drag(from: wrong.place, to: Point(20, 3))
        game.wait(seconds: 2)
      }
      try Golden.compare(game.frame, with: look.ornaments.isASCII ? "glowing-ascii" : "glowing")
    }
  }

  @Test("with reduced motion, a right one fades in place with its sign")
  func reduced() throws {
    var game = settled(BubblesWords.spanish, look: Look(reducesMotion: true))
    let asked = try #require(game.bubbles.map { $0.faces[$0.questions.current].string })
    let right = try #require(View(game.draw()).bubbles.first { $0.face == asked })
    game.drag(from: right.place, to: Point(60, 3))
    game.wait(ticks: 4)
    try Golden.compare(game.frame, with: "popped-reduced")
  }

  @Test("the first start explains the game and shows the new words")
  func introduction() throws {
    let stage = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, new: 5, explains: true))
    try Golden.compare(stage.frame, with: "introduction")
  }

  @Test("a pause hides the field")
  func paused() throws {
    var stage = settled(BubblesWords.spanish)
    stage.type("p")
    try Golden.compare(stage.frame, with: "paused")
    #expect(!BubblesWords.spanish.contains { stage.shows($0.term) })
  }

  @Test("the end shows what was missed")
  func end() throws {
    var stage = bubblesStage(bubblesRound(BubblesWords.spanish, count: 6, seconds: 20, seed: 11, still: true))
    stage.wait(seconds: 1)
    let asked = try #require(stage.bubbles.map { $0.faces[$0.questions.current].string })
    let wrong = try #require(View(stage.draw()).bubbles.first { $0.face != asked })
    stage.drag(from: wrong.place, to: Point(20, 3))
    stage.wait(seconds: 22)
    try Golden.compare(stage.frame, with: "end")
  }

  @Test("words, labels and outlines have enough contrast in every theme")
  func themes() {
    for (theme, level) in Theme.all.flatMap({ theme in (1...4).map { (theme, $0) } }) {
      let setup = GameSetup(
        bubblesRound(BubblesWords.spanish, count: 8, seed: 11, still: true), window: Size(80, 24))
      var scene = BubblesScene(setup)
      scene.questions.level = level
      var stage = Stage(scene, window: setup.window, look: Look(theme: theme))
      stage.wait(seconds: 1)
      stage.press(.tab)
      let canvas = stage.draw()
      let field = View(canvas).field
      for y in field {
        for x in 0..<canvas.size.width where canvas[Point(x, y)].glyph != .blank {
          let cell = canvas[Point(x, y)]
          let least = cell.attributes.contains(.bold) ? 7.0 : 4.5
          #expect(cell.foreground.contrast(with: cell.background) >= least, "\(theme.name) at \(x), \(y)")
        }
      }
    }
  }
}
