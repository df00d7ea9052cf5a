import Learning

/// Writes the entries of a language.
struct EntryRows {
  private let entry: Statement
  private let term: Statement
  private let meaning: Statement

  init(_ language: String, in database: Database) throws(DictionaryError) {
    entry = try Statement("INSERT INTO entry_\(language) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", in: database)
    term = try Statement("INSERT INTO term_\(language)(rowid, keys) VALUES(?, ?)", in: database)
    meaning = try Statement("INSERT INTO meaning_\(language)(rowid, keys) VALUES(?, ?)", in: database)
  }

  /// Writes an entry and its keys.
  func put(_ value: DictionaryEntry, at number: Int) throws(DictionaryError) {
    entry.bind(number, at: 1)
    entry.bind(value.term, at: 2)
    entry.bind(Columns.joined(value.spellings), at: 3)
    entry.bind(value.reading, at: 4)
    entry.bind(Columns.joined(value.senses), at: 5)
    entry.bind(Columns.joined(value.lists), at: 6)
    entry.bind(value.zipf, at: 7)
    entry.bind(value.example?.text, at: 8)
    entry.bind(value.example?.meaning, at: 9)
    try entry.run()
    try put(EntryKeys.terms(of: value), at: number, term)
    try put(EntryKeys.meanings(of: value), at: number, meaning)
  }

  private func put(_ keys: [UInt8], at number: Int, _ index: Statement) throws(DictionaryError) {
    index.bind(number, at: 1)
    index.bind(keys, at: 2)
    try index.run()
  }

  /// In the order in which `entry` reads them.
  static let columns = "term, spellings, reading, senses, lists, zipf, example, exampleMeaning"

  /// The number of columns.
  static let count: Int32 = 8

  static func entry(_ language: String, _ row: Statement) -> DictionaryEntry {
    let (reading, example, meaning) = (row.text(2), row.text(6), row.text(7))
    let sentence = Sentence(example, meaning: meaning.isEmpty ? nil : meaning)
    return DictionaryEntry(
      language: language, term: row.text(0), spellings: Columns.list(row.text(1)),
      reading: reading.isEmpty ? nil : reading, senses: Columns.senses(row.text(3)),
      lists: Columns.list(row.text(4)), zipf: row.fraction(5), example: example.isEmpty ? nil : sentence)
  }
}
