import System

typealias DictionaryDatabase = Database<DictionaryError>
typealias DictionaryStatement = Statement<DictionaryError>

extension DictionaryError {
  /// An error of the database at `path`.
  static func ofDatabase(_ path: String) -> DictionaryDatabase.Describe {
    { problem, message in
      switch problem {
      case .damaged, .busy: .damaged(path: path, message)
      case .unopened: unopened(path, message)
      case .tooManySteps, .tooLarge, .refused: .refused(path: path, message)
      }
    }
  }

  /// SQLite doesn't say why it could not open a file, so the system is asked.
  private static func unopened(_ path: String, _ message: String) -> DictionaryError {
    do throws(FileError) {
      _ = try PosixFileSystem().read(path, from: 0, count: 1)
      return .refused(path: path, message)
    } catch {
      return error.isAbsence ? .absent(path: path) : .file(error)
    }
  }
}

extension DictionaryDatabase {
  /// Throws if the dictionary is so damaged that nothing could be rewritten in it. This reads all of it.
  func checkInside() throws(DictionaryError) {
    let check = try DictionaryStatement("PRAGMA quick_check(1)", in: self)
    guard try check.step(), check.text(0) == "ok" else { throw .damaged(path: path, check.text(0)) }
    for columns in [
      "tag, entries, sources FROM language", "id, \(CharacterRows.columns) FROM character",
      "part, character FROM part", "language, character, paths FROM stroke",
    ] { _ = try DictionaryStatement("SELECT \(columns)", in: self) }
    try checkNames()
    // A full-text table reads its own configuration when it is first queried.
    let tables = try DictionaryStatement(
      "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL %'", in: self)
    while try tables.step() {
      _ = try DictionaryStatement("SELECT keys FROM \"\(tables.text(0))\"", in: self)
    }
  }

  /// A table with a damaged name would conflict with the one that is made anew.
  private func checkNames() throws(DictionaryError) {
    var names: Set<String> = []
    let tables = try DictionaryStatement(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND tbl_name = name", in: self)
    while try tables.step() { names.insert(tables.text(0)) }
    var wanted: Set = ["character", "language", "part", "stroke"]
    let languages = try DictionaryStatement("SELECT tag FROM language", in: self)
    while try languages.step() { wanted.formUnion(Schema.names(of: languages.text(0))) }
    guard names == wanted else { throw .damaged(path: path, "it has other tables than it should") }
  }
}
