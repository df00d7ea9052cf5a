/// A drawing's ink, kept from frame to frame: a new point costs what it adds, not the whole drawing once more.
public struct InkSheet: Sendable {
  private let brush: Brush
  /// Without the tip of the newest stroke, which may still turn.
  private var settled: InkBitmap
  private var side = 0
  private var removals = 0
  /// How many points of each stroke are inked.
  private var counts: [Int] = []

  /// An empty sheet of so many dots.
  public init(_ brush: Brush = Brush(), width: Int, height: Int) {
    self.brush = brush
    settled = InkBitmap(width: width, height: height)
  }

  /// The drawing in ink. It's to be the one of last time, with or without changes; for another one take another sheet.
  public mutating func show(_ drawing: Drawing) -> InkBitmap {
    let isOther = drawing.removals != removals || drawing.side != side || drawing.strokes.count < counts.count
    if isOther { clear(drawing) }
    for (index, stroke) in drawing.strokes.enumerated().dropFirst(max(counts.count - 1, 0)) {
      if index == counts.count { begin(after: index, drawing) }
      brush.ink(drawing, stroke: index, points: counts[index]..<stroke.points.count, onto: &settled)
      counts[index] = stroke.points.count
    }
    guard !drawing.isEmpty else { return settled }
    var bitmap = settled
    brush.inkTip(drawing, stroke: drawing.strokes.count - 1, onto: &bitmap)
    return bitmap
  }

  /// A new stroke: the one before it turns no more.
  private mutating func begin(after index: Int, _ drawing: Drawing) {
    if index > 0 { brush.inkTip(drawing, stroke: index - 1, onto: &settled) }
    counts.append(0)
  }

  private mutating func clear(_ drawing: Drawing) {
    settled = InkBitmap(width: settled.width, height: settled.height)
    (side, removals, counts) = (drawing.side, drawing.removals, [])
  }
}
