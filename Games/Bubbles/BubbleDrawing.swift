import Engine

/// One bubble. Its outline moves in dots, its word stands on whole cells.
struct BubbleDrawing {
  let box: Rect
  let face: Text
  let label: Text
  var outline: Color
  var word: Color
  /// Whether it is lifted from the field and casts a shadow.
  var isLifted = false
  /// Whether it glows softly.
  var glows = false

  func draw(on canvas: inout Canvas) {
    if isLifted { drawShadow(on: &canvas) }
    if canvas.ornaments.isASCII { drawBox(on: &canvas) } else { drawOutline(on: &canvas) }
    let theme = canvas.theme
    let center = Rect(cells.left, textRow, cells.width, 1)
    canvas.put(face, at: Point(textColumn, textRow), Style(word, on: theme.ground).bold)
    canvas.put(label, in: center.moved(by: Point(0, -1)), .center, Style(outline, on: theme.ground))
  }

  /// The row of the middle, and the first column of the word in it.
  private var textRow: Int { (box.top + box.height / 2) >> 2 }
  private var textColumn: Int { (box.left >> 1) + (box.width / 2 - face.width) / 2 }
  private var cells: Rect { Rect(box.left >> 1, 0, box.width / 2, 0) }

  private func drawOutline(on canvas: inout Canvas) {
    let around = glows ? 3 : 0
    let origin = Point((box.left - around) >> 1, (box.top - around) >> 2)
    var dots = DotCanvas(Size(box.width / 2 + 5, box.height / 4 + 4))
    let local = box.moved(by: Point(-2 * origin.x, -4 * origin.y))
    if glows { dots.roundedBox(local.inset(-3, -3), radius: box.height / 2 + 3) }
    dots.roundedBox(local, radius: box.height / 2)
    // Light falls on it from the left, where there is room for that beside the word.
    let glint = local.origin + Point(box.height / 4 - 1, box.height / 4 - 1)
    for step in 0..<(box.height > 13 ? 3 : 0) { dots.set(glint.x + 2 - step, glint.y + step) }
    let style = Style(outline, on: canvas.theme.ground)
    canvas.draw(outline: dots, at: origin, style, fill: canvas.theme.ground)
  }

  private func drawBox(on canvas: inout Canvas) {
    let height = box.height / 4
    let rect = Rect(box.left >> 1, textRow - height / 2, box.width / 2, height)
    canvas.box(rect, isLifted || glows ? .double : .rounded, Style(outline), fill: canvas.theme.ground)
  }

  private func drawShadow(on canvas: inout Canvas) {
    let rect = box.cells.moved(by: Point(2, 1))
    for y in rect.top..<rect.bottom {
      let corner = y == rect.top || y == rect.bottom - 1 ? 2 : 0
      canvas.recolor(Rect(rect.left + corner, y, rect.width - 2 * corner, 1)) { cell in
        cell.foreground = cell.foreground.mixed(with: Color(0), 0.6)
        cell.background = cell.background.mixed(with: Color(0), 0.45)
      }
    }
  }
}
