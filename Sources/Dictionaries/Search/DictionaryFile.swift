import Learning

/// An installed dictionary. It belongs to one thread at a time; each query takes some milliseconds.
///
/// Rows are numbered by how common they are, so that the first rows that a query finds are the best.
public final class DictionaryFile {
  public struct Language: Hashable, Sendable {
    /// The BCP 47 tag of its terms.
    public let tag: String
    /// The number of entries.
    public let entries: Int
    /// Where the entries come from, with edition and licence, a sentence each.
    public let sources: [String]
  }

  let database: Database
  /// Sorted by tag.
  public let languages: [Language]
  private var tables: [String: LanguageTables] = [:]

  /// - Throws: `absent` if there is none, `otherVersion` or `damaged`.
  public init(_ path: String) throws(DictionaryError) {
    database = try Database(path, for: .reading)
    try Self.check(database)
    languages = try Self.languages(of: database)
    for language in languages { tables[language.tag] = LanguageTables(language.tag, in: database) }
  }

  /// Throws if the file is no dictionary of this version.
  static func check(_ database: Database) throws(DictionaryError) {
    guard try database.number("PRAGMA application_id") == Schema.application else {
      throw .damaged(path: database.path, "it is no dictionary")
    }
    let version = try database.number("PRAGMA user_version") ?? 0
    guard version == Schema.version else { throw .otherVersion(path: database.path, found: version) }
  }

  private static func languages(of database: Database) throws(DictionaryError) -> [Language] {
    let statement = try Statement("SELECT tag, entries, sources FROM language ORDER BY tag", in: database)
    var languages: [Language] = []
    while try statement.step() {
      let tag = statement.text(0)
      guard Schema.isLanguage(tag) else { throw .damaged(path: database.path, "a language has no tag") }
      languages.append(
        Language(tag: tag, entries: Int(statement.number(1)), sources: Columns.list(statement.text(2))))
    }
    return languages
  }

  /// Searches for a text. Exact matches come first, then words that it is a form of, then those that begin
  /// with it, then those that contain it; within each the commonest first, and the languages in the given
  /// order.
  ///
  /// - Parameters:
  ///   - text: a term, its reading in any spelling, a meaning, or the beginning of one.
  ///   - languages: the tags of the languages to search; unknown ones are skipped.
  ///   - limit: the most entries.
  public func search(
    _ text: String, in languages: [String]? = nil, limit: Int
  ) throws(DictionaryError) -> [DictionaryHit] {
    let tags = languages ?? self.languages.map(\.tag)
    var searches = tags.compactMap { tag in tables[tag].map { LanguageSearch(text, in: $0, limit: limit) } }
    var found: [DictionaryHit] = []
    for stage in LanguageSearch.Stage.allCases {
      for place in searches.indices where found.count < limit {
        found += try searches[place].next(stage, limit: limit - found.count)
      }
    }
    return found
  }

  /// The entries of a term in exactly this spelling, the commonest first.
  public func entries(of term: String, in language: String, limit: Int = 20) throws(DictionaryError)
    -> [DictionaryHit]
  {
    guard let table = tables[language] else { return [] }
    let key = Folding.squashed(term)
    return try table.hits(key, .term, limit: limit) {
      $0.entry.term == term || $0.entry.spellings.contains(term)
    }
  }

  /// The entries with a text as their term, other spelling or reading, the commonest first.
  public func entries(
    saying text: String, in language: String, limit: Int = 12
  ) throws(DictionaryError) -> [DictionaryEntry] {
    guard let table = tables[language] else { return [] }
    let hits = try table.hits(Folding.squashed(text), .term, limit: limit) {
      $0.entry.term == text || $0.entry.reading == text || $0.entry.spellings.contains(text)
    }
    return hits.map(\.entry)
  }

  /// The words that contain a character, the commonest first.
  public func words(
    with character: Character, in language: String, limit: Int
  ) throws(DictionaryError) -> [DictionaryHit] {
    guard let table = tables[language] else { return [] }
    return try table.hits([EntryKeys.inside] + Array(String(character).utf8), .inside, limit: limit)
  }
}
