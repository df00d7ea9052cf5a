/// The tables of a dictionary. Each language has three of its own, so that it can be replaced without the
/// others. The rows of a language are numbered by how common they are, so that the first ones found are the
/// first to be shown.
enum Schema {
  /// Marks the file as ours in SQLite's header: "Babl".
  static let application: Int64 = 0x4261_626C
  /// The version of these tables. A file of another version is thrown away.
  static let version: Int64 = 4

  /// The tables that all languages share.
  static let shared = """
    PRAGMA application_id = \(application); PRAGMA user_version = \(version);
    CREATE TABLE language(tag TEXT PRIMARY KEY, entries INTEGER, sources TEXT) WITHOUT ROWID;
    CREATE TABLE character(id INTEGER PRIMARY KEY, character TEXT UNIQUE, decomposition TEXT, radical INTEGER,
      strokes INTEGER, pinyin TEXT, onReadings TEXT, kunReadings TEXT, meanings TEXT, lists TEXT, zipf REAL,
      japaneseMeanings TEXT);
    CREATE TABLE part(part TEXT, character INTEGER, PRIMARY KEY(part, character)) WITHOUT ROWID;
    CREATE TABLE stroke(language TEXT, character TEXT, paths TEXT, PRIMARY KEY(language, character)) WITHOUT ROWID;
    """

  /// The tables of a language.
  ///
  /// Prefixes of one to three letters are indexed, since there are too many words behind them. It doesn't
  /// matter where in a row a key is found, so FTS5 need not keep positions, sizes or the texts.
  static func tables(of language: String) -> String {
    let index = """
      content='', columnsize=0, detail=none, prefix='1 2 3',
        tokenize="ascii tokenchars '\(String(UnicodeScalar(EntryKeys.inside)))\(String(UnicodeScalar(EntryKeys.whole)))'"
      """
    return """
      CREATE TABLE entry_\(language)(id INTEGER PRIMARY KEY, term TEXT, spellings TEXT, reading TEXT, senses TEXT,
        lists TEXT, zipf REAL, example TEXT, exampleMeaning TEXT);
      CREATE VIRTUAL TABLE term_\(language) USING fts5(keys, \(index));
      CREATE VIRTUAL TABLE meaning_\(language) USING fts5(keys, \(index));
      INSERT INTO term_\(language)(term_\(language), rank) VALUES('automerge', 0), ('hashsize', \(buffer));
      INSERT INTO meaning_\(language)(meaning_\(language), rank) VALUES('automerge', 0), ('hashsize', \(buffer));
      """
  }

  /// The names of the tables of a language, with those that FTS5 adds.
  static func names(of language: String) -> [String] {
    ["entry_\(language)"]
      + ["term_", "meaning_"].flatMap { index in
        ["", "_config", "_data", "_idx"].map { "\(index)\(language)\($0)" }
      }
  }

  /// How many bytes of keys are sorted before they are written: with fewer, segments have to be merged.
  private static let buffer = 64 << 20

  static func removal(of language: String) -> String {
    """
    DROP TABLE IF EXISTS entry_\(language); DROP TABLE IF EXISTS term_\(language);
    DROP TABLE IF EXISTS meaning_\(language); DELETE FROM language WHERE tag = '\(language)';
    """
  }

  /// Whether a tag can be part of a table's name.
  static func isLanguage(_ tag: String) -> Bool {
    (2...3).contains(tag.utf8.count)
      && tag.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
