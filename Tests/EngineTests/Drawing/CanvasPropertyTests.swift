import Engine
import Testing

struct CanvasPropertyTests {
  private static let texts: [Text] = [
    "a", "水", "水火木金土", "e\u{301}e\u{301}", "🍎🍎", "❤\u{FE0F}", "क\u{93F}", "🇬🇪🇦🇲", "abcdefgh", "", "a水b火c",
  ]

  private static func rect(_ chance: inout Chance, _ size: Size) -> Rect {
    Rect(
      chance.number(in: -3...size.width + 2), chance.number(in: -3...size.height + 2),
      chance.number(in: 0...size.width + 3), chance.number(in: 0...size.height + 3))
  }

  private static func drawSomething(on canvas: inout Canvas, _ chance: inout Chance) {
    let rect = rect(&chance, canvas.size)
    let text = chance.pick(from: texts) ?? ""
    let background = chance.happens(1, in: 2) ? Color(UInt32(chance.below(4))) : nil
    let style = Style(Color(UInt32(chance.below(4))), on: background, chance.happens(1, in: 3) ? .bold : [])
    switch chance.below(8) {
    case 0: canvas.fill(rect, Color(9))
    case 1: canvas.fill(rect, text, style)
    case 2: canvas.box(rect, .heavy, style, fill: background)
    case 3: canvas.put(text, wrappedIn: rect, .center, .middle, style)
    case 4: canvas.put(text, in: rect, .trailing, style)
    case 5: canvas.recolor(rect) { $0.background = Color(8) }
    default: canvas.put(text, at: rect.origin, style)
    }
  }

  @Test("whatever is drawn, no half of a wide glyph is left", arguments: 1...60 as ClosedRange<UInt64>)
  func noHalves(seed: UInt64) {
    var chance = Chance(seed: seed)
    var canvas = Canvas(Size(chance.number(in: 1...14), chance.number(in: 1...5)))
    for step in 0..<100 {
      Self.drawSomething(on: &canvas, &chance)
      #expect(canvas.flaw == nil, "seed \(seed), step \(step)")
    }
  }

  @Test(
    "nothing outside the clip changes except the other half of a glyph that is cut",
    arguments: 1...60 as ClosedRange<UInt64>)
  func clip(seed: UInt64) {
    var chance = Chance(seed: seed)
    var canvas = Canvas(Size(12, 4))
    for step in 0..<60 {
      let before = canvas
      let clip = Self.rect(&chance, canvas.size)
      canvas.clipped(to: clip) { Self.drawSomething(on: &$0, &chance) }
      let outside = Self.points(canvas.size).filter { !clip.contains($0) }
      let changed = outside.filter { canvas[$0] != before[$0] && !Self.belongsInside($0, clip, before) }
      #expect(changed.isEmpty, "seed \(seed), step \(step)")
      #expect(canvas.clip == canvas.bounds)
    }
  }

  private static func points(_ size: Size) -> [Point] {
    (0..<size.width * size.height).map { Point($0 % size.width, $0 / size.width) }
  }

  /// Whether the cell is half of a glyph whose other half is inside the clip.
  private static func belongsInside(_ point: Point, _ clip: Rect, _ canvas: Canvas) -> Bool {
    switch canvas[point].width {
    case 0: clip.contains(point - Point(1, 0))
    case 2: clip.contains(point + Point(1, 0))
    default: false
    }
  }
}
