import Deterministic
import Glibc

/// Trains the memory model's weights on a learner's own answers. It proceeds one pass at a time, so that the
/// caller can stop at any point and show progress.
///
/// The last fifth of the answers by day is held out: weights are fitted to the earlier ones, and used only
/// where they predict that fifth better than the usual weights. Adam (Kingma and Ba 2014) minimises the mean
/// log loss, with a learning rate that follows a cosine. Each weight is a factor of its usual value, with a
/// penalty for distance that matters less the more answers there are.
public struct WeightTraining: Sendable {
  /// How well two sets of weights predict the held-out answers; lower is better.
  public struct Outcome: Hashable, Sendable {
    let weights: [Double]
    /// The mean log loss of the usual weights.
    let usualLoss: Double
    /// The mean log loss of the trained weights.
    let trainedLoss: Double

    /// Whether the trained weights should be used.
    var isBetter: Bool { trainedLoss < usualLoss }
  }

  /// The least number of answers that makes training worthwhile.
  public static let leastAnswers = 300

  private static let passes = 12
  private static let batch = 256
  private static let step = 0.06
  /// The penalty for a weight at e times its usual value, in units of answers.
  private static let price = 4.0

  private let histories: [ReviewHistory]
  /// The first day of the held-out answers.
  private let heldOut: Day
  /// The number of answers to train on.
  private let count: Int
  private var chance: Chance
  private var descent = Adam()
  private var pass = 0

  /// Nil where there are too few answers to train or to validate on.
  ///
  /// - Parameter seed: for shuffling the histories.
  public init?(_ histories: [ReviewHistory], seed: UInt64) {
    var days: [Day] = []
    for history in histories {
      for (before, review) in zip(history.reviews, history.reviews.dropFirst()) where review.day > before.day
      {
        days.append(review.day)
      }
    }
    days.sort()
    guard days.count >= Self.leastAnswers, let last = days.dropFirst(days.count * 4 / 5).first else {
      return nil
    }
    count = days.count { $0 < last }
    guard count > 0 else { return nil }
    (self.histories, heldOut) = (histories, last)
    chance = Chance(seed: seed)
  }

  /// From 0 to 1.
  public var progress: Double { Double(pass) / Double(Self.passes) }

  /// Makes one pass over all answers. Does nothing when training is finished.
  public mutating func advance() {
    guard pass < Self.passes else { return }
    let order = chance.shuffled(Array(histories.indices))
    var start = 0
    while start < order.count {
      let (gradient, end) = gradient(of: order[start...])
      let share = Double(pass) + Double(start) / Double(order.count)
      descent.step(Self.step * (1 + cos(.pi * share / Double(Self.passes))) / 2, down: gradient)
      start = end
    }
    pass += 1
  }

  /// The result so far.
  public var outcome: Outcome {
    Outcome(
      weights: descent.weights, usualLoss: heldOutLoss(MemoryModel.usualWeights),
      trainedLoss: heldOutLoss(descent.weights))
  }

  /// The gradient of a batch's loss, and where the next batch begins.
  private func gradient(of order: ArraySlice<Int>) -> (SIMD32<Double>, end: Int) {
    let formulas = MemoryFormulas(
      weights: descent.weights.enumerated().map { SlopedNumber(weight: $0.offset, $0.element) })
    var (sum, answers, end) = (SIMD32<Double>.zero, 0, order.startIndex)
    while end < order.endIndex, answers < Self.batch {
      histories[order[end]].predict(by: formulas) { day, expected, isRecalled in
        guard day < heldOut else { return }
        let probability = LogLoss.clamped(expected.value)
        let slope = isRecalled ? -1 / probability : 1 / (1 - probability)
        sum += expected.slopes * slope
        answers += 1
      }
      end += 1
    }
    return (descent.slope(sum / Double(max(answers, 1)), price: Self.price / Double(count)), end)
  }

  private func heldOutLoss(_ weights: [Double]) -> Double {
    LogLoss.mean(of: histories, by: weights) { $0 >= heldOut }
  }
}

extension Knowledge {
  /// Whether it is time to train on the answers so far.
  public var isTrainingDue: Bool {
    record.reviews >= WeightTraining.leastAnswers
      && trained.map { TrainedWeights.isWorthwhile(record.reviews, since: $0.reviews) } ?? true
  }
}
