import Learning

/// Writes the entries of a language.
struct EntryRows {
  private let entry: DictionaryStatement
  private let term: DictionaryStatement
  private let meaning: DictionaryStatement

  init(_ language: String, in database: DictionaryDatabase) throws(DictionaryError) {
    entry = try DictionaryStatement(
      "INSERT INTO entry_\(language) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", in: database)
    term = try DictionaryStatement("INSERT INTO term_\(language)(rowid, keys) VALUES(?, ?)", in: database)
    meaning = try DictionaryStatement(
      "INSERT INTO meaning_\(language)(rowid, keys) VALUES(?, ?)", in: database)
  }

  /// Writes an entry and its keys.
  func put(_ value: DictionaryEntry, at number: Int) throws(DictionaryError) {
    try entry.run(
      number, value.term, Columns.joined(value.spellings), value.reading,
      Columns.joined(value.senses + Columns.notes(of: value)), Columns.joined(value.lists), value.zipf,
      value.example?.text, value.example?.meaning)
    try term.run(number, EntryKeys.terms(of: value))
    try meaning.run(number, EntryKeys.meanings(of: value))
  }

  /// In the order in which `entry` reads them.
  static let columns = "term, spellings, reading, senses, lists, zipf, example, exampleMeaning"

  /// The number of columns.
  static let count: Int32 = 8

  static func entry(_ language: String, _ row: DictionaryStatement) -> DictionaryEntry {
    let (reading, example, meaning) = (row.text(2), row.text(6), row.text(7))
    let sentence = Sentence(example, meaning: meaning.isEmpty ? nil : meaning)
    return DictionaryEntry(
      language: language, term: row.text(0), spellings: Columns.list(row.text(1)),
      reading: reading.isEmpty ? nil : reading, senses: Columns.senses(row.text(3)),
      lists: Columns.list(row.text(4)), zipf: row.fraction(5), example: example.isEmpty ? nil : sentence)
  }
}

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

/// Lists of texts in a single column.
enum Columns {
  /// Separates the texts of a list.
  private static let comma = "\u{1F}"
  /// Separates senses.
  private static let line = "\u{1E}"

  /// A list as one text. Control characters are dropped.
  static func joined(_ texts: [String]) -> String { texts.map(plain).joined(separator: comma) }

  static func list(_ text: String) -> [String] {
    text.split(separator: comma).map(String.init)
  }

  /// A text with separators around it, so that it is found only as a complete element.
  static func framed(_ text: String) -> String { comma + plain(text) + comma }

  /// An SQL expression for a list's column with the same separators around it.
  static func framedSQL(_ column: String) -> String { "char(31) || \(column) || char(31)" }

  /// Senses as one text: of each its part of speech, then its meanings.
  static func joined(_ senses: [DictionaryEntry.Sense]) -> String {
    senses.map { plain($0.partOfSpeech ?? "") + comma + joined($0.meanings) }.joined(separator: line)
  }

  /// The notes of an entry, which is made with them and tells them from its senses.
  static func notes(of entry: DictionaryEntry) -> [DictionaryEntry.Sense] {
    entry.notes.isEmpty ? [] : [DictionaryEntry.Sense(entry.notes)]
  }

  static func senses(_ text: String) -> [DictionaryEntry.Sense] {
    text.split(separator: line).map { sense in
      let fields = sense.split(separator: comma, omittingEmptySubsequences: false).map(String.init)
      let speech = fields.first.flatMap { $0.isEmpty ? nil : $0 }
      return DictionaryEntry.Sense(Array(fields.dropFirst()), partOfSpeech: speech)
    }
  }

  private static func plain(_ text: String) -> String {
    text.utf8.contains { $0 < 0x20 }
      ? String(text.unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init)) : text
  }
}
