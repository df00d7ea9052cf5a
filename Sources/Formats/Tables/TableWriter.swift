/// Writes tables that `TableReader` can read: RFC 4180 with any separator.
package struct TableWriter {
  private static let quote = UInt8(ascii: "\"")

  let separator: UInt8
  /// The line ending.
  let end: StaticString
  package private(set) var bytes: [UInt8] = []

  package init(separator: UInt8, end: StaticString) {
    self.separator = separator
    self.end = end
  }

  /// Writes a row. Returns whether it is short enough to be read again.
  package mutating func row(_ cells: [String]) -> Bool {
    let start = bytes.count
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(separator) }
      write(cell)
    }
    let length = bytes.count - start
    line("")
    return length <= TableReader.rowLimit
  }

  /// Writes a line unchanged.
  package mutating func line(_ text: String) {
    bytes += text.utf8
    bytes += UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
  }

  /// A leading number sign must be quoted: Anki would take the line for a comment.
  private mutating func write(_ cell: String) {
    let isPlain = cell.utf8.first != UInt8(ascii: "#") && !cell.utf8.contains(where: isSpecial)
    if isPlain { return bytes += cell.utf8 }
    bytes.append(Self.quote)
    for byte in cell.utf8 {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.quote || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

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
