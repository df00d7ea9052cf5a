import Engine
import Learning
import Playtest
import Testing

@testable import Games

struct BubblesFieldTests {
  private static let windows = [Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 60), Size(400, 120)]

  private func scene(_ words: [Word], in window: Size, seed: UInt64 = 1) -> BubblesScene {
    BubblesScene(GameSetup(bubblesRound(words, seconds: nil, seed: seed), window: window))
  }

  @Test("there are three to forty bubbles, more in larger windows and on later levels")
  func count() {
    let words = BubblesWords.spanish + BubblesWords.letters
    var last = 0
    for window in Self.windows {
      var scene = scene(words, in: window)
      let first = scene.world.count
      scene.questions.level += 10
      scene.fillField()
      #expect((3...40).contains(first) && first <= scene.world.count && scene.world.count <= 40)
      #expect(scene.world.count >= last, "\(window)")
      last = scene.world.count
    }
    #expect(last > 30)
    #expect(scene(Array(words.prefix(3)), in: Size(80, 24)).world.count == 3)
  }

  @Test("more than half of the field stays empty, whatever the window")
  func room() {
    for window in Self.windows.dropFirst() {
      let scene = scene(BubblesWords.spanish, in: window)
      var covered = 0
      scene.world.forEach(Bubble.self) { bubble in
        let size = scene.layout.size(scene.faces[bubble.word])
        covered += size.width * size.height
      }
      let field = scene.layout.field
      #expect(covered * 2 < field.width * 2 * field.height * 4, "\(window)")
    }
  }

  @Test("a deck of 150 words comes in waves, and each word is asked once")
  func waves() {
    let words = (0..<150).map { Word(id: "\($0)", term: "term \($0)", meanings: ["meaning \($0)"]) }
    var game = bubblesStage(bubblesRound(words, seconds: nil, still: true))
    var most = 0
    for _ in words {
      most = max(most, game.bubbles?.world.count ?? 0)
      game.sendRight()
    }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"), "\(game)")
    #expect(most <= 12, "\(most) at once in a small window")
    #expect(Set(game.answers.map(\.word)).count == 150)
    #expect(game.answers.allSatisfy { $0.verdict.isRight })
  }

  @Test("words that are easily confused come last")
  func confusable() {
    let words = ["mesa", "pero", "vivir", "perro", "coche", "pera", "ayer", "hombre", "nombre"]
    let items = words.map {
      RoundSetup.Item(
        Word(id: $0, term: $0, meanings: ["of \($0)"]), of: WordOrigin(deck: "d"), isNew: false,
        shown: .meaning)
    }
    let order = BubbleQueue.levels(items).joined().map { words[$0] }
    #expect(Set(order.suffix(5)) == ["pero", "perro", "pera", "hombre", "nombre"], "\(order)")
  }

  @Test("places and dots convert into each other, in every window")
  func logical() {
    for window in Self.windows {
      let layout = BubblesLayout(window, definitions: ["water"])
      for x in stride(from: 2 * layout.field.left, to: 2 * layout.field.right, by: 7) {
        for y in stride(from: 4 * layout.field.top, to: 4 * layout.field.bottom, by: 5) {
          #expect(layout.dots(layout.place(Point(x, y))) == Point(x, y), "\(window)")
        }
      }
      let corner = Place(x: Int32(BubbleLevel.field.width * 1024), y: Int32(BubbleLevel.field.height * 1024))
      #expect(layout.dots(corner) == Point(2 * layout.field.right, 4 * layout.field.bottom), "\(window)")
    }
  }

  @Test("the field has a similar shape in every window")
  func shape() {
    for window in Self.windows {
      let field = BubblesLayout(window, definitions: ["water"]).field
      let shape = Double(field.width) / Double(field.height)
      #expect((3...7).contains(shape), "\(window): \(field)")
    }
  }

  @Test("after resizing back and forth, all bubbles are still in the field")
  func resized() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 12, seconds: nil))
    for window in [Size(200, 60), Size(60, 20), Size(30, 10), Size(80, 24)] {
      game.resize(window)
      for _ in 0..<2 where game.bubbles == nil { game.press(.escape) }
      game.wait(ticks: 30)
      #expect(game.bubbles.flatMap(Referee.flaw) == nil, "\(window)")
    }
    #expect(game.bubbles != nil)
  }
}

/// A word is centred in its bubble, wherever that is between two cells.
struct BubbleDrawingTests {
  @Test(
    "words are centred in their bubbles at every place between two cells",
    arguments: ["b", "水", "ser", "entender"], [13, 17, 21])
  func middle(word: String, thickness: Int) throws {
    let face = Text(word)
    let width = max(2 * (face.width + 2 * (thickness / 4 - 1)), thickness + 1)
    for dx in 0..<4 {
      for dy in 0..<8 {
        var canvas = Canvas(Size(40, 16))
        let box = Rect(20 + dx, 20 + dy, width, thickness)
        BubbleDrawing(
          box: box, face: face, label: .empty, outline: canvas.theme.second, word: canvas.theme.text,
          fill: canvas.theme.ground
        ).draw(on: &canvas)
        let (dots, place) = Self.reading(canvas)
        let start = try #require(place)
        #expect(dots.left + dots.right == 4 * start.x + 2 * face.width - 1, "\(word) at \(dx), \(dy)")
        #expect(dots.top + dots.bottom == 8 * start.y + 3, "\(word) at \(dx), \(dy)")
      }
    }
  }

  /// The outermost dots of the outline, and the first cell of the word.
  private static func reading(
    _ canvas: Canvas
  ) -> (dots: (left: Int, right: Int, top: Int, bottom: Int), word: Point?) {
    var (xs, ys, word): ([Int], [Int], Point?) = ([], [], nil)
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let cell = canvas[Point(x, y)]
        if cell.attributes.contains(.bold) { word = word ?? Point(x, y) }
        guard (0x2801...0x28FF).contains(cell.glyph.rawValue) else { continue }
        for (bit, dot) in Self.dots.enumerated() where cell.glyph.rawValue & (1 << UInt32(bit)) != 0 {
          xs.append(2 * x + dot.x)
          ys.append(4 * y + dot.y)
        }
      }
    }
    return ((xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0), word)
  }

  /// The dots of a braille pattern, by their bits.
  private static let dots = [
    Point(0, 0), Point(0, 1), Point(0, 2), Point(1, 0), Point(1, 1), Point(1, 2), Point(0, 3), Point(1, 3),
  ]
}
