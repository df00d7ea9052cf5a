import Formats
import Learning

/// What the columns of a table hold.
struct TableHeader {
  enum Column: Equatable {
    case word(TableColumn)
    case head(DeckHead.Part)
  }

  /// Nil for a column that isn't used.
  private(set) var columns: [Column?]
  /// The languages that the names tell.
  private(set) var languages = Deck.Languages()
  private let names: [ColumnName]

  /// A row as names of columns, whether it is that or not.
  private init(naming row: [TableCell]) {
    names = row.map { ColumnName($0.text) }
    columns = []
    for (cell, name) in zip(row, names) {
      columns.append(
        Self.column(cell.text, name, names).flatMap { columns.contains($0) && !$0.isList ? nil : $0 })
    }
    readReading()
    nameByLanguage()
    languages.term = language(of: .term) ?? language(of: .reading) ?? language(of: .romanization) ?? "und"
    languages.meaning = language(of: .meanings) ?? "und"
  }

  /// A row that names the columns; nil for any other row.
  ///
  /// - Throws: `missingColumn` if it clearly names columns, but not the word or not its meaning.
  init?(_ row: [TableCell]) throws(TextError) {
    self.init(naming: row)
    if isComplete { return }
    let used = row.indices.filter { !row[$0].text.isEmpty }
    let known = used.reduce(into: [Column]()) { known, place in
      if let column = columns[place], !known.contains(column) { known.append(column) }
    }
    guard known.count > 2 || known.count == 2 && used.count == 2 else { return nil }
    for needed in [TableColumn.term, .meanings] where !holds(needed) {
      throw TextError(.missingColumn(needed.rawValue), at: row[0].place)
    }
    return nil
  }

  /// A row that names the columns because somebody says so: those without a known name are the word and its
  /// meaning, if no other column is.
  init(said row: [TableCell]) {
    self.init(naming: row)
    for needed in [TableColumn.term, .meanings] where !holds(needed) {
      let free = columns.indices.first { columns[$0] == nil && !row[$0].text.isEmpty }
      if let free { columns[free] = .word(needed) }
    }
  }

  /// Columns without names.
  init(unnamed columns: [TableColumn?]) {
    self.columns = columns.map { $0.map(Column.word) }
    names = []
  }

  var isComplete: Bool { holds(.term) && holds(.meanings) }

  func holds(_ column: TableColumn) -> Bool { columns.contains(.word(column)) }

  /// Has a column hold something else.
  mutating func set(_ column: TableColumn, at place: Int) {
    if !column.isList || column == .meanings {
      for other in columns.indices where columns[other] == .word(column) { columns[other] = nil }
    }
    columns[place] = .word(column)
  }

  /// A number counts as a part of the name unless several columns hold the same; Q and A are names only together.
  private static func column(_ text: String, _ name: ColumnName, _ all: [ColumnName]) -> Column? {
    if let part = DeckHead.Part.allCases.first(where: { $0.rawValue.letters == text.letters }) {
      return .head(part)
    }
    if all.contains(where: { $0.base == "q" }), all.contains(where: { $0.base == "a" }) {
      if name.base == "q" || name.base == "a" { return .word(name.base == "q" ? .term : .meanings) }
    }
    guard let column = name.column else { return nil }
    return name.number.isEmpty || all.count(where: { $0.column == column }) > 1 ? .word(column) : nil
  }

  /// Without another column for the word its reading is the word.
  private mutating func readReading() {
    guard !holds(.term), let place = columns.firstIndex(of: .word(.reading)), language(at: place) != nil
    else {
      return
    }
    columns[place] = .word(.term)
  }

  /// Columns that are only named after a language are the word and its meaning.
  private mutating func nameByLanguage() {
    let said = language(of: .term) ?? language(of: .reading) ?? language(of: .romanization)
    if !holds(.term), let place = place(namedAfter: said) ?? place(otherThan: language(of: .meanings)) {
      columns[place] = .word(.term)
    }
    if !holds(.meanings), holds(.term), let place = place(otherThan: language(of: .term)) {
      columns[place] = .word(.meanings)
    }
    if !holds(.meanings), names.allSatisfy({ $0.column == nil }) { columns = columns.map { _ in nil } }
  }

  private func place(namedAfter language: String?) -> Int? {
    guard let language else { return nil }
    return columns.indices.first { columns[$0] == nil && names[$0].language == language }
  }

  private func place(otherThan language: String?) -> Int? {
    columns.indices.first { place in
      columns[place] == nil && names[place].column == nil
        && names[place].language.map { $0 != language } ?? false
    }
  }

  private func language(of column: TableColumn) -> String? {
    columns.firstIndex(of: .word(column)).flatMap(language)
  }

  private func language(at place: Int) -> String? { names[place].language }
}

extension TableHeader.Column {
  fileprivate var isList: Bool { if case .word(let column) = self { column.isList } else { false } }
}
