import Engine

/// A brick. What it is worth and its colour depend on its row.
struct Brick: Component, BitwiseCopyable {
  static let size = Size(7, 3)
  let x: Int32
  let y: Int32
  let row: Int32

  var rect: Rect { Rect(Point(Int(x), Int(y)), Self.size) }
  /// The upper ones are harder to hit.
  var worth: Int { 10 * (Wall.rows - Int(row)) }
}
