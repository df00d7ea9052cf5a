extension String {
  /// Whether nothing is visible: only spaces, control characters and ignorable scalars.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy(\.isBlank)
  }

  /// The parts between white space.
  package var words: [String] {
    unicodeScalars.split(whereSeparator: \.isSpace).map { String($0) }
  }

  /// Without white space at the ends.
  package var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.isSpace }),
      let last = unicodeScalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    if first == startIndex, unicodeScalars.index(after: last) == endIndex { return self }
    return String(unicodeScalars[first...last])
  }
}

/// ASCII, the common case, is decided without Unicode's tables, whose look-up takes ten times as long.
extension Unicode.Scalar {
  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  fileprivate var isBlank: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control
  }
}
