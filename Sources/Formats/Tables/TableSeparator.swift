/// What stands between the fields of a table's row.
package struct TableSeparator: Hashable, Sendable {
  package static let comma = Self(byte: UInt8(ascii: ","))
  package static let semicolon = Self(byte: UInt8(ascii: ";"))
  package static let tab = Self(byte: UInt8(ascii: "\t"))

  /// Not empty.
  package let bytes: [UInt8]
  private let first: UInt8

  package init(byte: UInt8) { (bytes, first) = ([byte], byte) }

  /// A separator of several characters, such as a dash between blanks.
  package init(_ text: StaticString) {
    bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    first = bytes[0]
  }

  /// Whether a quote inside a field is a letter, as in files that no spreadsheet has written with commas.
  var hasQuotesAsLetters: Bool { self != .comma && self != .semicolon }

  func stands(at cursor: TextCursor) -> Bool {
    cursor.next == first && (bytes.count == 1 || cursor.bytes[cursor.index...].starts(with: bytes))
  }
}
