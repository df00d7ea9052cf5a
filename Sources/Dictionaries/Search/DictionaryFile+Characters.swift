import Learning

extension DictionaryFile {
  public func character(_ character: Character) throws(DictionaryError) -> CharacterEntry? {
    let statement = try Statement(
      "SELECT \(CharacterRows.columns) FROM character WHERE character = ?", in: database)
    statement.bind(String(character), at: 1)
    return try statement.step() ? CharacterRows.entry(statement) : nil
  }

  /// The characters with a component, the commonest first.
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

  /// All characters, the commonest first, to be copied to the next dictionary.
  public func allCharacters() throws(DictionaryError) -> [CharacterEntry] {
    let statement = try Statement("SELECT \(CharacterRows.columns) FROM character ORDER BY id", in: database)
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  /// The strokes of a character as SVG paths, in the stroke order of a language; nil if they are not known in
  /// that order.
  ///
  /// For Japanese (`ja`) they are KanjiVG's, in a box 109 units wide, with y downwards from 0. For Chinese
  /// (`zh`) they are make-me-a-hanzi's medians, in a box 1,024 units wide, with y upwards from -124 to 900.
  public func strokes(of character: Character, in language: String) throws(DictionaryError) -> [String]? {
    let statement = try Statement(
      "SELECT paths FROM stroke WHERE language = ? AND character = ?", in: database)
    statement.bind(language, at: 1)
    statement.bind(String(character), at: 2)
    return try statement.step() ? Columns.list(statement.text(0)) : nil
  }

  /// The number of characters with known strokes, by the language of their order.
  public func strokeCounts() throws(DictionaryError) -> [String: Int] {
    let statement = try Statement("SELECT language, count(*) FROM stroke GROUP BY language", in: database)
    var counts: [String: Int] = [:]
    while try statement.step() { counts[statement.text(0)] = Int(statement.number(1)) }
    return counts
  }
}
