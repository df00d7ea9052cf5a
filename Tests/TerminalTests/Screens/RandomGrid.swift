import Engine
import Terminal

/// Pictures at random, without sequences on whose width terminals disagree.
struct RandomGrid {
  private static let words: [Text] = [
    "apple", "x", "─────────", "│", "水", "火山", "ひらがな", "사과", "ვაშლი", "խնձոր", "e\u{301}te\u{301}",
    "a\u{300}\u{323}", "   ", "#", "▀▄", "▄██▀█", "aaaaaaaaaaaaaaaa", "  a", "░░░░░░", "🍎",
  ]
  private static let colors: [Color] = [
    .terminal, Color(0x101018), Color(0xFFFFFF), Color(0xFF0000, ansi: 1), Color(0x203050), Color(0x0B3D2E),
  ]
  private static let attributes: [Attributes] = [
    [], [], [], .bold, .italic, .underline, .reverse, .strikethrough, [.bold, .underline], .dim,
  ]

  var chance: TestChance
  /// Words besides the usual ones.
  var extraWords: [Text] = []

  mutating func size() -> Size {
    Size(Int.random(in: 3...40, using: &chance), Int.random(in: 1...14, using: &chance))
  }

  /// Changes a canvas here and there, or all of it.
  mutating func change(_ canvas: inout Canvas) {
    if Int.random(in: 0..<8, using: &chance) == 0 { canvas.fill(canvas.bounds, color()) }
    for _ in 0..<Int.random(in: 0...12, using: &chance) { changeOnce(&canvas) }
  }

  private mutating func changeOnce(_ canvas: inout Canvas) {
    let point = Point(
      Int.random(in: -3..<canvas.size.width + 3, using: &chance),
      Int.random(in: 0..<canvas.size.height, using: &chance))
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: canvas.fill(Rect(point, Size(Int.random(in: 0...20, using: &chance), 3)), color())
    case 1: shift(&canvas, point.y, by: [-2, -1, 1, 2][Int.random(in: 0..<4, using: &chance)])
    case 2: canvas.box(Rect(point, Size(9, 3)), .rounded, Style(color(), on: color()), fill: color())
    default: canvas.put(word(), at: point, style())
    }
  }

  /// Moves what stands in a row: what insertion and deletion are for.
  private mutating func shift(_ canvas: inout Canvas, _ y: Int, by distance: Int) {
    let old = canvas
    for x in 0..<canvas.size.width where old.bounds.contains(Point(x - distance, y)) {
      let from = Point(x - distance, y)
      let cell = old[from]
      canvas.put(
        Text(old.grapheme(at: from)), at: Point(x, y),
        Style(cell.foreground, on: cell.background, cell.attributes))
    }
  }

  private mutating func word() -> Text { (Self.words + extraWords).randomElement(using: &chance) ?? "" }
  private mutating func color() -> Color { Self.colors.randomElement(using: &chance) ?? .terminal }

  private mutating func style() -> Style {
    Style(color(), on: color(), Self.attributes.randomElement(using: &chance) ?? [])
  }
}
