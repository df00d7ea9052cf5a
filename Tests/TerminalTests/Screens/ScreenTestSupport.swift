import Emulator
import Engine
import Terminal

/// A sink that collects what a screen writes.
final class Collector: ByteSink {
  private(set) var writes: [[UInt8]] = []
  var failure: ScreenError?

  func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError) {
    if let failure { throw failure }
    writes.append(Array(bytes))
  }

  /// Returns what was written since the last call.
  func drain() -> [UInt8] {
    defer { writes = [] }
    return writes.flatMap { $0 }
  }

  /// The same in readable form: ESC as ␛, and other controls as their symbols.
  func drainText() -> String {
    let text = String(decoding: drain(), as: UTF8.self)
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 32 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0 }))
  }
}

/// Random pictures, without sequences on whose width terminals disagree.
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
  /// Words in addition to the usual ones.
  var extraWords: [Text] = []

  mutating func size() -> Size {
    Size(Int.random(in: 3...40, using: &chance), Int.random(in: 1...14, using: &chance))
  }

  /// Changes some places of a canvas, or all of it.
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

  /// Moves the contents of a row, for which insertion and deletion are meant.
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

/// Describes the first difference between a canvas and an emulated terminal; nil if there is none. Ignores
/// cells of graphemes on whose width terminals disagree.
///
/// - Parameter fills: whether full blocks are written as reversed blanks.
func difference(
  _ canvas: Canvas, _ emulator: Emulator, seed: UInt64, colors: Bool = true, fills: Bool = true
) -> String? {
  for y in 0..<canvas.size.height {
    for x in 0..<canvas.size.width where !isDoubtful(canvas, x, y) {
      var cell = canvas[Point(x, y)]
      var text = canvas.grapheme(at: Point(x, y))
      if fills, text == "█" {
        text = " "
        let attributes = cell.attributes.symmetricDifference(.reverse)
        cell = Cell(.blank, foreground: cell.foreground, background: cell.background, attributes: attributes)
      }
      let shown = emulator.cell(x, y)
      if shown.text != text || (colors && !looksLike(cell, shown)) {
        return
          "seed \(seed), column \(x), row \(y): \(shown) for \(text), \(cell)"
      }
    }
  }
  return nil
}

private func isDoubtful(_ canvas: Canvas, _ x: Int, _ y: Int) -> Bool {
  let left = canvas[Point(x, y)].width == 0 ? x - 1 : x
  return canvas[Point(left, y)].glyph.clusterIndex.map { canvas.graphemes[$0].isRisky } ?? false
}

private func looksLike(_ cell: Cell, _ shown: EmulatedCell) -> Bool {
  if cell.width == 0 { return true }
  let isBlank = cell.glyph == .blank && cell.attributes.isEmpty
  return matches(cell.background, shown.background)
    && (isBlank
      || matches(cell.foreground, shown.foreground) && attributes(shown) == cell.attributes.subtracting(.dim))
    && !(isBlank && (shown.isReversed || shown.isUnderlined || shown.isStruckThrough))
}

private func matches(_ color: Color, _ shown: EmulatedColor) -> Bool {
  color.isTerminal ? shown == .terminal : shown == .rgb(color.rgb)
}

private func attributes(_ shown: EmulatedCell) -> Attributes {
  var attributes: Attributes = []
  if shown.isBold { attributes.insert(.bold) }
  if shown.isItalic { attributes.insert(.italic) }
  if shown.isUnderlined { attributes.insert(.underline) }
  if shown.isReversed { attributes.insert(.reverse) }
  if shown.isStruckThrough { attributes.insert(.strikethrough) }
  return attributes
}

/// The bytes that `AnsiScreen` writes for a second picture after a first one, in readable form: ␛ is ESC, ␍ CR, ␊ LF,
/// ␈ BS.
func encodedChange(
  _ size: Size = Size(40, 10), _ features: TerminalFeatures = TerminalFeatures(),
  from first: (inout Canvas) -> Void = { _ in }, to second: (inout Canvas) -> Void
) throws -> String {
  let collector = Collector()
  let screen = AnsiScreen(sink: collector, features: features)
  var canvas = Canvas(size)
  canvas.fill(canvas.bounds, Style.testGround)
  first(&canvas)
  try screen.present(canvas)
  _ = collector.drain()
  second(&canvas)
  try screen.present(canvas)
  return collector.drainText()
}

extension Style {
  /// The background of pictures in encoding tests.
  static let testGround = Color(0x101018)
  static let white = Style(Color(0xFFFFFF), on: testGround)
  static let red = Style(Color(0xFF0000), on: testGround)
}
