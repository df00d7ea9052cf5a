/// The weights that were trained on a learner's own answers, and how well they foretell.
public struct TrainedWeights: Hashable, Sendable {
  /// How many answers must have come since the last training until another is worth while.
  private static let leastFurther = 200

  /// w0 to w20.
  public let weights: [Double]
  /// The mean log loss of the usual weights, on answers that nothing was trained on.
  public let usualLoss: Double
  /// That of these.
  public let ownLoss: Double
  /// How many graded reviews the learner had then.
  public let reviews: Int

  /// Trained weights; nil where there are too many or too few of them, or one is out of its bounds.
  public init?(weights: [Double], usualLoss: Double, ownLoss: Double, reviews: Int) {
    let isSound =
      weights.count == WeightBounds.all.count && zip(weights, WeightBounds.all).allSatisfy { $1.contains($0) }
    guard isSound else { return nil }
    self.weights = weights
    self.usualLoss = usualLoss
    self.ownLoss = ownLoss
    self.reviews = reviews
  }

  /// Whether they are used: only where they foretell better than the usual ones.
  public var areUsed: Bool { ownLoss < usualLoss }

  /// What came of a training.
  ///
  /// - Parameter reviews: how many graded reviews the learner had.
  public init?(_ outcome: WeightTraining.Outcome, reviews: Int) {
    self.init(
      weights: outcome.weights, usualLoss: outcome.usualLoss, ownLoss: outcome.trainedLoss, reviews: reviews)
  }

  /// Whether another training is worth while.
  ///
  /// - Parameters:
  ///   - reviews: how many graded reviews there are.
  ///   - last: how many there were at the last training.
  public static func isWorthwhile(_ reviews: Int, since last: Int) -> Bool { reviews >= last + leastFurther }
}

extension Knowledge {
  /// Whether it is time to train weights on what was answered.
  public var isTrainingDue: Bool {
    record.reviews >= WeightTraining.leastAnswers
      && trained.map { TrainedWeights.isWorthwhile(record.reviews, since: $0.reviews) } ?? true
  }
}
