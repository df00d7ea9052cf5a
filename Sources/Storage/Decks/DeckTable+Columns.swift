import Formats

/// Finding out what the columns hold.
extension DeckTable {
  /// How many lines can stand above the names of the columns.
  private static let mostTitles = 5

  mutating func findColumns(_ options: TableOptions) throws(TextError) {
    let rows = reader.sample
    guard let first = rows.first else {
      while try reader.row() != nil {}
      throw TextError(.emptyFile, at: TextPlace(line: 1, column: 1))
    }
    if options.hasHeader ?? options.names(first) {
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
    let guess = ColumnGuess(rows.filter { $0.count <= count }, count: count)
    header = TableHeader(unnamed: guess.columns)
    if isTold && header.isComplete { remarks.append(guess.sentence) }
  }

  /// Has columns hold what somebody says.
  private mutating func name(
    _ columns: [TableOptions.Column], _ first: [TableCell]
  ) throws(TextError) {
    for (column, name) in columns {
      let named = first.firstIndex { $0.text.letters == name.letters && !name.letters.isEmpty }
      guard let place = Int(name).map({ $0 - 1 }) ?? named, header.columns.indices.contains(place) else {
        throw TextError(.unknownColumn(name, first.map(\.text).joined(separator: ", ")))
      }
      header.set(column, at: place)
    }
  }
}

extension TableReader {
  /// The first rows that aren't empty and can be read; as many as it takes to see what the columns hold.
  var sample: [[TableCell]] {
    var (reader, rows) = (self, [[TableCell]]())
    while rows.count < 200, let row = reader.rowOrEmpty() {
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
    }
    return rows
  }

  /// Goes on after a row that a copy of it has read.
  fileprivate mutating func skip(past row: [TableCell]) {
    while let other = rowOrEmpty() { if other.first?.place == row[0].place { return } }
  }
}
