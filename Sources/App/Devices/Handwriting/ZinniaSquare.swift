import Learning

/// The square in which a drawing is given to Zinnia, with sides parallel to the board's.
///
/// Zinnia's features depend on where the ends of strokes are, and its models were trained on characters that
/// fill the square. If KanjiVG's kanji are drawn at half size in a corner, the Japanese model's first guess
/// is right in 8 of 100 cases; centred and scaled with this margin, in 87 of 100, as many as at KanjiVG's own
/// size.
struct ZinniaSquare {
  /// A point of the square, from the top left.
  struct Point: Equatable {
    var x, y: Int32
  }

  static let side = 1000
  private static let margin = 90

  /// Twice the middle of the drawing, and its longer side, in units of the board.
  private let (twiceX, twiceY, length): (Int, Int, Int)

  init(around drawing: Drawing) {
    let points = drawing.strokes.flatMap(\.points)
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    (twiceX, twiceY) = (left + right, top + bottom)
    length = max(right - left, bottom - top, 1)
  }

  func place(_ point: InkPoint) -> Point {
    let room = Self.side - 2 * Self.margin
    return Point(
      x: Int32(Self.side / 2 + (2 * point.x - twiceX) * room / (2 * length)),
      y: Int32(Self.side / 2 + (2 * point.y - twiceY) * room / (2 * length)))
  }
}
