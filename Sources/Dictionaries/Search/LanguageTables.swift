import Learning

/// The tables of one language, and the questions to them, each prepared when it is first asked.
final class LanguageTables {
  /// Which of the two indexes is asked.
  enum Index: String {
    case term, meaning
  }

  let language: String
  private let database: Database
  private var statements: [String: Statement] = [:]

  init(_ language: String, in database: Database) {
    (self.language, self.database) = (language, database)
  }

  /// The numbers of the first entries that a query finds, in their order.
  func find(_ index: Index, _ query: String, limit: Int) throws(DictionaryError) -> [Int] {
    let table = "\(index)_\(language)"
    let statement = try prepared("SELECT rowid FROM \(table) WHERE \(table) MATCH ? ORDER BY rowid LIMIT ?")
    defer { statement.reset() }
    statement.bind(query, at: 1)
    statement.bind(limit, at: 2)
    var numbers: [Int] = []
    while try statement.step() { numbers.append(Int(statement.number(0))) }
    return numbers
  }

  /// The entry of a number; nil where there is none.
  func entry(_ number: Int) throws(DictionaryError) -> DictionaryEntry? {
    let statement = try prepared("SELECT \(EntryRows.columns) FROM entry_\(language) WHERE id = ?")
    defer { statement.reset() }
    statement.bind(number, at: 1)
    return try statement.step() ? EntryRows.entry(language, statement) : nil
  }

  /// The first entries of which a key of the term, the reading or what is inside is this one.
  func hits(
    _ key: [UInt8], _ match: DictionaryHit.Match, limit: Int
  ) throws(DictionaryError) -> [DictionaryHit] {
    var hits: [DictionaryHit] = []
    for number in try find(.term, TableQuery.whole(key), limit: limit) {
      if let entry = try entry(number) { hits.append(DictionaryHit(entry, match, number: number)) }
    }
    return hits
  }

  private func prepared(_ sql: String) throws(DictionaryError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: database)
    statements[sql] = statement
    return statement
  }
}
