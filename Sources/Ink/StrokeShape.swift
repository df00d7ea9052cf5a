/// A stroke as a few places at equal distances, and their sums: enough to compare it with others wherever and however
/// large they are.
struct StrokeShape {
  /// So many places tell the shape of any stroke of a character, hooks included.
  static let count = 16

  let spots: [Spot]
  /// Of all places, and of their squares.
  let (sum, squares): (Spot, Spot)
  let middle: Spot

  /// - Parameter spots: in shares of the box's side.
  init(_ spots: [Spot]) {
    // Three times as fine first, so that smoothing takes the tremble and leaves the hook.
    let fine = Polyline.smoothed(Polyline.smoothed(Polyline.resampled(spots, count: 3 * Self.count)))
    self.spots = Polyline.resampled(fine, count: Self.count)
    var (sum, squares) = (Spot(0, 0), Spot(0, 0))
    for spot in self.spots {
      sum = sum + spot
      squares = squares + Spot(spot.x * spot.x, spot.y * spot.y)
    }
    (self.sum, self.squares, middle) = (sum, squares, sum * (1 / Double(Self.count)))
  }

  /// Several strokes drawn in one go: the pen slides from one to the next.
  static func joined(_ shapes: some Sequence<StrokeShape>) -> StrokeShape {
    StrokeShape(shapes.flatMap(\.spots))
  }

  /// The sums of its places times another's, one way round or the other.
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

/// A drawn stroke beside one of the model: all that its distance takes under any fit.
struct StrokePair {
  let (drawn, model): (StrokeShape, StrokeShape)
  /// Sums of products, as drawn and turned round.
  let (forward, backward): (Spot, Spot)

  init(_ drawn: StrokeShape, _ model: StrokeShape) {
    (self.drawn, self.model) = (drawn, model)
    forward = drawn.products(model, isBackward: false)
    backward = drawn.products(model, isBackward: true)
  }

  /// The root of the mean square of the distances between their places.
  func distance(_ fit: InkFit, isBackward: Bool) -> Double {
    let products = isBackward ? backward : forward
    let square = Self.square(drawn.sum.x, drawn.squares.x, model.sum.x, model.squares.x, products.x, fit.x)
    let other = Self.square(drawn.sum.y, drawn.squares.y, model.sum.y, model.squares.y, products.y, fit.y)
    return (max(square + other, 0) / Double(StrokeShape.count)).squareRoot()
  }

  /// The distance one way round or the other; turned round it counts a little more, so that strokes aren't taken for
  /// others that run the other way.
  func distance(_ fit: InkFit) -> Double {
    min(distance(fit, isBackward: false), distance(fit, isBackward: true) + 0.03)
  }

  /// The distance once the stroke is laid on the model's: of shape and size alone.
  func shapeDistance(_ fit: InkFit, isBackward: Bool) -> Double {
    let (square, offset) = (distance(fit, isBackward: isBackward), self.offset(fit).length)
    return max(square * square - offset * offset, 0).squareRoot()
  }

  /// From the model's middle to the drawn stroke's.
  func offset(_ fit: InkFit) -> Spot { fit.place(drawn.middle) - model.middle }

  /// Whether it runs the other way. Of a dot one can't tell.
  func isReversed(_ fit: InkFit) -> Bool {
    guard Polyline.length(model.spots) > 0.05 else { return false }
    return shapeDistance(fit, isBackward: true) < 0.7 * shapeDistance(fit, isBackward: false)
  }

  /// The sum of (scale · d + offset - m)² over all places, multiplied out.
  private static func square(
    _ drawn: Double, _ drawnSquares: Double, _ model: Double, _ modelSquares: Double, _ products: Double,
    _ axis: InkFit.Axis
  ) -> Double {
    let (scale, offset) = (axis.scale, axis.offset)
    return scale * scale * drawnSquares + modelSquares + Double(StrokeShape.count) * offset * offset
      + 2 * (scale * offset * drawn - scale * products - offset * model)
  }
}
