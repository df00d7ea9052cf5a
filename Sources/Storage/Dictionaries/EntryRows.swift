import Learning

/// Writes the entries of a language.
struct EntryRows {
  private let entry: DictionaryStatement
  private let term: DictionaryStatement
  private let meaning: DictionaryStatement

  init(_ language: String, in database: DictionaryDatabase) throws(DictionaryError) {
    entry = try DictionaryStatement(
      "INSERT INTO entry_\(language) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", in: database)
    term = try DictionaryStatement("INSERT INTO term_\(language)(rowid, keys) VALUES(?, ?)", in: database)
    meaning = try DictionaryStatement(
      "INSERT INTO meaning_\(language)(rowid, keys) VALUES(?, ?)", in: database)
  }

  /// Writes an entry and its keys.
  func put(_ value: DictionaryEntry, at number: Int) throws(DictionaryError) {
    try entry.run(
      number, value.term, Columns.joined(value.spellings), value.reading,
      Columns.joined(value.senses + Columns.notes(of: value)), Columns.joined(value.lists), value.zipf,
      value.example?.text, value.example?.meaning)
    try term.run(number, EntryKeys.terms(of: value))
    try meaning.run(number, EntryKeys.meanings(of: value))
  }

  /// In the order in which `entry` reads them.
  static let columns = "term, spellings, reading, senses, lists, zipf, example, exampleMeaning"

  /// The number of columns.
  static let count: Int32 = 8

  static func entry(_ language: String, _ row: DictionaryStatement) -> DictionaryEntry {
    let (reading, example, meaning) = (row.text(2), row.text(6), row.text(7))
    let sentence = Sentence(example, meaning: meaning.isEmpty ? nil : meaning)
    return DictionaryEntry(
      language: language, term: row.text(0), spellings: Columns.list(row.text(1)),
      reading: reading.isEmpty ? nil : reading, senses: Columns.senses(row.text(3)),
      lists: Columns.list(row.text(4)), zipf: row.fraction(5), example: example.isEmpty ? nil : sentence)
  }
}
