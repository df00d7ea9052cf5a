import Glibc

/// Gradient descent by Adam (Kingma and Ba 2014, with their constants) over the logarithms of the weights' shares of
/// their usual values: none can change its sign, and small ones move as easily as large ones.
struct Adam: Sendable {
  private static let (firstDecay, secondDecay, epsilon) = (0.9, 0.999, 1e-8)

  private var shares = SIMD32<Double>.zero
  private var (mean, square) = (SIMD32<Double>.zero, SIMD32<Double>.zero)
  private var steps = 0

  var weights: [Double] {
    WeightBounds.usual.enumerated().map { index, usual in
      min(
        max(usual * exp(shares[index]), WeightBounds.all[index].lowerBound),
        WeightBounds.all[index].upperBound)
    }
  }

  /// A slope by the weights as one by the logarithms, together with what going far costs.
  func slope(_ byWeights: SIMD32<Double>, price: Double) -> SIMD32<Double> {
    var slope = shares * (2 * price)
    for (index, weight) in weights.enumerated() { slope[index] += byWeights[index] * weight }
    return slope
  }

  mutating func step(_ length: Double, down slope: SIMD32<Double>) {
    steps += 1
    mean = mean * Self.firstDecay + slope * (1 - Self.firstDecay)
    square = square * Self.secondDecay + slope * slope * (1 - Self.secondDecay)
    let (means, squares) =
      (mean / (1 - pow(Self.firstDecay, Double(steps))), square / (1 - pow(Self.secondDecay, Double(steps))))
    shares -= means / (squares.squareRoot() + Self.epsilon) * length
  }
}

/// Between what each weight stays, so that no formula leaves sense, whatever the answers: as in the package `fsrs-rs`.
enum WeightBounds {
  static let usual = MemoryModel.usualWeights
  static let all: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0.001...4.5,
    0.001...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0.001...4, 0.001...1, 1...6, 0.001...2,
    0.001...2,
    0.001...0.8, 0.1...0.8,
  ]
}
