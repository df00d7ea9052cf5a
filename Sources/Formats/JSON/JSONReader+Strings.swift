extension JSONReader {
  /// A string in the text.
  struct Quoted {
    /// The place of its opening quote.
    let start: Int
    /// The bytes between the quotes.
    let range: Range<Int>
    /// The string with its escapes resolved; nil where it has none.
    let escaped: String?
  }

  /// Reads the string that starts here.
  mutating func text() throws(TextError) -> String {
    let quoted = try quoted()
    return try text(of: quoted)
  }

  /// The value of a string.
  mutating func text(of quoted: Quoted) throws(TextError) -> String {
    guard let text = quoted.escaped ?? cursor.text(quoted.range) else {
      throw TextError(.notUTF8, at: cursor.place(at: quoted.start))
    }
    return text
  }

  /// Reads the string that starts here. UTF-8 is only validated where there are escapes.
  mutating func quoted() throws(TextError) -> Quoted {
    let start = cursor.index
    cursor.index = endOfPlainText(from: start + 1)
    switch cursor.next {
    case UInt8(ascii: "\""):
      cursor.advance()
      return Quoted(start: start, range: start + 1..<cursor.index - 1, escaped: nil)
    case UInt8(ascii: "\\"):
      let text = try escapedString(start)
      return Quoted(start: start, range: start + 1..<cursor.index - 1, escaped: text)
    case nil: throw TextError(.unterminatedString, at: cursor.place(at: start))
    default: throw failure(.controlCharacter)
    }
  }

  /// The first byte that isn't plain text of a string, or the end.
  func endOfPlainText(from start: Int) -> Int {
    var place = start
    while place < cursor.bytes.count {
      let end = cursor.bytes.eight(at: place).endOfPlainText
      if end < 8 { return min(place + end, cursor.bytes.count) }
      place += 8
    }
    return cursor.bytes.count
  }

  /// Continues at the first backslash.
  private mutating func escapedString(_ opening: Int) throws(TextError) -> String {
    var text = Array(cursor.bytes[opening + 1..<cursor.index])
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
    if !cursor.skip(UInt8(ascii: "\"")) {
      throw TextError(.unterminatedString, at: cursor.place(at: opening))
    }
    guard let result = TextCursor.text(text[...]) else {
      throw TextError(.notUTF8, at: cursor.place(at: opening))
    }
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

  /// Reads the scalar of one `\u` escape, or of two that form a surrogate pair; the first `\u` has been
  /// passed.
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

/// Skipping values, which takes a tenth of the time of reading them.
extension JSONReader {
  /// Skips the next value. Only the ends of strings and the balance of brackets are checked.
  public mutating func pass() throws(TextError) {
    var depth = 0
    repeat {
      switch cursor.next {
      case nil: throw failure(.cutShort)
      case UInt8(ascii: "\""): try passString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        cursor.advance()
      case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "]") where depth > 0:
        depth -= 1
        cursor.advance()
      default: if depth > 0 { cursor.advance() } else { _ = try value() }
      }
    } while depth > 0
  }

  private mutating func passString() throws(TextError) {
    let opening = cursor.index
    cursor.advance()
    while true {
      cursor.index = endOfPlainText(from: cursor.index)
      switch cursor.next {
      case UInt8(ascii: "\""): return cursor.advance()
      case UInt8(ascii: "\\"):
        cursor.advance()
        if cursor.next != nil { cursor.advance() }
      case nil: throw TextError(.unterminatedString, at: cursor.place(at: opening))
      default: throw failure(.controlCharacter)
      }
    }
  }
}
