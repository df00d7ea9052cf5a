import Learning

/// Writes characters and their components.
struct CharacterRows {
  private let character: DictionaryStatement
  private let part: DictionaryStatement

  init(in database: DictionaryDatabase) throws(DictionaryError) {
    character = try DictionaryStatement(
      "INSERT OR IGNORE INTO character VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", in: database)
    part = try DictionaryStatement("INSERT OR IGNORE INTO part VALUES(?, ?)", in: database)
  }

  func put(_ value: CharacterEntry, at number: Int) throws(DictionaryError) {
    try character.run(
      number, String(value.character), value.decomposition, value.radical ?? 0, value.strokes ?? 0,
      Columns.joined(value.pinyin), Columns.joined(value.onReadings), Columns.joined(value.kunReadings),
      Columns.joined(value.meanings), Columns.joined(value.lists), value.zipf,
      Columns.joined(value.japaneseMeanings))
    for piece in (value.decomposition ?? "")
    where HanCharacter.isHan(piece) || DecompositionTree.isStroke(piece) {
      try part.run(String(piece), number)
    }
  }

  /// In the order in which `entry` reads them.
  static let columns = """
    character, decomposition, radical, strokes, pinyin, onReadings, kunReadings, meanings, lists, zipf, \
    japaneseMeanings
    """

  /// The character of a row; nil if it has none.
  static func entry(_ row: DictionaryStatement) -> CharacterEntry? {
    guard let character = row.text(0).first else { return nil }
    var entry = CharacterEntry(character)
    let (decomposition, radical, strokes) = (row.text(1), Int(row.number(2)), Int(row.number(3)))
    entry.decomposition = decomposition.isEmpty ? nil : decomposition
    entry.radical = radical == 0 ? nil : radical
    entry.strokes = strokes == 0 ? nil : strokes
    entry.pinyin = Columns.list(row.text(4))
    entry.onReadings = Columns.list(row.text(5))
    entry.kunReadings = Columns.list(row.text(6))
    entry.meanings = Columns.list(row.text(7))
    entry.lists = Columns.list(row.text(8))
    entry.zipf = row.fraction(9)
    entry.japaneseMeanings = Columns.list(row.text(10))
    return entry
  }
}
