import Learning

/// The tables of one language with their queries, each prepared when it is first used.
final class LanguageTables {
  enum Index: String {
    case term, meaning
  }

  let language: String
  private let database: Database
  private var statements: [String: Statement] = [:]

  init(_ language: String, in database: Database) {
    (self.language, self.database) = (language, database)
  }

  /// The first matches of a query that are wanted, in order.
  func hits(
    _ index: Index, _ query: String, _ match: DictionaryHit.Match, limit: Int,
    where isWanted: (DictionaryHit) -> Bool
  ) throws(DictionaryError) -> [DictionaryHit] {
    let table = "\(index)_\(language)"
    let statement = try prepared("SELECT rowid FROM \(table) WHERE \(table) MATCH ? ORDER BY rowid")
    defer { statement.reset() }
    statement.bind(query, at: 1)
    var hits: [DictionaryHit] = []
    while hits.count < limit, try statement.step() {
      let number = Int(statement.number(0))
      guard let entry = try entry(number) else { continue }
      let hit = DictionaryHit(entry, match, number: number)
      if isWanted(hit) { hits.append(hit) }
    }
    return hits
  }

  private func entry(_ number: Int) throws(DictionaryError) -> DictionaryEntry? {
    let statement = try prepared("SELECT \(EntryRows.columns) FROM entry_\(language) WHERE id = ?")
    defer { statement.reset() }
    statement.bind(number, at: 1)
    return try statement.step() ? EntryRows.entry(language, statement) : nil
  }

  /// The first wanted entries with this key, for term, reading or part of a term.
  func hits(
    _ key: [UInt8], _ match: DictionaryHit.Match, limit: Int,
    where isWanted: (DictionaryHit) -> Bool = { _ in true }
  ) throws(DictionaryError) -> [DictionaryHit] {
    try hits(.term, TableQuery.whole(key), match, limit: limit, where: isWanted)
  }

  private func prepared(_ sql: String) throws(DictionaryError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: database)
    statements[sql] = statement
    return statement
  }
}
