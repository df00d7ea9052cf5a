/// How long a stroke was drawn, and how long it should be beside the others.
struct StrokeLength {
  /// Longer than it should be by this factor is too long, shorter by it too short; and by this share of the box at least.
  private static let (factor, share) = (1.6, 0.12)
  /// Of two parallel strokes one is the longer if it's longer by this factor.
  private static let longer = 1.15

  /// In shares of the box.
  let (drawn, right): (Double, Double)
  private(set) var (isTooLong, isTooShort): (Bool, Bool)
  /// Of the model's stroke, from its start to its end.
  private let way: Spot

  init(_ pair: StrokePair, _ fit: InkFit, _ usualRatio: Double) {
    drawn = Polyline.length(pair.drawn.spots.map(fit.place))
    right = Polyline.length(pair.model.spots) * usualRatio
    way = pair.model.spots[StrokeShape.count - 1] - pair.model.spots[0]
    isTooLong = drawn - right > Self.share && drawn > right * Self.factor
    isTooShort = right - drawn > Self.share && right > drawn * Self.factor
  }

  var ratio: Double { drawn / right }
  /// By which factor it's too long, or too short.
  private var error: Double { max(ratio, 1 / max(ratio, 0.01)) }

  /// Which of two parallel lines is the longer one tells 土 from 士, though neither is much too long. Where it's the wrong
  /// one, the fault is that of the stroke which is farther from its right length.
  func compared(with other: StrokeLength) -> StrokeLength {
    let (now, then) = (drawn / max(other.drawn, 0.01), right / max(other.right, 0.01))
    let isTurned = now > Self.longer && then * Self.longer < 1 || then > Self.longer && now * Self.longer < 1
    let change = max(now / then, then / now)
    guard isTurned, change > Self.factor, isParallel(other), error > other.error else { return self }
    var length = self
    (length.isTooLong, length.isTooShort) = (isTooLong || ratio > 1, isTooShort || ratio <= 1)
    return length
  }

  private func isParallel(_ other: StrokeLength) -> Bool {
    let product = way.x * other.way.x + way.y * other.way.y
    return min(right, other.right) > 0.35 && product > 0.95 * way.length * other.way.length
  }
}
