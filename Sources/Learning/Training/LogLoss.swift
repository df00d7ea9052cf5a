import Glibc

/// The log loss of predicted probabilities.
enum LogLoss {
  /// Bounds the probability away from 0, so that no answer's loss is infinite.
  private static let least = 1e-4

  static func clamped(_ probability: Double) -> Double { min(max(probability, least), 1 - least) }

  /// The mean loss over the answers on some days; 0 where there are none.
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
