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
