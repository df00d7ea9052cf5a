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
    return try content(of: cursor.text(from: start) ?? "", whole: !fraction && !exponent, opening)
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

  /// Minus zero stays a double: an integer would lose its sign.
  private func content(
    of text: String, whole: Bool, _ opening: TextPlace
  ) throws(TextError) -> JSONValue.Content {
    if whole && text != "-0" {
      guard let number = Int64(text) else { throw TextError(.numberOutOfRange, at: opening) }
      return .integer(number)
    }
    guard let number = Double(text), number.isFinite else { throw TextError(.numberOutOfRange, at: opening) }
    return .double(number)
  }
}
