import Limits

/// Reads CSV (RFC 4180) and TSV row by row. A row ends with CR LF, LF or CR; a quoted field may contain any
/// of them. Where the separator is neither a comma nor a semicolon, a field that isn't quoted as a whole may
/// contain quotes.
package struct TableReader {
  /// In bytes. It stops an unclosed quote before it swallows the whole file.
  package static let rowLimit = Limit.tableLine.most
  /// The most cells in a row, and the most rows, including empty ones.
  static let (columnLimit, lineLimit) = (Limit.tableFields.most, Limit.tableLines.most)
  private static let quote = UInt8(ascii: "\"")

  package let separator: TableSeparator
  private let comment: UInt8?
  private var cursor: TextCursor
  private var rowStart = 0
  private var rowPlace = TextPlace.none
  private var rows = 0
  /// Whether all quotes of the row are letters.
  private var isPlain = false

  package init(_ bytes: [UInt8], separator: UInt8) {
    self.init(TextCursor(bytes), separator: TableSeparator(byte: separator))
  }

  /// Continues from a cursor. Lines that start with the byte `comment` are skipped.
  package init(_ cursor: TextCursor, separator: TableSeparator, comment: UInt8? = nil) {
    self.separator = separator
    self.comment = comment
    self.cursor = cursor
  }

  /// The next row, if all its quotes are letters. Only where quotes can be letters at all.
  package mutating func plainRow() throws(TextError) -> [TableCell]? {
    isPlain = separator.hasQuotesAsLetters
    defer { isPlain = false }
    return try row()
  }

  private mutating func skipRow() {
    cursor.index = rowStart
    while let byte = cursor.next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { cursor.advance() }
    endLine()
  }

  /// The cells of the next row; nil at the end of the text. After an error the next row begins after the first line
  /// of the faulty one.
  package mutating func row() throws(TextError) -> [TableCell]? {
    do throws(TextError) {
      return try cells()
    } catch {
      skipRow()
      throw error
    }
  }

  /// The next row; one without fields where it can't be read.
  package mutating func rowOrEmpty() -> [TableCell]? {
    do throws(TextError) { return try row() } catch { return [] }
  }

  private mutating func cells() throws(TextError) -> [TableCell]? {
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
    } while skipSeparator()
    endLine()
    return cells
  }

  private mutating func skipSeparator() -> Bool {
    guard separator.stands(at: cursor) else { return false }
    cursor.index += separator.bytes.count
    return true
  }

  private mutating func endLine() {
    _ = cursor.skip(UInt8(ascii: "\r"))
    _ = cursor.skip(UInt8(ascii: "\n"))
  }

  private mutating func skipComments() {
    while let comment, cursor.next == comment {
      while let byte = cursor.next, byte != UInt8(ascii: "\n") { cursor.advance() }
      if cursor.next != nil { cursor.advance() }
    }
  }

  private mutating func cell() throws(TextError) -> TableCell {
    let place = cursor.place
    let content: [UInt8]
    if let quoted = try quoted(place) { content = quoted } else { content = try plain() }
    guard let text = TextCursor.text(content[...]) else { throw TextError(.notUTF8, at: place) }
    return TableCell(text: text.trimmed, place: place)
  }

  private var isAtEndOfCell: Bool {
    guard let byte = cursor.next else { return true }
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || separator.stands(at: cursor)
  }

  private mutating func plain() throws(TextError) -> [UInt8] {
    var text: [UInt8] = []
    while !isAtEndOfCell, let byte = cursor.next {
      if byte == Self.quote && !separator.hasQuotesAsLetters { throw TextError(.bareQuote, at: cursor.place) }
      text.append(try consume(byte))
    }
    return text
  }

  /// The content of a quoted field; nil where there is none.
  private mutating func quoted(_ opening: TextPlace) throws(TextError) -> [UInt8]? {
    let start = cursor
    // Excel keeps texts that look like numbers as ="007".
    if cursor.bytes[cursor.index...].starts(with: [UInt8(ascii: "="), Self.quote]) { cursor.advance() }
    guard !isPlain, cursor.skip(Self.quote) else { return nil }
    do throws(TextError) { return try rest(of: opening) } catch {
      guard separator.hasQuotesAsLetters, error.problem != .nul else { throw error }
      cursor = start
      return nil
    }
  }

  /// The rest of a quoted field whose opening quote has been passed.
  private mutating func rest(of opening: TextPlace) throws(TextError) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = cursor.next {
      if byte == Self.quote {
        cursor.advance()
        if isAtEndOfCell { return text }
        if cursor.next != Self.quote { throw textAfterQuote(opened: opening) }
      }
      text.append(try consume(byte))
    }
    throw TextError(.unterminatedQuote, at: opening)
  }

  /// A quote that closes lines later may well be that of another field.
  private mutating func textAfterQuote(opened opening: TextPlace) -> TextError {
    let place = cursor.place
    return place.line == opening.line
      ? TextError(.textAfterQuote, at: place) : TextError(.unterminatedQuote, at: opening)
  }

  private mutating func consume(_ byte: UInt8) throws(TextError) -> UInt8 {
    if byte == 0 { throw TextError(.nul, at: cursor.place) }
    if cursor.index - rowStart >= Self.rowLimit {
      throw TextError(.lineTooLong(limit: Self.rowLimit), at: rowPlace)
    }
    cursor.advance()
    return byte
  }
}

/// What can be wrong with a table.
extension TextError.Problem {
  package static let nul = Self(
    "a NUL byte stands here", hint: "This is not a text file: save the words as UTF-8 text.")
  static let bareQuote = Self(
    "a quote stands inside a field that is not quoted",
    hint: #"Put the whole field into quotes and double each quote inside it, like "say ""hi"" twice"."#)
  static let textAfterQuote = Self(
    "text follows a closing quote", hint: "Double the quotes that belong to the text, or add a separator.")
  static let unterminatedQuote = Self(
    "the quote is never closed", hint: "Close it with another quote.")

  package static func lineTooLong(limit: Int) -> Self {
    Self("the line is longer than \(limit >> 10) KB", hint: "Shorten it; perhaps a quote is not closed.")
  }

  static func tooManyLines(limit: Int) -> Self {
    Self(
      "the file has more than \(limit) lines", hint: "Split it into several decks, and remove empty lines.",
      isOfFile: true)
  }

  static func tooManyColumns(limit: Int) -> Self {
    Self("the line has more than \(limit) fields", hint: "Remove those that no column names.")
  }
}
