import Engine

/// Draws the player in four rows of eight columns or, in a page's head, the upper three of them.
struct AvatarDrawing {
  /// In cells.
  static let size = Size(8, 4)
  private static let bustHeight = 3

  private let avatar: Avatar
  private let isAsleep: Bool

  init(_ avatar: Avatar, isAsleep: Bool = false) { (self.avatar, self.isAsleep) = (avatar, isAsleep) }

  /// Draws it with its upper left corner at a point.
  func draw(on canvas: inout Canvas, at point: Point) {
    drawAwake(on: &canvas, at: point)
    guard isAsleep else { return }
    canvas.fade(Rect(point, Self.size), 0.5)
    canvas.put("z", at: point + Point(Self.size.width - 1, 0), Style(canvas.theme.text))
    canvas.put("Z", at: point + Point(Self.size.width, -1), Style(canvas.theme.text).bold)
  }

  private func drawAwake(on canvas: inout Canvas, at point: Point) {
    switch avatar {
    case .letter(let letter): draw(letter, on: &canvas, at: point)
    case .figure(let figure) where canvas.ornaments.isASCII:
      for (row, signs) in figure.signs.enumerated() {
        canvas.put(Text(signs), at: point + Point(0, row), Style(canvas.theme.accent))
      }
    case .figure(let figure): draw(figure, rows: Self.size.height, on: &canvas, at: point)
    }
  }

  /// Draws it at the right end of a page's head. A figure spills over into the rows above and below. Returns
  /// the columns used.
  func drawBust(on canvas: inout Canvas, endingIn row: Rect) -> Int {
    let style = Style(canvas.theme.accent)
    switch avatar {
    case .letter(let letter):
      canvas.put(letter, in: row, .trailing, style.bold)
      return letter.width
    case .figure(let figure) where canvas.ornaments.isASCII:
      canvas.put(figure.face, in: row, .trailing, style)
      return figure.face.width
    case .figure(let figure):
      let corner = Point(row.right - Self.size.width, row.top - 1)
      draw(figure, rows: Self.bustHeight, on: &canvas, at: corner)
      return Self.size.width
    }
  }

  /// A letter on a line, in a box.
  private func draw(_ letter: Text, on canvas: inout Canvas, at point: Point) {
    let (theme, size) = (canvas.theme, Self.size)
    canvas.box(Rect(point, size), .rounded, Style(theme.muted))
    let row = Rect(point.x + 1, point.y + 1, size.width - 2, 1)
    canvas.put(letter, in: row, .center, Style(theme.accent).bold)
    let line = canvas.ornaments.isASCII ? "----" : "────"
    canvas.put(Text(line), in: row.moved(by: Point(0, 1)), .center, Style(theme.muted))
  }

  /// Two dots, one above the other, make a cell.
  private func draw(_ figure: AvatarFigure, rows: Int, on canvas: inout Canvas, at point: Point) {
    let colors = figure.dots.map { row in row.map { Self.color($0, canvas.look) } }
    for row in 0..<rows {
      for column in 0..<Self.size.width {
        let place = point + Point(column, row)
        switch (colors[2 * row][column], colors[2 * row + 1][column]) {
        case (nil, nil): break
        case (let upper?, nil): canvas.put("▀", at: place, Style(upper))
        case (nil, let lower?): canvas.put("▄", at: place, Style(lower))
        case (let upper?, let lower?) where upper == lower: canvas.put("█", at: place, Style(upper))
        case (let upper?, let lower?): canvas.put("▀", at: place, Style(upper, on: lower))
        }
      }
    }
  }

  /// Without tints there may be no colours at all, so the figure is drawn in one colour, with holes.
  private static func color(_ dot: Character, _ look: Look) -> Color? {
    let theme = look.theme
    if !look.showsTints { return dot.isLowercase ? theme.text : nil }
    switch dot.lowercased() {
    case "a": return theme.accent
    case "s": return theme.second
    case "r": return theme.right
    case "w": return theme.wrong
    case "t": return theme.text
    case "m": return theme.muted
    default: return nil
    }
  }
}
