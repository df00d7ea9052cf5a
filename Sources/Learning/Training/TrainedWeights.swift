import Glibc

/// Weights trained on a learner's own answers, with their quality.
public struct TrainedWeights: Hashable, Sendable {
  /// The least number of new answers that makes another training worthwhile.
  private static let leastFurther = 200

  /// w0 to w20.
  public let weights: [Double]
  /// The mean log loss of the usual weights on held-out answers.
  public let usualLoss: Double
  /// The mean log loss of these weights on the same answers.
  public let ownLoss: Double
  /// How many graded reviews the learner had at the time.
  public let reviews: Int

  /// Nil where there aren't 21 weights, or one is out of its bounds.
  public init?(weights: [Double], usualLoss: Double, ownLoss: Double, reviews: Int) {
    let isSound =
      weights.count == WeightBounds.all.count && zip(weights, WeightBounds.all).allSatisfy { $1.contains($0) }
    guard isSound else { return nil }
    self.weights = weights
    self.usualLoss = usualLoss
    self.ownLoss = ownLoss
    self.reviews = reviews
  }

  /// Whether they are used: only if they predict better than the usual ones.
  public var areUsed: Bool { ownLoss < usualLoss }

  /// - Parameter reviews: how many graded reviews the learner had.
  public init?(_ outcome: WeightTraining.Outcome, reviews: Int) {
    self.init(
      weights: outcome.weights, usualLoss: outcome.usualLoss, ownLoss: outcome.trainedLoss, reviews: reviews)
  }

  /// Whether another training is worthwhile.
  ///
  /// - Parameters:
  ///   - reviews: how many graded reviews there are now.
  ///   - last: how many there were at the last training.
  public static func isWorthwhile(_ reviews: Int, since last: Int) -> Bool { reviews >= last + leastFurther }
}
