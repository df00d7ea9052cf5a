/// A number in a text. Integers are exact; with a fraction or an exponent it is a double.
enum JSONNumber {
  case integer(Int64)
  case double(Double)

  var content: JSONValue.Content {
    switch self {
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    }
  }
}

extension JSONReader {
  /// A run of digits, ignoring any point among them.
  private struct Digits {
    /// How many digits are sure to fit.
    static let most = 19

    var value: UInt64 = 0
    var count = 0
  }

  /// Reads the number that starts here.
  mutating func number() throws(TextError) -> JSONNumber {
    let start = cursor.index
    let isNegative = cursor.skip(UInt8(ascii: "-"))
    let leading = cursor.next
    var all = Digits()
    read(&all)
    if all.count == 0 || (all.count > 1 && leading == UInt8(ascii: "0")) { throw badNumber(start) }
    let whole = all.count
    try readFraction(&all, start)
    let places = all.count - whole
    let hasExponent = try passExponent(start)
    if let byte = cursor.next, endsBadly(byte) { throw badNumber(start) }
    if places == 0 && !hasExponent { return try integer(all, isNegative, start) }
    if hasExponent || all.count > Digits.most { return .double(try double(start)) }
    let number = Double(all.value, places: places)
    return .double(isNegative ? -number : number)
  }

  private mutating func read(_ digits: inout Digits) {
    while let byte = cursor.next, byte &- UInt8(ascii: "0") < 10 {
      digits.value = digits.value &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      digits.count += 1
      cursor.advance()
    }
  }

  private mutating func readFraction(_ digits: inout Digits, _ start: Int) throws(TextError) {
    guard cursor.skip(UInt8(ascii: ".")) else { return }
    let whole = digits.count
    read(&digits)
    if digits.count == whole { throw badNumber(start) }
  }

  private mutating func passExponent(_ start: Int) throws(TextError) -> Bool {
    guard cursor.skip(UInt8(ascii: "e")) || cursor.skip(UInt8(ascii: "E")) else { return false }
    _ = cursor.skip(UInt8(ascii: "+")) || cursor.skip(UInt8(ascii: "-"))
    var exponent = Digits()
    read(&exponent)
    if exponent.count == 0 { throw badNumber(start) }
    return true
  }

  private func endsBadly(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func double(_ start: Int) throws(TextError) -> Double {
    let text = String(decoding: cursor.bytes[start..<cursor.index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw TextError(.numberOutOfRange, at: cursor.place(at: start))
    }
    return number
  }

  /// Minus zero stays a double, since an integer would lose its sign. The least integer has no positive
  /// counterpart.
  private mutating func integer(
    _ digits: Digits, _ isNegative: Bool, _ start: Int
  ) throws(TextError) -> JSONNumber {
    if isNegative && digits.value == 0 { return .double(-0.0) }
    let most = UInt64(Int64.max) + (isNegative ? 1 : 0)
    guard digits.count <= Digits.most, digits.value <= most else {
      throw TextError(.numberOutOfRange, at: cursor.place(at: start))
    }
    return .integer(isNegative ? Int64(truncatingIfNeeded: 0 &- digits.value) : Int64(digits.value))
  }

  private mutating func badNumber(_ start: Int) -> TextError {
    TextError(.badNumber, at: cursor.place(at: start))
  }
}

extension Double {
  /// 1 to 10^19: the powers of ten that fit into 64 bits.
  private static let powersOfTen: [UInt64] = (0...19).map { place in
    (0..<place).reduce(1) { power, _ in power * 10 }
  }
  /// Up to here integers are exact as doubles, and a division rounds only once.
  private static let mostExact: UInt64 = 1 << 53

  /// The double nearest to a decimal fraction, like strtod(3) but in a tenth of the time.
  ///
  /// - Parameters:
  ///   - digits: the fraction without its point.
  ///   - places: how many of the digits are after the point, at most 19.
  init(_ digits: UInt64, places: Int) {
    let power = Self.powersOfTen[places]
    if digits <= Self.mostExact {
      self = Double(digits) / Double(power)
    } else {
      self = Self.quotient(digits, power)
    }
  }

  /// Divides with at least 63 bits, the last of which tells whether there is a remainder, so that the single
  /// rounding is right.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    let shifts = (dividend: dividend.leadingZeroBitCount, divisor: divisor.leadingZeroBitCount)
    let high = dividend << shifts.dividend
    let (quotient, rest) = (divisor << shifts.divisor).dividingFullWidth((high >> 1, high << 63))
    let exponent = shifts.divisor - shifts.dividend - 63
    return Double(sign: .plus, exponent: exponent, significand: Double(quotient | (rest == 0 ? 0 : 1)))
  }
}
