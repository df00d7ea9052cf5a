import Formats
import Learning

/// A search in one language, in stages from the closest matches to the most distant.
struct LanguageSearch {
  /// In the order in which they are run.
  enum Stage: CaseIterable {
    case term, meaning, form, alike, beginning, inside, words, opening
  }

  private let table: LanguageTables
  private let text: String
  /// How a term or a reading may read in full, and how it may begin.
  private let keys: SearchKeys
  private let core: MeaningCore
  private let spelling: Spelling
  private var seen = Set<Int>()

  init(_ text: String, in table: LanguageTables, limit: Int) {
    self.table = table
    self.text = NormalForm.composed(text)
    keys = SearchKeys(self.text, language: table.language)
    core = MeaningCore(self.text)
    spelling = Spelling(text: self.text.lowercased(), keys: keys, language: table.language)
  }

  /// The matches of a stage that no earlier stage had.
  mutating func next(_ stage: Stage, limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    switch stage {
    case .term: try find(.term, keys.whole.map(TableQuery.whole), .term, limit, where: spelling.fits)
    case .meaning: try find(.meaning, whole, .meaning, limit)
    case .form: try forms(limit)
    case .alike: try find(.term, keys.whole.map(TableQuery.whole), .term, limit, where: keys.fits)
    case .beginning:
      try find(.term, keys.beginnings.map(TableQuery.beginning), .beginning, limit, where: keys.fits)
    case .inside: try inside(limit)
    case .words: try find(.meaning, words.isEmpty ? [] : [TableQuery.all(words)], .words, limit)
    case .opening:
      try find(.meaning, words.isEmpty ? [] : [TableQuery.all(words, isOpen: true)], .words, limit)
    }
  }

  private var whole: [String] {
    core.key.isEmpty ? [] : [TableQuery.whole([EntryKeys.whole] + core.key)]
  }

  private var words: [[UInt8]] { core.words.split(separator: 0x20).map(Array.init) }

  private mutating func find(
    _ index: LanguageTables.Index, _ queries: [String], _ match: DictionaryHit.Match, _ limit: Int,
    where fits: (DictionaryEntry) -> Bool = { _ in true }
  ) throws(DictionaryError) -> [DictionaryHit] {
    var found: [DictionaryHit] = []
    for query in queries where found.count < limit {
      found += try table.hits(index, query, match, limit: limit - found.count) { hit in
        fits(hit.entry) && seen.insert(hit.number).inserted
      }
    }
    return found
  }

  /// The dictionary's words that the text may be an inflected form of.
  private mutating func forms(_ limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    let isRomaji = Language.of(table.language).reading == .kana && text.utf8.allSatisfy { $0 < 0x80 }
    let form = isRomaji ? Romaji.hiragana(text.lowercased(), isFinal: true).kana : text
    var found: [DictionaryHit] = []
    for lemma in Lemmas.candidates(of: form, language: table.language) where found.count < limit {
      let most = min(limit - found.count, Self.mostOfForm)
      found += try table.hits(Folding.squashed(lemma.term), .form(lemma.form), limit: most) { hit in
        lemma.fits(hit.entry) && isTerm(lemma.term, of: hit.entry) && seen.insert(hit.number).inserted
      }
    }
    return found
  }

  /// Keys have no accents, so that a different word may have the same key.
  private func isTerm(_ term: String, of entry: DictionaryEntry) -> Bool {
    entry.term == term || entry.reading == term || entry.spellings.contains(term)
  }

  /// The most words of one spelling or reading that are taken as base of a form.
  private static let mostOfForm = 12

  /// Terms with all characters of the text, in order, or with all its words, of which
  /// the last may be incomplete.
  private mutating func inside(_ limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    let characters = text.unicodeScalars.filter(HanCharacter.isHan).map { Array(String($0).utf8) }
    let pieces = characters.isEmpty ? words : characters
    guard !pieces.isEmpty else { return [] }
    let query = TableQuery.all(pieces.map { [EntryKeys.inside] + $0 }, isOpen: characters.isEmpty)
    // A single character, or words: anything that contains them. Several characters, or kana: only what has
    // them side by side.
    let piece = text.filter { !$0.isWhitespace }
    guard !characters.isEmpty, piece.count > 1 else { return try find(.term, [query], .inside, limit) }
    return try find(.term, [query], .inside, limit) { entry in
      ([entry.term] + entry.spellings).contains { $0.contains(piece) }
    }
  }
}

/// Compares spellings with their accents: año is not ano. Where terms are Chinese characters, the text is a
/// reading, and everything read that way matches.
private struct Spelling {
  let text: String
  let keys: SearchKeys
  let language: String

  func fits(_ entry: DictionaryEntry) -> Bool {
    let isTyped =
      Language.of(language).reading != nil
      || ([entry.term] + entry.spellings).contains { $0.lowercased() == text }
    return isTyped && keys.fits(entry)
  }
}

/// The tables of one language with their queries, each prepared when it is first used.
final class LanguageTables {
  enum Index: String {
    case term, meaning
  }

  let language: String
  private let database: DictionaryDatabase
  private var statements: [String: DictionaryStatement] = [:]

  init(_ language: String, in database: DictionaryDatabase) {
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
    statement.bind(query)
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
    statement.bind(number)
    return try statement.step() ? EntryRows.entry(language, statement) : nil
  }

  /// The first wanted entries with this key, for term, reading or part of a term.
  func hits(
    _ key: [UInt8], _ match: DictionaryHit.Match, limit: Int,
    where isWanted: (DictionaryHit) -> Bool = { _ in true }
  ) throws(DictionaryError) -> [DictionaryHit] {
    try hits(.term, TableQuery.whole(key), match, limit: limit, where: isWanted)
  }

  private func prepared(_ sql: String) throws(DictionaryError) -> DictionaryStatement {
    if let statement = statements[sql] { return statement }
    let statement = try DictionaryStatement(sql, in: database)
    statements[sql] = statement
    return statement
  }
}

/// Queries in the language of FTS5. Keys are quoted, so that none of their letters has a meaning in it.
private enum TableQuery {
  static func whole(_ key: [UInt8]) -> String { quoted(key) }

  static func beginning(_ key: [UInt8]) -> String { quoted(key) + "*" }

  /// Matches rows with all of these keys; `isOpen` makes the last one a prefix.
  static func all(_ keys: [[UInt8]], isOpen: Bool = false) -> String {
    keys.map(quoted).joined(separator: " AND ") + (isOpen ? "*" : "")
  }

  /// Keys consist of letters, digits and our two marks, so there is no quote in them.
  private static func quoted(_ key: [UInt8]) -> String { "\"\(String(decoding: key, as: UTF8.self))\"" }
}
