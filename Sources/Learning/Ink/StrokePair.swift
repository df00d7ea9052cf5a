/// A drawn stroke and one of the model, with all that their distance needs under any fit.
struct StrokePair {
  let (drawn, model): (StrokeShape, StrokeShape)
  /// Sums of products, as drawn and reversed.
  let (forward, backward): (Spot, Spot)

  init(_ drawn: StrokeShape, _ model: StrokeShape) {
    (self.drawn, self.model) = (drawn, model)
    forward = drawn.products(model, isBackward: false)
    backward = drawn.products(model, isBackward: true)
  }

  /// The root mean square distance of their points.
  func distance(_ fit: InkFit, isBackward: Bool) -> Double {
    let products = isBackward ? backward : forward
    let square = Self.square(drawn.sum.x, drawn.squares.x, model.sum.x, model.squares.x, products.x, fit.x)
    let other = Self.square(drawn.sum.y, drawn.squares.y, model.sum.y, model.squares.y, products.y, fit.y)
    return (max(square + other, 0) / Double(StrokeShape.count)).squareRoot()
  }

  /// The smaller of the distances as drawn and reversed. Reversed costs slightly more, so that a stroke isn't
  /// taken for another that runs the opposite way.
  func distance(_ fit: InkFit) -> Double {
    min(distance(fit, isBackward: false), distance(fit, isBackward: true) + 0.03)
  }

  /// The distance with the middles aligned: of shape and size alone.
  private func shapeDistance(_ fit: InkFit, isBackward: Bool) -> Double {
    let (square, offset) = (distance(fit, isBackward: isBackward), self.offset(fit).length)
    return max(square * square - offset * offset, 0).squareRoot()
  }

  /// From the middle of the model's stroke to that of the drawn one.
  func offset(_ fit: InkFit) -> Spot { fit.place(drawn.middle) - model.middle }

  /// Whether it runs the opposite way. A dot has no direction.
  func isReversed(_ fit: InkFit) -> Bool {
    guard Polyline.length(model.spots) > 0.05 else { return false }
    return shapeDistance(fit, isBackward: true) < 0.7 * shapeDistance(fit, isBackward: false)
  }

  /// The sum of (scale · d + offset - m)² over all points, multiplied out.
  private static func square(
    _ drawn: Double, _ drawnSquares: Double, _ model: Double, _ modelSquares: Double, _ products: Double,
    _ axis: InkFit.Axis
  ) -> Double {
    let (scale, offset) = (axis.scale, axis.offset)
    return scale * scale * drawnSquares + modelSquares + Double(StrokeShape.count) * offset * offset
      + 2 * (scale * offset * drawn - scale * products - offset * model)
  }
}
