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

  let database: DictionaryDatabase
  /// Sorted by tag.
  public let languages: [Language]
  private var tables: [String: LanguageTables] = [:]

  /// - Throws: `absent` if there is none, `otherVersion` or `damaged`.
  public init(_ path: String) throws(DictionaryError) {
    database = try DictionaryDatabase(reading: path, DictionaryError.ofDatabase(path))
    try Self.check(database)
    languages = try Self.languages(of: database)
    for language in languages { tables[language.tag] = LanguageTables(language.tag, in: database) }
  }

  /// Interrupts, from any thread, what is being looked up; that then fails.
  public var interruption: @Sendable () -> Void { database.interruption }

  /// Throws if the file is no dictionary of this version.
  static func check(_ database: DictionaryDatabase) throws(DictionaryError) {
    guard try database.number("PRAGMA application_id") == Schema.application else {
      throw .damaged(path: database.path, "it is no dictionary")
    }
    let version = try database.number("PRAGMA user_version") ?? 0
    guard version == Schema.version else { throw .otherVersion(path: database.path, found: version) }
  }

  private static func languages(of database: DictionaryDatabase) throws(DictionaryError) -> [Language] {
    let statement = try DictionaryStatement(
      "SELECT tag, entries, sources FROM language ORDER BY tag", in: database)
    var languages: [Language] = []
    while try statement.step() {
      let tag = statement.text(0)
      guard Schema.isLanguage(tag) else { throw .damaged(path: database.path, "a language has no tag") }
      languages.append(
        Language(tag: tag, entries: Int(statement.number(1)), sources: Columns.list(statement.text(2))))
    }
    return languages
  }

  /// Searches for a text. Exact matches come first, then words that it is a form of, then those
  /// that begin with it, then those that contain it; within each the commonest first, and the
  /// languages in the given order.
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

  /// The beginnings of all terms, other spellings and readings. They take some tenths of a second and some megabytes.
  public func beginnings(in language: String) throws(DictionaryError) -> TermBeginnings {
    var beginnings = TermBeginnings()
    guard tables[language] != nil else { return beginnings }
    let statement = try DictionaryStatement(
      "SELECT term, spellings, reading FROM entry_\(language)", in: database)
    while try statement.step() {
      let texts = [statement.text(0), statement.text(2)] + Columns.list(statement.text(1))
      for text in texts where !text.isEmpty { beginnings.insert(text) }
    }
    return beginnings
  }

  /// The words that contain a character, the commonest first.
  public func words(
    with character: Character, in language: String, limit: Int
  ) throws(DictionaryError) -> [DictionaryHit] {
    guard let table = tables[language] else { return [] }
    return try table.hits([EntryKeys.inside] + Array(String(character).utf8), .inside, limit: limit)
  }
}

extension DictionaryFile {
  public func character(_ character: Character) throws(DictionaryError) -> CharacterEntry? {
    let statement = try DictionaryStatement(
      "SELECT \(CharacterRows.columns) FROM character WHERE character = ?", in: database)
    statement.bind(String(character))
    return try statement.step() ? CharacterRows.entry(statement) : nil
  }

  /// The characters with a component, the commonest first.
  public func characters(with part: Character, limit: Int) throws(DictionaryError) -> [CharacterEntry] {
    let having = "id IN (SELECT character FROM part WHERE part = ?)"
    let statement = try DictionaryStatement(
      "SELECT \(CharacterRows.columns) FROM character WHERE \(having) ORDER BY id LIMIT ?", in: database)
    statement.bind(String(part), limit)
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  /// All characters, the commonest first, to be copied to the next dictionary.
  func allCharacters() throws(DictionaryError) -> [CharacterEntry] {
    let statement = try DictionaryStatement(
      "SELECT \(CharacterRows.columns) FROM character ORDER BY id", in: database)
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  /// The strokes of a character as SVG paths, in the stroke order of a language; nil if they are
  /// not known in that order.
  ///
  /// For Japanese (`ja`) they are KanjiVG's, in a box 109 units wide, with y downwards from 0. For Chinese
  /// (`zh`) they are make-me-a-hanzi's medians, in a box 1,024 units wide, with y upwards from -124 to 900.
  public func strokes(of character: Character, in language: String) throws(DictionaryError) -> [String]? {
    let statement = try DictionaryStatement(
      "SELECT paths FROM stroke WHERE language = ? AND character = ?", in: database)
    statement.bind(language, String(character))
    return try statement.step() ? Columns.list(statement.text(0)) : nil
  }

  /// The number of characters with known strokes, by the language of their order.
  public func strokeCounts() throws(DictionaryError) -> [String: Int] {
    let statement = try DictionaryStatement(
      "SELECT language, count(*) FROM stroke GROUP BY language", in: database)
    var counts: [String: Int] = [:]
    while try statement.step() { counts[statement.text(0)] = Int(statement.number(1)) }
    return counts
  }
}

/// Whole lists of words, to make decks of.
extension DictionaryFile {
  /// A word of a list, with its rank among all entries of its language; 1 is the commonest.
  public struct Listed: Hashable, Sendable {
    public let entry: DictionaryEntry
    public let rank: Int
  }

  /// The entries on a learners' list, the commonest first. This reads all entries of the
  /// language, in some 0.2 s.
  ///
  /// - Parameters:
  ///   - list: the name in the entries: "JLPT N5".
  ///   - language: a BCP 47 tag of two or three letters; one that the dictionary doesn't have gives no
  ///     entries.
  public func entries(on list: String, in language: String) throws(DictionaryError) -> [Listed] {
    try listed(Self.isOn, language) { $0.bind(Columns.framed(list)) }
  }

  /// The commonest entries of a language, of those that have a frequency.
  public func commonest(_ count: Int, in language: String) throws(DictionaryError) -> [Listed] {
    try listed("zipf IS NOT NULL ORDER BY id LIMIT ?", language) { $0.bind(count) }
  }

  /// The characters on a list, the commonest first.
  public func characters(on list: String) throws(DictionaryError) -> [CharacterEntry] {
    let statement = try DictionaryStatement(
      "SELECT \(CharacterRows.columns) FROM character WHERE \(Self.isOn)", in: database)
    statement.bind(Columns.framed(list))
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  /// The names of all learners' lists that entries of a language are on.
  public func lists(in language: String) throws(DictionaryError) -> Set<String> {
    guard languages.contains(where: { $0.tag == language }) else { return [] }
    return try lists(from: "entry_\(language)")
  }

  /// The names of all lists that characters are on.
  public func characterLists() throws(DictionaryError) -> Set<String> { try lists(from: "character") }

  private func lists(from table: String) throws(DictionaryError) -> Set<String> {
    let statement = try DictionaryStatement("SELECT DISTINCT lists FROM \(table)", in: database)
    var found: Set<String> = []
    while try statement.step() { found.formUnion(Columns.list(statement.text(0))) }
    return found
  }

  private static let isOn = "instr(\(Columns.framedSQL("lists")), ?) > 0 ORDER BY id"

  private func listed(
    _ condition: String, _ language: String, _ bind: (DictionaryStatement) -> Void
  ) throws(DictionaryError) -> [Listed] {
    guard languages.contains(where: { $0.tag == language }) else { return [] }
    let statement = try DictionaryStatement(
      "SELECT \(EntryRows.columns), id FROM entry_\(language) WHERE \(condition)", in: database)
    bind(statement)
    var found: [Listed] = []
    while try statement.step() {
      found.append(
        Listed(entry: EntryRows.entry(language, statement), rank: Int(statement.number(EntryRows.count))))
    }
    return found
  }
}
