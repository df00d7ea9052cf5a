/// Keeps a drawing's ink from frame to frame, so that a new point costs only what it adds.
public struct InkSheet: Sendable {
  private let brush: Brush
  /// All ink except the tip of the newest stroke, which may still turn.
  private var settled: InkBitmap
  private var side = 0
  private var removals = 0
  /// The number of inked points of each stroke.
  private var counts: [Int] = []

  public init(_ brush: Brush = Brush(), width: Int, height: Int) {
    self.brush = brush
    settled = InkBitmap(width: width, height: height)
  }

  /// Inks what has changed since the last call. It must be the same drawing as then; use another sheet for
  /// another drawing.
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

  /// Starts a stroke; the one before it can't turn any more, so its tip is inked for good.
  private mutating func begin(after index: Int, _ drawing: Drawing) {
    if index > 0 { brush.inkTip(drawing, stroke: index - 1, onto: &settled) }
    counts.append(0)
  }

  private mutating func clear(_ drawing: Drawing) {
    settled = InkBitmap(width: settled.width, height: settled.height)
    (side, removals, counts) = (drawing.side, drawing.removals, [])
  }
}
