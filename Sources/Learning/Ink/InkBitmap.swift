/// A grid of dots with or without ink.
public struct InkBitmap: Hashable, Sendable {
  /// The largest width and height, in dots.
  static let longestSide = 4096

  /// In dots, at least 1.
  public let width: Int
  /// In dots, at least 1.
  public let height: Int
  /// Row by row from the top left: true where there is ink.
  public private(set) var bits: [Bool]

  /// An empty bitmap; the size is clamped to 1...`longestSide`.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), InkBitmap.longestSide)
    self.height = min(max(height, 1), InkBitmap.longestSide)
    bits = Array(repeating: false, count: self.width * self.height)
  }

  /// Whether a dot has ink. Outside the bitmap it reads false, and setting does nothing.
  public subscript(x: Int, y: Int) -> Bool {
    get { contains(x, y) && bits[y * width + x] }
    set { if contains(x, y) { bits[y * width + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  /// Inks part of a row, clipped to the bitmap.
  mutating func fill(row: Int, _ columns: ClosedRange<Int>) {
    guard row >= 0, row < height, columns.upperBound >= 0, columns.lowerBound < width else { return }
    let (first, last) = (
      row * width + max(columns.lowerBound, 0), row * width + min(columns.upperBound, width - 1)
    )
    bits.withUnsafeMutableBufferPointer { $0[first...last].update(repeating: true) }
  }
}

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
