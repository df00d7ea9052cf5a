extension AnkiDatabase {
  /// Throws if a table is not a real one: a view, or a virtual table of another program, could do anything in
  /// our name. Optional tables may be missing.
  func checkTables(_ names: [String], mayLack optional: Set<String> = []) throws(AnkiError) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      let rows = try AnkiRows(
        "SELECT type, rootpage FROM sqlite_schema WHERE lower(name) = '\(name)'", in: self)
      guard try rows.next() else {
        if optional.contains(name) { continue }
        throw .damaged("it has no table \"\(name)\"")
      }
      guard rows.text(0) == "table", rows.number(1) > 0, try !rows.next() else {
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
    while try columns.next() {
      if columns.number(6) != 0 { throw .damaged("\"\(table)\" has a column that is computed") }
    }
  }
}
