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

  /// The strokes of a character in their order, as SVG paths; empty where none are known.
  public func strokes(of character: Character) throws(DictionaryError) -> [String] {
    let statement = try Statement("SELECT paths FROM stroke WHERE character = ?", in: database)
    statement.bind(String(character), at: 1)
    return try statement.step() ? Columns.list(statement.text(0)) : []
  }
}
