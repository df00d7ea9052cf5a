/// A number as a text has it: whole ones are exact, those with a fraction or an exponent are doubles.
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

/// Numbers.
extension JSONReader {
  /// Digits in a row, without regard to a point among them.
  private struct Digits {
    /// The most that are sure to fit.
    static let most = 19

    var value: UInt64 = 0
    var count = 0
  }

  /// The number whose first byte is next.
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

  /// Minus zero stays a double: an integer would lose its sign. The least number has no positive twin.
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
