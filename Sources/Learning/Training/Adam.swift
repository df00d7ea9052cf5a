import Glibc

/// Gradient descent with Adam (Kingma and Ba 2014, with their constants) on the logarithm of each weight
/// relative to its usual value. So no weight can change its sign, and small ones move as easily as large
/// ones.
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

  /// Converts a gradient by the weights to one by the logarithms, and adds the penalty for distance.
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
