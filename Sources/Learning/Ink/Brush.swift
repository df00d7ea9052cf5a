/// Draws strokes as smooth ink: thick where the hand was slow, thin where it was fast.
///
/// Each segment is a parabola between the midpoints of neighbouring points, with the shared point as its
/// control point, so even a coarse mouse draws curves. The board is square in pixels and fills the bitmap
/// whatever the shape of its dots, so ink looks round in braille as well as in half blocks.
public struct Brush: Hashable, Sendable {
  /// The line width of a resting hand, as a share of the board.
  var thick: Double
  /// The line width of a fast hand, as a share of the board.
  var thin: Double
  /// The speed at which the line is thinnest, in boards per tick of 1/60 s.
  var fast: Double

  /// The defaults suit a board for one character.
  public init(thick: Double = 0.05, thin: Double = 0.02, fast: Double = 0.05) {
    (self.thick, self.thin, self.fast) = (thick, thin, fast)
  }

  /// Inks a whole drawing.
  public func ink(_ drawing: Drawing, width: Int, height: Int) -> InkBitmap {
    var bitmap = InkBitmap(width: width, height: height)
    for index in drawing.strokes.indices {
      ink(drawing, stroke: index, points: drawing.strokes[index].points.indices, onto: &bitmap)
      inkTip(drawing, stroke: index, onto: &bitmap)
    }
    return bitmap
  }

  /// Adds these points to a stroke whose earlier points are inked already, up to the midpoint of the last
  /// two. What lies beyond may still turn; `inkTip` draws it.
  func ink(_ drawing: Drawing, stroke: Int, points: Range<Int>, onto bitmap: inout InkBitmap) {
    let (stroke, pen) = (drawing.strokes[stroke], BrushPen(side: drawing.side, bitmap))
    for index in points.clamped(to: stroke.points.indices) {
      let radius = radius(of: stroke, at: index, drawing.side)
      let before = self.radius(of: stroke, at: max(index - 1, 0), drawing.side)
      let (end, control) = (spot(stroke, index), spot(stroke, index - 1))
      let start = spot(stroke, index - 2).moved(0.5, toward: control)
      pen.draw(from: start, control, to: control.moved(0.5, toward: end), before, radius, onto: &bitmap)
    }
  }

  /// Inks the end of a stroke, from the midpoint of its last two points to the pen.
  func inkTip(_ drawing: Drawing, stroke: Int, onto bitmap: inout InkBitmap) {
    let stroke = drawing.strokes[stroke]
    let last = stroke.points.count - 1
    let (end, before) = (spot(stroke, last), spot(stroke, last - 1))
    let (radius, start) = (radius(of: stroke, at: last, drawing.side), before.moved(0.5, toward: end))
    let pen = BrushPen(side: drawing.side, bitmap)
    pen.draw(from: start, start.moved(0.5, toward: end), to: end, radius, radius, onto: &bitmap)
  }

  /// A point of the stroke; an index before the first one gives the first.
  private func spot(_ stroke: Stroke, _ index: Int) -> Spot {
    let point = stroke.points[max(index, 0)]
    return Spot(Double(point.x), Double(point.y))
  }

  /// Half the line width at a point, by the speed over the last few points. The first point has no speed yet.
  private func radius(of stroke: Stroke, at index: Int, _ side: Int) -> Double {
    guard index > 0 else { return (thick + thin) / 4 * Double(side) }
    let first = max(index - 6, 0)
    var way = 0.0
    for place in first..<index { way += (spot(stroke, place + 1) - spot(stroke, place)).length }
    let ticks = max(stroke.points[index].tick - stroke.points[first].tick, 1)
    let speed = way / Double(ticks) / Double(side)
    return (thick - (thick - thin) * min(speed / fast, 1)) / 2 * Double(side)
  }
}

/// Sweeps a disc over a bitmap that shows a square board.
private struct BrushPen {
  /// Board units per dot, across and down.
  private let (across, down): (Double, Double)

  init(side: Int, _ bitmap: InkBitmap) {
    (across, down) = (Double(side) / Double(bitmap.width), Double(side) / Double(bitmap.height))
  }

  /// Draws a parabola whose radius goes from `first` to `last`.
  func draw(
    from start: Spot, _ control: Spot, to end: Spot, _ first: Double, _ last: Double,
    onto bitmap: inout InkBitmap
  ) {
    // Discs this close together have an edge that looks like a line.
    let step = max(min(across, down) / 2, min(first, last) / 2)
    let steps = max(((control - start).length + (end - control).length) / step, 1).rounded(.up)
    for index in 0...Int(steps) {
      let share = Double(index) / steps
      let (one, two) = (start.moved(share, toward: control), control.moved(share, toward: end))
      stamp(one.moved(share, toward: two), first + (last - first) * share, onto: &bitmap)
    }
  }

  /// Stamps a disc; one smaller than a dot is a single dot.
  private func stamp(_ middle: Spot, _ radius: Double, onto bitmap: inout InkBitmap) {
    let column = min(Int(middle.x / across), bitmap.width - 1)
    let row = min(Int(middle.y / down), bitmap.height - 1)
    bitmap[column, row] = true
    let top = Self.floor((middle.y - radius) / down + 0.5)
    let bottom = Self.floor((middle.y + radius) / down - 0.5)
    guard top <= bottom else { return }
    for row in top...bottom {
      let offset = (Double(row) + 0.5) * down - middle.y
      let half = max(radius * radius - offset * offset, 0).squareRoot()
      let left = Self.floor((middle.x - half) / across + 0.5)
      let right = Self.floor((middle.x + half) / across - 0.5)
      if left <= right { bitmap.fill(row: row, left...right) }
    }
  }

  /// Rounds down. `rounded(.down)` calls into the C library on baseline x86-64, and this runs four times for
  /// every row of every disc.
  private static func floor(_ value: Double) -> Int {
    let far = 2 * InkBitmap.longestSide
    return Int(max(value + Double(far), 0)) - far
  }
}
