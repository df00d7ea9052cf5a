extension String {
  /// Whether there is nothing to see: only spaces, control characters and scalars that draw nothing.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy(\.isBlank)
  }

  /// What stands between white space.
  package var words: [String] {
    unicodeScalars.split(whereSeparator: \.isSpace).map { String($0) }
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.isSpace }),
      let last = unicodeScalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    if first == startIndex, unicodeScalars.index(after: last) == endIndex { return self }
    return String(unicodeScalars[first...last])
  }
}

/// What most scalars of most texts are is told without Unicode's tables, in which a look takes ten times as long.
extension Unicode.Scalar {
  /// Whether it is white space.
  package var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  fileprivate var isBlank: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control
  }
}
