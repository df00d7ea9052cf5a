extension Canvas {
  /// Blanks a rectangle in the given colour.
  public mutating func fill(_ rect: Rect, _ background: Color) {
    fill(rect, with: .blank(background))
  }

  /// Fills a rectangle with a text of one column.
  public mutating func fill(_ rect: Rect, _ pattern: Text, _ style: Style) {
    guard let glyph = pattern.glyphs.first, glyph.width == 1 else { return }
    let id = self.id(of: glyph)
    guard let foreground = style.foreground, let background = style.background else {
      return forEachCell(of: rect) { canvas, x, y in canvas.set(x, y, id, 1, style) }
    }
    fill(rect, with: Cell(id, foreground: foreground, background: background, attributes: style.attributes))
  }

  /// Writes a text from a point to the right. Returns the columns that it takes.
  @discardableResult
  public mutating func put(_ text: Text, at point: Point, _ style: Style) -> Int {
    var x = point.x
    guard !clip.isEmpty, point.y >= clip.top, point.y < clip.bottom else { return text.width }
    for glyph in text.glyphs {
      let width = Int(glyph.width)
      if x >= clip.left, x + width <= clip.right {
        set(x, point.y, id(of: glyph), width, style)
      } else if x < clip.right, x + width > clip.left {
        // Half a wide glyph cannot be shown: its cell inside the clip goes blank.
        set(max(x, clip.left), point.y, .blank, 1, style)
      }
      x += width
    }
    return text.width
  }

  /// Writes a text of one line into the first row of a rectangle, shortened where it is too long.
  public mutating func put(_ text: Text, in rect: Rect, _ alignment: Alignment, _ style: Style) {
    guard !rect.isEmpty else { return }
    let line = text.shortened(to: rect.width, ellipsis: ornaments.ellipsis)
    put(line, at: Point(rect.left + alignment.start(line.width, in: rect.width), rect.top), style)
  }

  /// Writes a text into a rectangle, broken into lines; the last line that fits is shortened if more follow.
  /// Returns the number of lines.
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

  /// Draws the outline of a rectangle of at least 2 by 2 cells and, with a fill, blanks what is inside.
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

  /// Changes the colours of what stands in a rectangle; glyphs stay. A wide glyph changes as a whole, if its left
  /// half is there.
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

  /// Fills a rectangle with a colour, in which all that stands there is left empty, where a tint could not be told from
  /// the ground; elsewhere does nothing.
  public mutating func reverseWithoutTints(_ rect: Rect, _ color: Color) {
    if !look.showsTints { reverse(rect, color) }
  }

  /// Turns a rectangle over: what it holds in the ground's colour, on this one. It can be seen without colours, too.
  public mutating func reverse(_ rect: Rect, _ color: Color) {
    let ground = theme.ground
    recolor(rect) { cell in
      cell.attributes.insert(.reverse)
      // Terminals brighten what is bold, which would be a patch in the colour.
      cell.attributes.remove(.bold)
      (cell.foreground, cell.background) = (color, ground)
    }
  }

  /// Moves everything in a rectangle toward the ground: what is behind a dialog.
  public mutating func fade(_ rect: Rect, _ amount: Double) {
    let ground = theme.ground
    recolor(rect) { cell in
      cell.foreground = cell.foreground.mixed(with: ground, amount)
      cell.background = cell.background.mixed(with: ground, amount)
      cell.attributes.remove(.bold)
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

extension Alignment {
  func start(_ length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}

extension VerticalAlignment {
  func start(_ length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .middle: max(0, (room - length) / 2)
    case .bottom: max(0, room - length)
    }
  }
}
