/// Numbers.
extension JSONReader {
  /// The number whose first byte is next: whole ones exact, those with a fraction or an exponent as doubles.
  mutating func number() throws(TextError) -> JSONValue.Content {
    let start = cursor.index
    let opening = cursor.place
    _ = cursor.skip(UInt8(ascii: "-"))
    let leading = cursor.next
    let count = digits()
    if count == 0 || (count > 1 && leading == UInt8(ascii: "0")) { throw TextError(.badNumber, at: opening) }
    let fraction = try fraction(opening)
    let exponent = try exponent(opening)
    if let byte = cursor.next, endsBadly(byte) { throw TextError(.badNumber, at: opening) }
    let text = cursor.bytes[start..<cursor.index]
    return try fraction || exponent ? double(text, opening) : integer(text, opening)
  }

  private mutating func digits() -> Int {
    let start = cursor.index
    while let byte = cursor.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { cursor.advance() }
    return cursor.index - start
  }

  private mutating func fraction(_ opening: TextPlace) throws(TextError) -> Bool {
    guard cursor.skip(UInt8(ascii: ".")) else { return false }
    if digits() == 0 { throw TextError(.badNumber, at: opening) }
    return true
  }

  private mutating func exponent(_ opening: TextPlace) throws(TextError) -> Bool {
    guard cursor.skip(UInt8(ascii: "e")) || cursor.skip(UInt8(ascii: "E")) else { return false }
    _ = cursor.skip(UInt8(ascii: "+")) || cursor.skip(UInt8(ascii: "-"))
    if digits() == 0 { throw TextError(.badNumber, at: opening) }
    return true
  }

  private func endsBadly(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."): true
    default: false
    }
  }

  private func double(_ text: ArraySlice<UInt8>, _ opening: TextPlace) throws(TextError) -> JSONValue.Content
  {
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      throw TextError(.numberOutOfRange, at: opening)
    }
    return .double(number)
  }

  /// Counted downward, since the least number has no positive twin. Minus zero stays a double: an integer would
  /// lose its sign.
  private func integer(_ text: ArraySlice<UInt8>, _ opening: TextPlace) throws(TextError) -> JSONValue.Content
  {
    let isNegative = text.first == UInt8(ascii: "-")
    var number: Int64 = 0
    for byte in isNegative ? text.dropFirst() : text {
      let (shifted, overflow) = number.multipliedReportingOverflow(by: 10)
      let (next, underflow) = shifted.subtractingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      if overflow || underflow { throw TextError(.numberOutOfRange, at: opening) }
      number = next
    }
    if isNegative { return number == 0 ? .double(-0.0) : .integer(number) }
    if number == Int64.min { throw TextError(.numberOutOfRange, at: opening) }
    return .integer(-number)
  }
}
