extension Canvas {
  public mutating func fill(_ rect: Rect, _ background: Color) {
    fill(rect, with: .blank(background))
  }

  /// Fills a rectangle with a pattern: a text of one glyph and one column.
  public mutating func fill(_ rect: Rect, _ pattern: Text, _ style: Style) {
    guard let glyph = pattern.glyphs.first, glyph.width == 1 else { return }
    let id = self.id(of: glyph)
    guard let foreground = style.foreground, let background = style.background else {
      return forEachCell(of: rect) { canvas, x, y in canvas.set(x, y, id, 1, style) }
    }
    fill(rect, with: Cell(id, foreground: foreground, background: background, attributes: style.attributes))
  }

  /// Writes a text from a point to the right. Returns its width in columns.
  @discardableResult
  public mutating func put(_ text: Text, at point: Point, _ style: Style) -> Int {
    var x = point.x
    guard !clip.isEmpty, point.y >= clip.top, point.y < clip.bottom else { return text.width }
    for glyph in text.glyphs {
      let width = Int(glyph.width)
      if x >= clip.left, x + width <= clip.right {
        set(x, point.y, id(of: glyph), width, style)
      } else if x < clip.right, x + width > clip.left {
        // A wide glyph across the edge can't be shown: its cell inside the clip goes blank.
        set(max(x, clip.left), point.y, .blank, 1, style)
      }
      x += width
    }
    return text.width
  }

  /// Writes a text into the first row of a rectangle, shortened if it is too long.
  public mutating func put(_ text: Text, in rect: Rect, _ alignment: Alignment, _ style: Style) {
    guard !rect.isEmpty else { return }
    let line = text.shortened(to: rect.width, ellipsis: ornaments.ellipsis)
    put(line, at: Point(rect.left + alignment.start(line.width, in: rect.width), rect.top), style)
  }

  /// Writes a text into a rectangle, broken into lines; the last line that fits is shortened if there are
  /// more. Returns the number of lines.
  @discardableResult
  public mutating func put(
    _ text: Text, wrappedIn rect: Rect, _ alignment: Alignment, _ vertical: VerticalAlignment,
    _ style: Style
  ) -> Int {
    var lines = text.wrapped(to: rect.width)
    if lines.count > rect.height {
      let rest = Text.joined(Array(lines.dropFirst(max(0, rect.height - 1))), by: " ")
      lines = lines.prefix(max(0, rect.height - 1)) + (rect.height > 0 ? [rest] : [])
    }
    let top = rect.top + vertical.start(lines.count, in: rect.height)
    for (row, line) in lines.enumerated() {
      put(line, in: Rect(rect.left, top + row, rect.width, 1), alignment, style)
    }
    return lines.count
  }

  /// Draws the outline of a rectangle of at least 2 by 2 cells and, given a fill, blanks the inside.
  public mutating func box(_ rect: Rect, _ border: Border, _ style: Style, fill: Color? = nil) {
    guard rect.width > 1, rect.height > 1 else { return }
    if let fill { self.fill(rect, fill) }
    let frame = ornaments.frame(border)
    let style = Style(style.foreground, on: style.background ?? fill, style.attributes)
    let right = rect.right - 1
    let bottom = rect.bottom - 1
    line(rect.left + 1, rect.top, rect.width - 2, frame.top, style)
    line(rect.left + 1, bottom, rect.width - 2, frame.bottom, style)
    for y in rect.top + 1..<bottom {
      set(rect.left, y, frame.side, style)
      set(right, y, frame.side, style)
    }
    set(rect.left, rect.top, frame.topLeft, style)
    set(right, rect.top, frame.topRight, style)
    set(rect.left, bottom, frame.bottomLeft, style)
    set(right, bottom, frame.bottomRight, style)
  }

  /// Changes the colours and attributes in a rectangle; glyphs stay. A wide glyph changes as a whole if its
  /// left half is inside.
  package mutating func recolor(_ rect: Rect, _ change: (inout Cell) -> Void) {
    forEachCell(of: rect) { canvas, x, y in
      let index = y * canvas.size.width + x
      let old = canvas.cells[index]
      guard old.width > 0 else { return }
      var new = old
      change(&new)
      for column in 0..<Int(old.width) {
        canvas.cells[index + column] = Cell(
          column == 0 ? old.glyph : .rightHalf, foreground: new.foreground, background: new.background,
          attributes: new.attributes, width: column == 0 ? old.width : 0)
      }
    }
  }

  /// Reverses a rectangle, as `reverse` does, but only if the terminal can't show tints: for something that
  /// is otherwise marked by a tint.
  public mutating func reverseWithoutTints(_ rect: Rect, _ color: Color) {
    if !look.showsTints { reverse(rect, color) }
  }

  /// Shows the contents of a rectangle in the ground's colour on this one. Visible even without colours.
  public mutating func reverse(_ rect: Rect, _ color: Color) {
    let ground = theme.ground
    recolor(rect) { cell in
      cell.attributes.insert(.reverse)
      // Terminals brighten bold text, which would leave patches in the colour.
      cell.attributes.remove(.bold)
      (cell.foreground, cell.background) = (color, ground)
    }
  }

  /// Fades a rectangle toward the ground, for example behind a dialog. `amount` is from 0 to 1.
  public mutating func fade(_ rect: Rect, _ amount: Double) {
    let ground = theme.ground
    recolor(rect) { cell in
      cell.foreground = cell.foreground.mixed(with: ground, amount)
      cell.background = cell.background.mixed(with: ground, amount)
      cell.attributes.remove(.bold)
    }
  }

  /// Leaves only the lines of boxes, all faded alike, for example behind a pause: what could be read is gone.
  /// `amount` is from 0 to 1.
  public mutating func veil(_ amount: Double) {
    let (color, ground) = (theme.muted.mixed(with: theme.ground, amount), theme.ground)
    forEachCell(of: bounds) { canvas, x, y in
      let index = y * canvas.size.width + x
      let glyph = canvas.cells[index].glyph
      canvas.cells[index] = glyph.isLine ? Cell(glyph, foreground: color, background: ground) : .blank(ground)
    }
  }

  private mutating func line(_ x: Int, _ y: Int, _ length: Int, _ scalar: Unicode.Scalar, _ style: Style) {
    for column in x..<max(x, x + length) { set(column, y, scalar, style) }
  }

  private mutating func forEachCell(of rect: Rect, _ body: (inout Canvas, Int, Int) -> Void) {
    let visible = rect.intersection(clip)
    for y in visible.top..<visible.bottom {
      for x in visible.left..<visible.right { body(&self, x, y) }
    }
  }
}

// Layers, and moving what was drawn.
extension Canvas {
  /// A transparent canvas: when it is drawn onto another one, cells that nothing was drawn on leave that one
  /// as it is.
  public static func layer(_ size: Size, look: Look) -> Canvas {
    var layer = Canvas(size, look: look)
    for index in layer.cells.indices { layer.cells[index] = .transparent }
    return layer
  }

  /// Draws a layer onto this canvas with its top left corner at a point.
  public mutating func draw(_ layer: Canvas, at origin: Point) {
    for y in 0..<layer.size.height {
      for x in 0..<layer.size.width {
        let cell = layer.cells[y * layer.size.width + x]
        guard cell.glyph != Cell.transparent.glyph, cell.width > 0 else { continue }
        copy(cell, of: layer, to: origin + Point(x, y))
      }
    }
  }

  mutating func copy(_ cell: Cell, of layer: Canvas, to point: Point) {
    let columns = Rect(point, Size(Int(cell.width), 1))
    guard clip.intersection(columns) == columns else { return }
    let glyph = cell.glyph.clusterIndex.map { graphemes.id(of: layer.graphemes[$0].string) } ?? cell.glyph
    let background = cell.background == .terminal ? nil : cell.background
    let style = Style(cell.foreground, on: background, cell.attributes)
    set(point.x, point.y, glyph, Int(cell.width), style)
  }

  /// Moves the contents of a rectangle within it. Anything that leaves the rectangle is lost, and vacated
  /// cells get the theme's ground.
  public mutating func shift(_ rect: Rect, by offset: Point) {
    let visible = rect.intersection(clip)
    guard offset != .zero, !visible.isEmpty else { return }
    let before = self
    fill(visible, theme.ground)
    clipped(to: visible) { canvas in
      for y in visible.top..<visible.bottom {
        for x in visible.left..<visible.right where before[Point(x, y)].width > 0 {
          canvas.copy(before[Point(x, y)], of: before, to: Point(x, y) + offset)
        }
      }
    }
  }
}

extension Cell {
  /// An untouched cell of a layer. U+FFFF is no character, so no text can contain it.
  static let transparent = Cell(GlyphID(rawValue: 0xFFFF))
}
