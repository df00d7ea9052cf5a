import Engine

/// A row of a canvas: backgrounds, shapes, and text in runs of one style.
struct SVGRow {
  private struct Run {
    var text: String
    let start: Int
    var length: Int
    let cell: Cell
  }

  /// The elements, relative to the top of the row, backgrounds first.
  private(set) var elements: [String] = []

  init(_ canvas: Canvas, _ y: Int) {
    drawGrounds(canvas, y)
    drawShapes(canvas, y)
    for run in Self.runs(canvas, y) { add(run, canvas) }
  }

  /// Backgrounds other than the theme's, in runs of one colour.
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

  /// Blocks, dots and lines, independent of the font: one path for touching shapes of a colour.
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

  /// Adjacent letters form one run; glyphs that fonts draw at a width of their own stand alone.
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

  /// Whether every monospaced font draws it at the usual width: Latin, Greek, Cyrillic and Georgian letters
  /// and signs.
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
    let signs: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    // By scalars: a sign with an accent is another character.
    return text.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }
}
