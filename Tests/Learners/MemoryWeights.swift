import Deterministic
import Glibc
import Learning

/// Draws that a learner is made of.
extension Chance {
  /// About normal: mean 0, spread 1 (the sum of twelve, less six).
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + fraction() }
  }

  /// 1 on the whole, now more and now less; its logarithm has this spread.
  mutating func factor(spread: Double) -> Double { exp(spread * normal()) }

  /// True with a probability.
  mutating func happens(_ probability: Double) -> Bool { fraction() < probability }
}

/// How a simulated learner's memory really works: FSRS-6 with weights of their own, which no scheduler knows.
enum MemoryWeights {
  /// The weight of how forgetting goes on, which says little of a learner, and that one which is no more than a rounding.
  private static let fixed: Set<Int> = [7, 20]

  /// Weights around the usual ones: the first four, how long a new word stays, differ most among people.
  static func drawn(_ chance: inout Chance) -> [Double] {
    MemoryModel.usualWeights.enumerated().map { place, weight in
      fixed.contains(place) ? weight : weight * chance.factor(spread: place < 4 ? 0.3 : 0.1)
    }
  }
}
