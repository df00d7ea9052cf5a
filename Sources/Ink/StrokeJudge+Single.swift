/// One stroke at a time, over a model that lies on the board.
extension StrokeJudge {
  /// A stroke is accepted up to this distance from the model's, as a share of the box. hanzi-writer, which is known to be
  /// forgiving, lets it stray by a third; but there nothing is said about its place among the others.
  static let singleBound = 0.16

  /// What a stroke is, when the model's is asked for that has this number, from 1.
  ///
  /// The model's box is the board: where a stroke stands and how large it is counts.
  /// - Parameter side: the board's, in the stroke's units.
  public static func accepts(
    _ stroke: Stroke, as number: Int, of model: CharacterModel, side: Int
  ) -> StrokeAcceptance {
    let drawn = shape(stroke, side: side)
    let pairs = shapes(model).map { StrokePair(drawn, $0) }
    let distances = pairs.map { $0.distance(.identity) }
    guard let nearest = pairs.indices.min(by: { distances[$0] < distances[$1] }) else { return .no }
    let asked = number - 1
    if pairs.indices.contains(asked), isNear(pairs[asked]), !isFarther(distances[asked], distances[nearest]) {
      return pairs[asked].isReversed(.identity) ? .reversed : .right
    }
    return nearest != asked && isNear(pairs[nearest]) ? .another(nearest + 1) : .no
  }

  /// Whether place, shape and length are those of the model's, as far as a hand can tell.
  private static func isNear(_ pair: StrokePair) -> Bool {
    let (long, right) = (Polyline.length(pair.drawn.spots), Polyline.length(pair.model.spots))
    let isLong = abs(long - right) < 0.12 || (long < 2 * right && right < 2 * long)
    return isLong && pair.distance(.identity) <= singleBound
  }

  /// Whether another stroke is meant: it's much nearer, and the asked one isn't near enough to go without saying.
  private static func isFarther(_ asked: Double, _ nearest: Double) -> Bool {
    asked > 0.06 && nearest < asked / 2
  }
}
