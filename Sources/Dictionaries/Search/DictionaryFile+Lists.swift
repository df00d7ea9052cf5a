import Learning

/// Whole lists of words, to make decks of.
extension DictionaryFile {
  /// A word of a list, with its rank among all entries of its language; 1 is the commonest.
  public struct Listed: Hashable, Sendable {
    public let entry: DictionaryEntry
    public let rank: Int
  }

  /// The entries on a learners' list, the commonest first. This reads all entries of the language, in some
  /// 0.2 s.
  ///
  /// - Parameters:
  ///   - list: the name in the entries: "JLPT N5".
  ///   - language: a BCP 47 tag of two or three letters; one that the dictionary doesn't have gives no
  ///     entries.
  public func entries(on list: String, in language: String) throws(DictionaryError) -> [Listed] {
    try listed(Self.isOn, language) { $0.bind(Columns.framed(list), at: 1) }
  }

  /// The commonest entries of a language, of those that have a frequency.
  public func commonest(_ count: Int, in language: String) throws(DictionaryError) -> [Listed] {
    try listed("zipf IS NOT NULL ORDER BY id LIMIT ?", language) { $0.bind(count, at: 1) }
  }

  /// The characters on a list, the commonest first.
  public func characters(on list: String) throws(DictionaryError) -> [CharacterEntry] {
    let statement = try Statement(
      "SELECT \(CharacterRows.columns) FROM character WHERE \(Self.isOn)", in: database)
    statement.bind(Columns.framed(list), at: 1)
    var found: [CharacterEntry] = []
    while try statement.step() { if let entry = CharacterRows.entry(statement) { found.append(entry) } }
    return found
  }

  private static let isOn = "instr(\(Columns.framedSQL("lists")), ?) > 0 ORDER BY id"

  private func listed(
    _ condition: String, _ language: String, _ bind: (Statement) -> Void
  ) throws(DictionaryError) -> [Listed] {
    guard languages.contains(where: { $0.tag == language }) else { return [] }
    let statement = try Statement(
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
