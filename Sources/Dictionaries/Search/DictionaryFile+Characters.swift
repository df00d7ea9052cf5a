import Learning

extension DictionaryFile {
  /// What is known of a character; nil where nothing is.
  public func character(_ character: Character) throws(DictionaryError) -> CharacterEntry? {
    let statement = try Statement(
      "SELECT \(CharacterRows.columns) FROM character WHERE character = ?", in: database)
    statement.bind(String(character), at: 1)
    return try statement.step() ? CharacterRows.entry(statement) : nil
  }

  /// The characters that have a part, the commonest first.
  public func characters(with part: Character, limit: Int) throws(DictionaryError) -> [CharacterEntry] {
    let having = "id IN (SELECT character FROM part WHERE part = ?)"
    let statement = try Statement(
      "SELECT \(CharacterRows.columns) FROM character WHERE \(having) ORDER BY id LIMIT ?", in: database)
    statement.bind(String(part), at: 1)
    statement.bind(limit, at: 2)
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  /// All characters, the commonest first: for a dictionary that takes this one's place.
  public func allCharacters() throws(DictionaryError) -> [CharacterEntry] {
    let statement = try Statement("SELECT \(CharacterRows.columns) FROM character ORDER BY id", in: database)
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  /// The strokes of a character as SVG paths, in the order in which a language has them; nil where none are known.
  /// Another language's order is never given.
  ///
  /// Japanese (`ja`) are KanjiVG's: their box is 109 units wide, with y downwards from 0. Chinese (`zh`) are the middle
  /// lines of make-me-a-hanzi's: their box is 1,024 units wide, with y upwards from -124 to 900.
  public func strokes(of character: Character, in language: String) throws(DictionaryError) -> [String]? {
    let statement = try Statement(
      "SELECT paths FROM stroke WHERE language = ? AND character = ?", in: database)
    statement.bind(language, at: 1)
    statement.bind(String(character), at: 2)
    return try statement.step() ? Columns.list(statement.text(0)) : nil
  }

  /// Of how many characters strokes are known, by the language whose order it is.
  public func strokeCounts() throws(DictionaryError) -> [String: Int] {
    let statement = try Statement("SELECT language, count(*) FROM stroke GROUP BY language", in: database)
    var counts: [String: Int] = [:]
    while try statement.step() { counts[statement.text(0)] = Int(statement.number(1)) }
    return counts
  }
}
