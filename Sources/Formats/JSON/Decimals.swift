extension Double {
  /// 1 to 10^19, the powers of ten that fit into 64 bits.
  private static let powersOfTen: [UInt64] = (0...19).map { place in
    (0..<place).reduce(1) { power, _ in power * 10 }
  }
  /// Up to here whole numbers are doubles, and division rounds once.
  private static let mostExact: UInt64 = 1 << 53

  /// The double that is nearest to a decimal fraction, as strtod(3) has it, in a tenth of its time.
  ///
  /// - Parameters:
  ///   - digits: the fraction without its point.
  ///   - places: how many of the digits stand behind the point, at most 19.
  init(_ digits: UInt64, places: Int) {
    let power = Self.powersOfTen[places]
    if digits <= Self.mostExact {
      self = Double(digits) / Double(power)
    } else {
      self = Self.quotient(digits, power)
    }
  }

  /// Divided with 63 bits or more, of which the last says whether there is a rest: so the one rounding is right.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    let shifts = (dividend: dividend.leadingZeroBitCount, divisor: divisor.leadingZeroBitCount)
    let high = dividend << shifts.dividend
    let (quotient, rest) = (divisor << shifts.divisor).dividingFullWidth((high >> 1, high << 63))
    let exponent = shifts.divisor - shifts.dividend - 63
    return Double(sign: .plus, exponent: exponent, significand: Double(quotient | (rest == 0 ? 0 : 1)))
  }
}
