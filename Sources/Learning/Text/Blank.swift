extension String {
  /// Whether there is nothing to see: only spaces, control characters and scalars that draw nothing.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control
    }
  }

  /// What stands between white space.
  var words: [String] {
    unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
  }

  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
