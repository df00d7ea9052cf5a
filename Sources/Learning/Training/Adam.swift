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

/// The bounds of each weight, within which the formulas stay meaningful for any answers; as in the package
/// `fsrs-rs`.
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

/// A number with its gradient by the weights: evaluating the memory formulas with such numbers also yields
/// their gradient (forward-mode automatic differentiation, Wengert 1964).
struct SlopedNumber: MemoryNumber {
  var value: Double
  /// The derivative by each weight; lanes 21 to 31 stay 0.
  var slopes: SIMD32<Double>

  init(_ value: Double) { self.init(value, .zero) }

  init(weight index: Int, _ value: Double) {
    self.init(value, .zero)
    slopes[index] = 1
  }

  private init(_ value: Double, _ slopes: SIMD32<Double>) {
    self.value = value
    self.slopes = slopes
  }

  var exponential: SlopedNumber {
    let power = exp(value)
    return SlopedNumber(power, slopes * power)
  }

  func raised(to exponent: SlopedNumber) -> SlopedNumber {
    let power = pow(value, exponent.value)
    let byBase = exponent.value * pow(value, exponent.value - 1)
    return SlopedNumber(power, slopes * byBase + exponent.slopes * (power * log(value)))
  }

  static prefix func - (number: SlopedNumber) -> SlopedNumber { SlopedNumber(-number.value, -number.slopes) }

  static func + (left: SlopedNumber, right: SlopedNumber) -> SlopedNumber {
    SlopedNumber(left.value + right.value, left.slopes + right.slopes)
  }

  static func - (left: SlopedNumber, right: SlopedNumber) -> SlopedNumber {
    SlopedNumber(left.value - right.value, left.slopes - right.slopes)
  }

  static func * (left: SlopedNumber, right: SlopedNumber) -> SlopedNumber {
    SlopedNumber(left.value * right.value, left.slopes * right.value + right.slopes * left.value)
  }

  static func / (left: SlopedNumber, right: SlopedNumber) -> SlopedNumber {
    let quotient = left.value / right.value
    return SlopedNumber(quotient, (left.slopes - right.slopes * quotient) / right.value)
  }

  static func < (left: SlopedNumber, right: SlopedNumber) -> Bool { left.value < right.value }
}
