import Engine

/// A row of a canvas: what lies behind its glyphs, shapes, and text in runs of one style.
struct SVGRow {
  private struct Run {
    var text: String
    let start: Int
    var length: Int
    let cell: Cell
  }

  /// Its elements, from the row's upper edge; what lies behind others comes first.
  private(set) var elements: [String] = []

  init(_ canvas: Canvas, _ y: Int) {
    drawGrounds(canvas, y)
    drawShapes(canvas, y)
    for run in Self.runs(canvas, y) { add(run, canvas) }
  }

  /// What isn't the theme's ground, in runs of one colour.
  private mutating func drawGrounds(_ canvas: Canvas, _ y: Int) {
    let plain = SVGCell.hex(canvas.theme.ground, else: SVGCell.darkGround)
    var x = 0
    while x < canvas.size.width {
      let color = SVGCell.ground(canvas[Point(x, y)], canvas)
      var end = x + 1
      while end < canvas.size.width, SVGCell.ground(canvas[Point(end, y)], canvas) == color { end += 1 }
      if color != plain {
        elements.append(
          "<rect x=\"\(x * SVGCell.width)\" width=\"\((end - x) * SVGCell.width)\" height=\"\(SVGCell.height)\" "
            + "fill=\"\(color)\"/>")
      }
      x = end
    }
  }

  /// Blocks, dots and lines, whatever the font: one path for those of a colour that touch.
  private mutating func drawShapes(_ canvas: Canvas, _ y: Int) {
    var (style, path) = ("", "")
    for x in 0...canvas.size.width {
      let cell = x < canvas.size.width ? canvas[Point(x, y)] : Cell.blank(canvas.theme.ground)
      let shape = SVGShape(cell.glyph.rawValue)
      let next = shape?.style(SVGCell.ink(cell, canvas)) ?? ""
      if next != style, !path.isEmpty {
        elements.append("<path \(style) d=\"\(path)\"/>")
        path = ""
      }
      style = next
      path += shape?.path(at: x * SVGCell.width) ?? ""
    }
  }

  /// Letters beside each other are one run; what fonts draw with a width of their own stands alone.
  private static func runs(_ canvas: Canvas, _ y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<canvas.size.width {
      let cell = canvas[Point(x, y)]
      guard cell.width > 0, cell.glyph != .blank, SVGShape(cell.glyph.rawValue) == nil else { continue }
      let text = canvas.grapheme(at: Point(x, y))
      let last = runs.count - 1
      if last >= 0, isPlain(cell), isPlain(runs[last].cell), looksLike(runs[last].cell, cell) {
        let gap = x - runs[last].start - runs[last].length
        if gap <= 1 {
          runs[last].text += String(repeating: " ", count: gap) + text
          runs[last].length += gap + 1
          continue
        }
      }
      runs.append(Run(text: text, start: x, length: Int(cell.width), cell: cell))
    }
    return runs
  }

  /// Whether every font of one width draws it in that width: Latin, Greek, Cyrillic, Georgian letters and signs.
  private static func isPlain(_ cell: Cell) -> Bool {
    cell.width == 1 && (cell.glyph.rawValue < 0x530 || 0x10A0..<0x1100 ~= cell.glyph.rawValue)
  }

  private static func looksLike(_ one: Cell, _ other: Cell) -> Bool {
    one.foreground == other.foreground && one.attributes == other.attributes
      && one.background == other.background
  }

  private mutating func add(_ run: Run, _ canvas: Canvas) {
    let isAlone = !Self.isPlain(run.cell)
    let x = run.start * SVGCell.width
    let place = isAlone ? "\(x + run.length * SVGCell.width / 2)" : "\(x)"
    var text = "<text x=\"\(place)\" y=\"\(SVGCell.baseline)\" fill=\"\(SVGCell.ink(run.cell, canvas))\""
    if isAlone { text += " text-anchor=\"middle\"" }
    if run.length > 1, !isAlone {
      text += " textLength=\"\(run.length * SVGCell.width)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    elements.append(text + SVGCell.attributes(run.cell.attributes) + ">\(Self.escaped(run.text))</text>")
  }

  private static func escaped(_ text: String) -> String {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    return text.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }
}
