import Formats
import Learning

/// Decks as tables: a line per word, after a line with the names of the columns or without one. Several meanings
/// are in one field, separated by semicolons, or in several columns; tags likewise. Data of the whole deck can be
/// in columns of its own, such as `deck name`, on any line. Unknown columns are ignored. Without names the columns
/// are word and meaning, as in Quizlet's exports, or what their content tells.
struct DeckTable {
  var reader: TableReader
  var header = TableHeader(unnamed: [])
  private var head = DeckHead()
  private var list = WordList()
  private var leftOut = LeftOut()
  var remarks: [String] = []

  static func reading(
    _ bytes: [UInt8], file: String, _ options: TableOptions
  ) throws(TextError) -> DeckReading {
    var table = DeckTable(bytes, file: file)
    try table.findColumns(options)
    while try table.readRow() {}
    table.head.usual = table.header.languages
    var reading = DeckReading(table.head.deck(table.list.words, file: file))
    (reading.leftOut, reading.remarks, reading.isTable) = (table.leftOut, table.remarks, true)
    return reading
  }

  private init(_ bytes: [UInt8], file: String) {
    var cursor = TextCursor(bytes)
    let said = cursor.skipSeparatorLine()
    cursor.skipComments()
    // A name that says tabs is right unless there are none.
    let hasTabs = file.lowercased().hasSuffix(".tsv") && bytes.contains(UInt8(ascii: "\t"))
    let separator = said ?? (hasTabs ? .tab : SeparatorGuess.separator(of: bytes[cursor.index...]))
    reader = TableReader(cursor, separator: separator)
  }

  /// The next row. What can't be read is left out.
  private mutating func readRow() throws(TextError) -> Bool {
    do throws(TextError) {
      guard let row = try nextRow() else { return false }
      if let entry = try entry(row) { try list.add(entry) }
    } catch {
      try leftOut.add(error)
    }
    return true
  }

  /// Quotes that would hide a field's end are letters.
  private mutating func nextRow() throws(TextError) -> [TableCell]? {
    var plain = reader
    let row = try reader.row()
    if row.map({ $0.count == header.columns.count }) ?? true { return row }
    guard let other = try? plain.plainRow(), other.count == header.columns.count else { return row }
    reader = plain
    return other
  }

  /// The word of a line; nil for a line without one.
  private mutating func entry(_ row: [TableCell]) throws(TextError) -> WordList.Entry? {
    var entry = WordList.Entry(word: Word(id: "", term: "", meanings: []), place: row[0].place)
    if isRule(row) { return nil }
    if row.count == 1, header.columns.count > 1, !row[0].text.isEmpty {
      throw TextError(.oneField, at: row[0].place)
    }
    var hasWord = false
    for (index, cell) in row.enumerated() where !cell.text.isEmpty {
      if index >= header.columns.count {
        throw TextError(.tooManyFields(header.columns.count), at: cell.place)
      }
      switch header.columns[index] {
      case .head(let part): try head.set(part, cell.text, at: cell.place)
      case .word(let column):
        try fill(&entry, column, cell)
        hasWord = true
      case nil: hasWord = true
      }
    }
    return hasWord ? entry : nil
  }
}

extension DeckTable {
  /// What Babble has written has a column for the deck's id, and stands as it is. In other tables there may be HTML, and
  /// readings in brackets.
  private func fill(
    _ entry: inout WordList.Entry, _ column: TableColumn, _ cell: TableCell
  ) throws(TextError) {
    if header.columns.contains(.head(.id)) { return try entry.fill(column, cell) }
    let isHTML = cell.text.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
    let field = FieldText(cell.text, of: column, isHTML: isHTML)
    try entry.fill(column, TableCell(text: field.text, place: cell.place))
    entry.word.reading = entry.word.reading ?? field.reading
  }
}

/// Markdown's tables.
extension DeckTable {
  /// Whether a row is the line of dashes below the names.
  private func isRule(_ row: [TableCell]) -> Bool {
    reader.separator == TableSeparator("|") && row.allSatisfy { $0.text.allSatisfy { "-: ".contains($0) } }
  }
}

extension TextCursor {
  /// Skips Excel's line `sep=;` and returns the separator that it names.
  fileprivate mutating func skipSeparatorLine() -> TableSeparator? {
    let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: line.prefix(10), as: UTF8.self).filter { $0 != "\"" }
    guard text.lowercased().hasPrefix("sep="), let byte = text.utf8.dropFirst(4).first, text.utf8.count == 5
    else {
      return nil
    }
    skipLine()
    return TableSeparator(byte: byte)
  }

  /// Skips lines at the start that begin with `#`, but not one that names columns.
  fileprivate mutating func skipComments() {
    while next == UInt8(ascii: "#") {
      let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let separators: [TableSeparator] = [.tab, .semicolon, .comma, TableSeparator("|")]
      let isHeader = separators.contains { separator in
        var reader = TableReader(TextCursor(Array(line)), separator: separator)
        return reader.rowOrEmpty().map { (try? TableHeader($0)) != nil } ?? false
      }
      if isHeader { return }
      skipLine()
    }
  }

  private mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { advance() }
    _ = skip(UInt8(ascii: "\r"))
    _ = skip(UInt8(ascii: "\n"))
  }
}

extension DeckTable {
  /// A table with a column for everything that any word has. Data of the whole deck is on the first line.
  static func write(_ deck: Deck, separator: UInt8, end: StaticString) throws(TextError) -> [UInt8] {
    let columns = TableColumn.used(in: deck)
    let head = DeckHead.parts(of: deck)
    var writer = TableWriter(separator: separator, end: end)
    _ = writer.row(columns.map(\.rawValue) + head.map(\.part.rawValue))
    if deck.words.isEmpty { _ = writer.row(columns.map { _ in "" } + head.map(\.text)) }
    for (index, word) in deck.words.enumerated() {
      let values = index == 0 ? head.map(\.text) : head.map { _ in "" }
      if !writer.row(columns.map(word.field) + values) { throw TextError(.longForTable(word.id)) }
    }
    return writer.bytes
  }
}
