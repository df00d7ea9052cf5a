import Glibc

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
