/// Strings.
extension JSONReader {
  /// The string whose opening quote is next.
  mutating func string() throws(TextError) -> String {
    let opening = cursor.place
    cursor.advance()
    let start = cursor.index
    while let byte = cursor.next {
      if byte == UInt8(ascii: "\"") {
        guard let text = cursor.text(from: start) else { throw TextError(.notUTF8, at: opening) }
        cursor.advance()
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(start, opening) }
      if byte < 0x20 { throw failure(.controlCharacter) }
      cursor.advance()
    }
    throw TextError(.unterminatedString, at: opening)
  }

  /// Goes on from the first backslash.
  private mutating func escapedString(_ start: Int, _ opening: TextPlace) throws(TextError) -> String {
    var text = Array(cursor.bytes[start..<cursor.index])
    while let byte = cursor.next, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else if byte < 0x20 {
        throw failure(.controlCharacter)
      } else {
        cursor.advance()
        text.append(byte)
      }
    }
    if !cursor.skip(UInt8(ascii: "\"")) { throw TextError(.unterminatedString, at: opening) }
    guard let result = TextCursor.text(text[...]) else { throw TextError(.notUTF8, at: opening) }
    return result
  }

  private mutating func escape(into text: inout [UInt8]) throws(TextError) {
    let start = cursor.place
    cursor.advance()
    guard let letter = cursor.next else { throw TextError(.unterminatedString, at: start) }
    cursor.advance()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: Character(try scalar(start)).utf8)
    default: throw TextError(.badEscape, at: start)
    }
  }

  /// The scalar of one `\u` escape, or of two that are a surrogate pair; the first `\u` has been passed.
  private mutating func scalar(_ start: TextPlace) throws(TextError) -> Unicode.Scalar {
    let first = try hexDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, cursor.starts(with: "\\u") else { throw TextError(.loneSurrogate, at: start) }
    cursor.advance()
    cursor.advance()
    let second = try hexDigits(start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw TextError(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func hexDigits(_ start: TextPlace) throws(TextError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = cursor.next, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw TextError(.badEscape, at: start) }
      code = code << 4 + UInt32(digit)
      cursor.advance()
    }
    return code
  }
}
