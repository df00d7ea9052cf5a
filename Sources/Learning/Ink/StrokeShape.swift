/// A stroke as a few equidistant points with their sums: enough to compare it with others at any position and
/// size.
struct StrokeShape {
  /// Enough points for the shape of any stroke of a character, hooks included.
  static let count = 16

  let spots: [Spot]
  /// The sums of all points and of their squares.
  let (sum, squares): (Spot, Spot)
  let middle: Spot

  /// - Parameter spots: in shares of the side of the box.
  init(_ spots: [Spot]) {
    // Three times as many points at first, so that smoothing removes the tremble but keeps the hook.
    let fine = Polyline.smoothed(Polyline.smoothed(Polyline.resampled(spots, count: 3 * Self.count)))
    self.spots = Polyline.resampled(fine, count: Self.count)
    var (sum, squares) = (Spot(0, 0), Spot(0, 0))
    for spot in self.spots {
      sum = sum + spot
      squares = squares + Spot(spot.x * spot.x, spot.y * spot.y)
    }
    (self.sum, self.squares, middle) = (sum, squares, sum * (1 / Double(Self.count)))
  }

  /// Several strokes drawn in one go, as if the pen slid from one to the next.
  static func joined(_ shapes: some Sequence<StrokeShape>) -> StrokeShape {
    StrokeShape(shapes.flatMap(\.spots))
  }

  /// The sums of products with another stroke's points, in its direction or reversed.
  func products(_ other: StrokeShape, isBackward: Bool) -> Spot {
    var (x, y) = (0.0, 0.0)
    for index in 0..<Self.count {
      let (one, two) = (spots[index], other.spots[isBackward ? Self.count - 1 - index : index])
      x += one.x * two.x
      y += one.y * two.y
    }
    return Spot(x, y)
  }
}
