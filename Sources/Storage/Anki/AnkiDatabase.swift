import Limits

typealias AnkiDatabase = Database<AnkiError>
typealias AnkiRows = Statement<AnkiError>

extension AnkiDatabase {
  /// The most bytes of one value, and the most steps of SQLite's virtual machine: as many as a collection of
  /// a million notes takes.
  /// A collection from a stranger, from the bytes of its file. It is only read.
  static func collection(_ bytes: [UInt8]) throws(AnkiError) -> AnkiDatabase {
    guard bytes.count >= 512, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .damaged("it is no database")
    }
    let database = try AnkiDatabase(reading: bytes, AnkiError.ofDatabase)
    database.confine(longest: Limit.ankiValue.most, steps: Limit.ankiSteps.most)
    // Anki declares it for names.
    database.declareOrder("unicase")
    return database
  }

  /// Throws if a table is not a real one: a view, or a virtual table of another program, could do anything in
  /// our name. Optional tables may be missing.
  func checkTables(_ names: [String], mayLack optional: Set<String> = []) throws(AnkiError) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      let rows = try AnkiRows(
        "SELECT type, rootpage FROM sqlite_schema WHERE lower(name) = '\(name)'", in: self)
      guard try rows.step() else {
        if optional.contains(name) { continue }
        throw .damaged("it has no table \"\(name)\"")
      }
      guard rows.text(0) == "table", rows.number(1) > 0, try !rows.step() else {
        throw .damaged("\"\(name)\" is no plain table")
      }
      try checkColumns(of: name)
      found.insert(name)
    }
    return found
  }

  /// Anki has no computed columns.
  private func checkColumns(of table: String) throws(AnkiError) {
    let columns = try AnkiRows("PRAGMA table_xinfo(\(table))", in: self)
    while try columns.step() {
      if columns.number(6) != 0 { throw .damaged("\"\(table)\" has a column that is computed") }
    }
  }
}

extension AnkiError {
  static func ofDatabase(_ problem: DatabaseProblem, _ message: String) -> AnkiError {
    switch problem {
    case .tooManySteps: .tooMuch("more than can be read in a reasonable time")
    case .tooLarge: .tooMuch("a value of more than \(Limit.ankiValue.most >> 20) MB")
    case .damaged, .busy, .unopened, .refused: .damaged(message)
    }
  }
}
