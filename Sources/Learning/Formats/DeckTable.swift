/// Decks as tables: a first line that names the columns, then a line for each word. Several meanings stand in
/// one field with semicolons between them, or in several columns; several tags likewise. Columns with names that
/// we don't know are passed over.
enum DeckTable {
  static func deck(_ bytes: [UInt8], separator: UInt8, file: String) throws(TextError) -> Deck {
    var reader = TableReader(bytes, separator: separator)
    let columns = try columns(&reader)
    var list = WordList()
    while let row = try reader.row() {
      if row.allSatisfy(\.text.isEmpty) { continue }
      try list.add(entry(row, columns))
    }
    return Deck(id: Deck.id(ofFile: file), name: Deck.stem(ofFile: file), words: list.words)
  }

  private static func columns(_ reader: inout TableReader) throws(TextError) -> [TableColumn?] {
    var columns: [TableColumn?] = []
    var start = TextPlace(line: 1, column: 1)
    while columns.isEmpty, let row = try reader.row() {
      if row.allSatisfy(\.text.isEmpty) { continue }
      start = row[0].place
      for cell in row { columns.append(try column(cell, after: columns)) }
    }
    if columns.allSatisfy({ $0 == nil }) { throw TextError(.noTable, at: start) }
    for needed in [TableColumn.term, .meanings] where !columns.contains(needed) {
      throw TextError(.missingColumn(needed.rawValue), at: start)
    }
    return columns
  }

  private static func column(
    _ cell: TableCell, after others: [TableColumn?]
  ) throws(TextError) -> TableColumn? {
    guard let column = TableColumn(heading: cell.text) else { return nil }
    if others.contains(column) && column != .meanings {
      throw TextError(.duplicateColumn(cell.text), at: cell.place)
    }
    return column
  }

  private static func entry(_ row: [TableCell], _ columns: [TableColumn?]) throws(TextError) -> WordList.Entry
  {
    var entry = WordList.Entry(word: Word(id: "", term: "", meanings: []), place: row[0].place)
    for (index, cell) in row.enumerated() where !cell.text.isEmpty {
      if index >= columns.count { throw TextError(.tooManyFields(columns.count), at: cell.place) }
      if let column = columns[index] { fill(&entry, column, cell) }
    }
    return entry
  }

  private static func fill(_ entry: inout WordList.Entry, _ column: TableColumn, _ cell: TableCell) {
    switch column {
    case .id:
      entry.word.id = cell.text
      entry.idPlace = cell.place
    case .term: entry.word.term = cell.text
    case .meanings:
      entry.word.meanings += parts(cell.text)
      entry.meaningsPlace = entry.meaningsPlace ?? cell.place
    case .reading: entry.word.reading = cell.text
    case .romanization: entry.word.romanization = cell.text
    case .partOfSpeech: entry.word.partOfSpeech = cell.text
    case .mnemonic: entry.word.mnemonic = cell.text
    case .notes: entry.word.notes = cell.text
    case .tags: entry.word.tags = parts(cell.text)
    }
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
