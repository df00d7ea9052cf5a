import Learning

/// Writes characters and their components.
struct CharacterRows {
  private let character: Statement
  private let part: Statement

  init(in database: Database) throws(DictionaryError) {
    character = try Statement(
      "INSERT OR IGNORE INTO character VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", in: database)
    part = try Statement("INSERT OR IGNORE INTO part VALUES(?, ?)", in: database)
  }

  func put(_ value: CharacterEntry, at number: Int) throws(DictionaryError) {
    character.bind(number, at: 1)
    character.bind(String(value.character), at: 2)
    character.bind(value.decomposition, at: 3)
    character.bind(value.radical ?? 0, at: 4)
    character.bind(value.strokes ?? 0, at: 5)
    let lists = [value.pinyin, value.onReadings, value.kunReadings, value.meanings, value.lists]
    for (place, list) in lists.enumerated() { character.bind(Columns.joined(list), at: Int32(place) + 6) }
    character.bind(value.zipf, at: 11)
    character.bind(Columns.joined(value.japaneseMeanings), at: 12)
    try character.run()
    for piece in (value.decomposition ?? "")
    where HanCharacter.isHan(piece) || DecompositionTree.isStroke(piece) {
      part.bind(String(piece), at: 1)
      part.bind(number, at: 2)
      try part.run()
    }
  }

  /// In the order in which `entry` reads them.
  static let columns = """
    character, decomposition, radical, strokes, pinyin, onReadings, kunReadings, meanings, lists, zipf, \
    japaneseMeanings
    """

  /// The character of a row; nil if it has none.
  static func entry(_ row: Statement) -> CharacterEntry? {
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
