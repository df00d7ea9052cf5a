/// Draws strokes as smooth ink: thick where the hand was slow, thin where it was quick.
///
/// Between the middles of neighbouring points runs a parabola toward the point they share, so that a coarse mouse draws
/// curves, too. The board is square in pixels and fills the bitmap, whatever shape its dots have: ink is round on the
/// screen, be they the dots of braille or half blocks.
public struct Brush: Hashable, Sendable {
  /// The width of a line by a hand that rests, as a share of the board.
  public var thick: Double
  /// The width of a line by a quick hand, as a share of the board.
  public var thin: Double
  /// At this speed a line is as thin as can be, in boards a tick of 1/60 s.
  public var fast: Double

  /// A brush as one writes with on a board of one character.
  public init(thick: Double = 0.05, thin: Double = 0.02, fast: Double = 0.05) {
    (self.thick, self.thin, self.fast) = (thick, thin, fast)
  }

  /// All of a drawing.
  public func ink(_ drawing: Drawing, width: Int, height: Int) -> InkBitmap {
    var bitmap = InkBitmap(width: width, height: height)
    for index in drawing.strokes.indices {
      ink(drawing, stroke: index, points: drawing.strokes[index].points.indices, onto: &bitmap)
      inkTip(drawing, stroke: index, onto: &bitmap)
    }
    return bitmap
  }

  /// What these points add to a stroke whose earlier ones are inked: up to the middle between the last two of them. What
  /// lies beyond may still turn; `inkTip` draws it.
  public func ink(_ drawing: Drawing, stroke: Int, points: Range<Int>, onto bitmap: inout InkBitmap) {
    let (stroke, pen) = (drawing.strokes[stroke], BrushPen(side: drawing.side, bitmap))
    for index in points.clamped(to: stroke.points.indices) {
      let radius = radius(of: stroke, at: index, drawing.side)
      let before = self.radius(of: stroke, at: max(index - 1, 0), drawing.side)
      let (end, control) = (spot(stroke, index), spot(stroke, index - 1))
      let start = spot(stroke, index - 2).moved(0.5, toward: control)
      pen.draw(from: start, control, to: control.moved(0.5, toward: end), before, radius, onto: &bitmap)
    }
  }

  /// The end of a stroke, from the middle between its last two points to the last one, where the pen is.
  public func inkTip(_ drawing: Drawing, stroke: Int, onto bitmap: inout InkBitmap) {
    let stroke = drawing.strokes[stroke]
    let last = stroke.points.count - 1
    let (end, before) = (spot(stroke, last), spot(stroke, last - 1))
    let (radius, start) = (radius(of: stroke, at: last, drawing.side), before.moved(0.5, toward: end))
    let pen = BrushPen(side: drawing.side, bitmap)
    pen.draw(from: start, start.moved(0.5, toward: end), to: end, radius, radius, onto: &bitmap)
  }

  /// A point's place; before the first one the pen was where it is there.
  private func spot(_ stroke: Stroke, _ index: Int) -> Spot {
    let point = stroke.points[max(index, 0)]
    return Spot(Double(point.x), Double(point.y))
  }

  /// Half the line's width at a point, by the speed over the last few points. The first one can't know.
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
