import Formats
import Learning

/// Decks as tables: a line per word, after a line with the names of the columns or without one. Several meanings
/// are in one field, separated by semicolons, or in several columns; tags likewise. Data of the whole deck can be
/// in columns of its own, such as `deck name`, on any line. Unknown columns are ignored. Without names the columns
/// are word and meaning, as in Quizlet's exports, or what their content tells.
struct DeckTable {
  /// How many rows are looked at to find out what the columns hold.
  private static let looked = 200
  /// How many lines can stand above the names of the columns.
  private static let mostTitles = 5

  private var reader: TableReader
  private var header = TableHeader(unnamed: [])
  private var head = DeckHead()
  private var list = WordList()
  private var leftOut = LeftOut()
  private var remarks: [String] = []

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
      if error.problem.isOfFile { throw error }
      leftOut.add(error)
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
        try entry.fill(column, cell)
        hasWord = true
      case nil: hasWord = true
      }
    }
    return hasWord ? entry : nil
  }
}

/// Markdown's tables.
extension DeckTable {
  /// Whether a row is the line of dashes below the names.
  private func isRule(_ row: [TableCell]) -> Bool {
    reader.separator == TableSeparator("|") && row.allSatisfy { $0.text.allSatisfy { "-: ".contains($0) } }
  }
}

/// Finding out what the columns hold.
extension DeckTable {
  private mutating func findColumns(_ options: TableOptions) throws(TextError) {
    let rows = sample
    guard let first = rows.first else {
      while try reader.row() != nil {}
      throw TextError(.emptyFile, at: TextPlace(line: 1, column: 1))
    }
    if options.hasHeader == true {
      header = TableHeader(said: first)
      reader.skip(past: first)
    } else if options.hasHeader != false, try findNames(rows) {
      tellUnused(rows)
    } else {
      guess(rows, isTold: options.columns.isEmpty)
    }
    try name(options.columns, first)
    guard header.isComplete else { throw TextError(.noTable, at: first[0].place) }
  }

  /// The first rows that aren't empty and can be read.
  private var sample: [[TableCell]] {
    var (reader, rows) = (reader, [[TableCell]]())
    while rows.count < Self.looked, let row = reader.nextWhole() {
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
    }
    return rows
  }

  /// Looks for a line that names the columns, below titles of one field.
  private mutating func findNames(_ rows: [[TableCell]]) throws(TextError) -> Bool {
    for row in rows.prefix(Self.mostTitles + 1) {
      if let names = try TableHeader(row) {
        header = names
        reader.skip(past: row)
        return true
      }
      if row.count(where: { !$0.text.isEmpty }) > 1 { return false }
    }
    return false
  }

  /// Columns with names that say nothing, and with content.
  private mutating func tellUnused(_ rows: [[TableCell]]) {
    let names = rows.first { $0.count == header.columns.count } ?? []
    let unused = header.columns.indices.filter { place in
      header.columns[place] == nil && rows.contains { place < $0.count && !$0[place].text.isEmpty }
    }
    if unused.isEmpty || names.isEmpty { return }
    let list = unused.map { names[$0].text.isEmpty ? "number \($0 + 1)" : names[$0].text }.joined(
      separator: ", ")
    remarks.append("Not used: the \(unused.count == 1 ? "column" : "columns") \(list).")
  }

  private mutating func guess(_ rows: [[TableCell]], isTold: Bool) {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.count, default: 0] += 1 }
    let count = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    let guess = ColumnGuess(rows.filter { $0.count == count }, count: count)
    header = TableHeader(unnamed: guess.columns)
    if isTold && header.isComplete { remarks.append(guess.sentence) }
  }

  /// Has columns hold what somebody says.
  private mutating func name(
    _ columns: [(holds: String, name: String)], _ first: [TableCell]
  ) throws(TextError) {
    for (holds, name) in columns {
      guard let column = TableColumn(rawValue: holds) else { continue }
      let named = first.firstIndex { $0.text.letters == name.letters && !name.letters.isEmpty }
      guard let place = named ?? Int(name).map({ $0 - 1 }), header.columns.indices.contains(place) else {
        throw TextError(.unknownColumn(name, first.map(\.text).joined(separator: ", ")))
      }
      header.set(column, at: place)
    }
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
        return reader.nextWhole().map { ((try? TableHeader($0)) ?? nil) != nil } ?? false
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

extension TableReader {
  /// Goes on after a row that a copy of it has read.
  fileprivate mutating func skip(past row: [TableCell]) {
    while let other = nextWhole() { if other.first?.place == row[0].place { return } }
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
