import Deterministic
import Glibc

/// Trains the weights of the memory model on a learner's own answers. A value that goes on pass by pass, so that who
/// trains can stop at any time and tell how far it is.
///
/// The last fifth of the answers by day is held out: weights are found on what came before and used only where they
/// predict that fifth better than the usual ones. What is made small is the mean log loss, with Adam (Kingma and Ba
/// 2014) and a step that falls like a cosine. Each weight is trained as a factor of its usual value, and pays for going
/// far from it, the more so the fewer answers there are.
public struct WeightTraining: Sendable {
  /// How well two sets of weights predict the answers that were held out; lower is better.
  public struct Outcome: Hashable, Sendable {
    /// The weights that were found.
    public let weights: [Double]
    /// The mean log loss of the usual weights.
    public let usualLoss: Double
    /// That of those found.
    public let trainedLoss: Double

    /// Whether those found should be used.
    public var isBetter: Bool { trainedLoss < usualLoss }
  }

  /// How many answers there must be before it is worth while.
  public static let leastAnswers = 1000

  private static let passes = 12
  private static let batch = 256
  private static let step = 0.06
  /// What a weight pays for being e times its usual value, counted in answers.
  private static let price = 4.0

  private let histories: [ReviewHistory]
  /// The first day of what is held out.
  private let heldOut: Day
  /// How many answers there are to learn from.
  private let count: Int
  private var chance: Chance
  private var descent = Adam()
  private var pass = 0

  /// Training on histories; nil where there are too few answers to learn from or to judge by.
  ///
  /// - Parameter seed: where the order of the histories comes from.
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

  /// How much of it is done, from 0 to 1.
  public var progress: Double { Double(pass) / Double(Self.passes) }

  /// Goes through all answers once. Does nothing when all is done.
  public mutating func goOn() {
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

  /// What was found so far.
  public var outcome: Outcome {
    Outcome(
      weights: descent.weights, usualLoss: heldOutLoss(MemoryModel.usualWeights),
      trainedLoss: heldOutLoss(descent.weights))
  }

  /// The slope of the loss of a batch, and where the next one begins.
  private func gradient(of order: ArraySlice<Int>) -> (SIMD32<Double>, end: Int) {
    let formulas = MemoryFormulas(
      weights: descent.weights.enumerated().map { SlopedNumber(weight: $0.offset, $0.element) })
    var (sum, answers, end) = (SIMD32<Double>.zero, 0, order.startIndex)
    while end < order.endIndex, answers < Self.batch {
      histories[order[end]].predict(by: formulas) { day, expected, isRecalled in
        guard day < heldOut else { return }
        let probability = LogLoss.clamped(expected.value)
        sum += expected.slopes * (isRecalled ? -1 / probability : 1 / (1 - probability))
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

/// The usual measure of a probability that was told beforehand.
enum LogLoss {
  /// No answer may cost infinitely much.
  private static let least = 1e-4

  static func clamped(_ probability: Double) -> Double { min(max(probability, least), 1 - least) }

  /// The mean loss of the answers on some days; 0 where there are none.
  static func mean(of histories: [ReviewHistory], by weights: [Double], on isMeant: (Day) -> Bool) -> Double {
    let formulas = MemoryFormulas(weights: weights)
    var (sum, count) = (0.0, 0)
    for history in histories {
      history.predict(by: formulas) { day, expected, isRecalled in
        guard isMeant(day) else { return }
        let probability = clamped(expected)
        sum -= log(isRecalled ? probability : 1 - probability)
        count += 1
      }
    }
    return count == 0 ? 0 : sum / Double(count)
  }
}
