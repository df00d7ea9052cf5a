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
    let around = glows ? 4 : 0
    let origin = Point((box.left - around) >> 1, (box.top - around) >> 2)
    let size = Size((box.width + around) / 2 + 5, (box.height + around) / 4 + 4)
    let local = box.moved(by: Point(-2 * origin.x, -4 * origin.y))
    if glows {
      var halo = DotCanvas(size)
      halo.roundedBox(local.inset(-4, -4), radius: box.height / 2 + 4)
      canvas.draw(halo, at: origin, Style(outline.mixed(with: canvas.theme.ground, 0.4)))
    }
    var dots = DotCanvas(size)
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
    let shadow = box.moved(by: Point(4, 4))
    for y in shadow.cells.top..<shadow.cells.bottom {
      let inset = inset(ofRow: y, in: shadow)
      let left = (shadow.left + inset + 1) >> 1
      canvas.recolor(Rect(left, y, (shadow.right - inset) >> 1 - left, 1)) { cell in
        cell.foreground = cell.foreground.mixed(with: Color(0), 0.6)
        cell.background = cell.background.mixed(with: Color(0), 0.45)
      }
    }
  }

  /// How far a round shape is from the edges of its box around the middle of a row of cells; in dots.
  private func inset(ofRow y: Int, in box: Rect) -> Int {
    let radius = Double(box.height) / 2
    let offset = 0.8 * (Double(4 * y + 2 - box.top) - radius)
    return Int(radius - max(0, radius * radius - offset * offset).squareRoot())
  }
}
