/// One field of a table and where it starts.
package struct TableCell {
  package var text: String
  package var place: TextPlace

  package init(text: String, place: TextPlace) {
    self.text = text
    self.place = place
  }
}

/// Reads CSV (RFC 4180) and TSV row by row. A row ends with CR LF, LF or CR; a quoted field may hold all of them.
package struct TableReader {
  /// The most bytes in one row: a quote that is never closed is found before it has eaten the file.
  package static let rowLimit = 64 << 10
  /// The most cells in one row, and the most rows, empty ones among them.
  package static let (columnLimit, lineLimit) = (1000, 200_000)
  private static let quote = UInt8(ascii: "\"")

  private let separator: UInt8
  private let comment: UInt8?
  private var cursor: TextCursor
  private var rowStart = 0
  private var rowPlace = TextPlace.none
  private var rows = 0

  package init(_ bytes: [UInt8], separator: UInt8) {
    self.init(TextCursor(bytes), separator: separator, comment: nil)
  }

  /// Goes on from a place. Lines that start with the byte `comment` are passed over.
  package init(_ cursor: TextCursor, separator: UInt8, comment: UInt8?) {
    self.separator = separator
    self.comment = comment
    self.cursor = cursor
  }

  /// The cells of the next row; nil at the end of the text.
  package mutating func row() throws(TextError) -> [TableCell]? {
    skipComments()
    if cursor.next == nil { return nil }
    rowStart = cursor.index
    rowPlace = cursor.place
    rows += 1
    if rows > Self.lineLimit { throw TextError(.tooManyLines(limit: Self.lineLimit), at: rowPlace) }
    var cells: [TableCell] = []
    repeat {
      if cells.count == Self.columnLimit {
        throw TextError(.tooManyColumns(limit: Self.columnLimit), at: cursor.place)
      }
      cells.append(try cell())
    } while cursor.skip(separator)
    _ = cursor.skip(UInt8(ascii: "\r"))
    if cursor.next == UInt8(ascii: "\n") { cursor.advance() }
    return cells
  }

  private mutating func skipComments() {
    while let comment, cursor.next == comment {
      while let byte = cursor.next, byte != UInt8(ascii: "\n") { cursor.advance() }
      if cursor.next != nil { cursor.advance() }
    }
  }

  private mutating func cell() throws(TextError) -> TableCell {
    let place = cursor.place
    let text = cursor.skip(Self.quote) ? try quoted(place) : try plain()
    guard let text = TextCursor.text(text[...]) else { throw TextError(.notUTF8, at: place) }
    return TableCell(text: text.trimmed, place: place)
  }

  private var isAtEndOfCell: Bool {
    guard let byte = cursor.next else { return true }
    return byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func plain() throws(TextError) -> [UInt8] {
    var text: [UInt8] = []
    while !isAtEndOfCell, let byte = cursor.next {
      if byte == Self.quote { throw TextError(.bareQuote, at: cursor.place) }
      text.append(try take(byte))
    }
    return text
  }

  /// The opening quote has been passed.
  private mutating func quoted(_ opening: TextPlace) throws(TextError) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = cursor.next {
      if byte == Self.quote {
        cursor.advance()
        if isAtEndOfCell { return text }
        if cursor.next != Self.quote { throw TextError(.textAfterQuote, at: cursor.place) }
      }
      text.append(try take(byte))
    }
    throw TextError(.unterminatedQuote, at: opening)
  }

  private mutating func take(_ byte: UInt8) throws(TextError) -> UInt8 {
    if byte == 0 { throw TextError(.nul, at: cursor.place) }
    if cursor.index - rowStart >= Self.rowLimit {
      throw TextError(.lineTooLong(limit: Self.rowLimit), at: rowPlace)
    }
    cursor.advance()
    return byte
  }
}
