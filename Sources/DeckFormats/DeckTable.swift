import Formats
import Learning

/// Decks as tables: a first line with the names of the columns, then a line per word. Several meanings are in
/// one field, separated by semicolons, or in several columns; tags likewise. Data of the whole deck can be in
/// columns of its own, such as `deck name`, on any line. Unknown columns are ignored. A table of two columns
/// without a header, like Quizlet's exports, has term and meaning.
enum DeckTable {
  private enum Column: Equatable {
    case word(TableColumn)
    case head(DeckHead.Part)
  }

  static func deck(_ bytes: [UInt8], separator: UInt8, file: String) throws(TextError) -> Deck {
    var reader = TableReader(bytes, separator: separator)
    let columns = try columns(&reader)
    var head = DeckHead()
    var list = WordList()
    while let row = try reader.row() {
      if let entry = try entry(row, columns, &head) { try list.add(entry) }
    }
    return head.deck(list.words, file: file)
  }

  /// Whether a table has no header, but can be read all the same.
  static func isUnnamed(_ bytes: [UInt8], separator: UInt8) -> Bool {
    var (reader, first) = (TableReader(bytes, separator: separator), TableReader(bytes, separator: separator))
    guard (try? columns(&reader)) != nil else { return false }
    while let row = try? first.row() {
      if row.contains(where: { !$0.text.isEmpty }) {
        return row.allSatisfy { (try? column($0, after: [])) ?? nil == nil }
      }
    }
    return false
  }

  private static func columns(_ reader: inout TableReader) throws(TextError) -> [Column?] {
    var columns: [Column?] = []
    var (start, beginning) = (TextPlace(line: 1, column: 1), reader)
    while columns.isEmpty {
      beginning = reader
      guard let row = try reader.row() else { break }
      if row.allSatisfy(\.text.isEmpty) { continue }
      start = row[0].place
      for cell in row { columns.append(try column(cell, after: columns)) }
      if columns == [nil, nil], row.allSatisfy({ !$0.text.isEmpty }) {
        reader = beginning
        return [.word(.term), .word(.meanings)]
      }
    }
    if columns.allSatisfy({ $0 == nil }) { throw TextError(.noTable, at: start) }
    for needed in [TableColumn.term, .meanings] where !columns.contains(.word(needed)) {
      throw TextError(.missingColumn(needed.rawValue), at: start)
    }
    return columns
  }

  private static func column(_ cell: TableCell, after others: [Column?]) throws(TextError) -> Column? {
    let head = DeckHead.Part(heading: cell.text).map(Column.head)
    guard let column = head ?? TableColumn(heading: cell.text).map(Column.word) else { return nil }
    if others.contains(column) && column != .word(.meanings) {
      throw TextError(.duplicateColumn(cell.text), at: cell.place)
    }
    return column
  }

  /// The word of a line; nil for a line without one.
  private static func entry(
    _ row: [TableCell], _ columns: [Column?], _ head: inout DeckHead
  ) throws(TextError) -> WordList.Entry? {
    var entry = WordList.Entry(word: Word(id: "", term: "", meanings: []), place: row[0].place)
    var hasWord = false
    for (index, cell) in row.enumerated() where !cell.text.isEmpty {
      if index >= columns.count { throw TextError(.tooManyFields(columns.count), at: cell.place) }
      switch columns[index] {
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
