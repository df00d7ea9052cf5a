/// Several texts in one field of a table, separated by semicolons. A backslash escapes a semicolon or a
/// backslash; before anything else it is literal.
package enum ListField {
  private static let separator: Unicode.Scalar = ";"
  private static let escape: Unicode.Scalar = "\\"

  package static func parts(_ text: String) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if scalar != separator && scalar != escape { parts[parts.count - 1].append(escape) }
        parts[parts.count - 1].append(scalar)
        isEscaped = false
      } else if scalar == escape {
        isEscaped = true
      } else if scalar == separator {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    if isEscaped { parts[parts.count - 1].append(escape) }
    return parts.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Tags: where no semicolon separates them, blanks and commas do.
  package static func tags(_ text: String) -> [String] {
    if text.unicodeScalars.contains(separator) { return parts(text) }
    return text.split { $0.isWhitespace || $0 == "," }.flatMap { parts(String($0)) }
  }

  /// Tags so that `tags` reads them again.
  package static func text(ofTags tags: [String]) -> String {
    let text = text(tags)
    return self.tags(text) == tags ? text : text + ";"
  }

  package static func text(_ parts: [String]) -> String {
    var text = String.UnicodeScalarView()
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(contentsOf: "; ".unicodeScalars) }
      for scalar in part.unicodeScalars {
        if scalar == separator || scalar == escape { text.append(escape) }
        text.append(scalar)
      }
    }
    return String(text)
  }
}
