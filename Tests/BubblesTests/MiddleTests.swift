import Engine
import Testing

@testable import Bubbles

/// A word stands in the middle of its bubble, wherever that is on its way from cell to cell.
struct MiddleTests {
  @Test(
    "words sit in the middle of their bubbles at every place between two cells",
    arguments: ["b", "水", "ser", "entender"], [13, 17, 21])
  func middle(word: String, thickness: Int) throws {
    let face = Text(word)
    let width = max(2 * (face.width + 2 * (thickness / 4 - 1)), thickness + 1)
    for dx in 0..<4 {
      for dy in 0..<8 {
        var canvas = Canvas(Size(40, 16))
        let box = Rect(20 + dx, 20 + dy, width, thickness)
        BubbleDrawing(
          box: box, face: face, label: .empty, outline: canvas.theme.second, word: canvas.theme.text
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
