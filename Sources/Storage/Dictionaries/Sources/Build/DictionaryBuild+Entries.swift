import Formats
import Learning

extension DictionaryBuild {
  mutating func readLists() throws(SourceError) {
    for file in files {
      switch file.kind {
      case .hsk(let name):
        try note(file) { lists, bytes throws(TextError) in try lists.addHSK(bytes, name: name) }
      case .jlptWords: try note(file) { lists, bytes throws(TextError) in try lists.addJLPTWords(bytes) }
      case .jlptSentences:
        try note(file) { lists, bytes throws(TextError) in try lists.addJLPTSentences(bytes) }
      case .jlptCharacters:
        try note(file) { lists, bytes throws(TextError) in try lists.addJLPTCharacters(bytes) }
      default: break
      }
    }
  }

  private mutating func note(
    _ file: SourceFile, _ add: (inout LearnerLists, [UInt8]) throws(TextError) -> Void
  ) throws(SourceError) {
    guard languages.contains(where: file.kind.helps) else { return }
    try tellReading(file)
    var lists = lists
    try file.read { bytes throws(TextError) in try add(&lists, bytes) }
    self.lists = lists
  }

  mutating func write(_ language: String, to writer: DictionaryWriter) throws {
    var merge = EntryMerge()
    let own = files.filter { $0.kind.language == language }
    // The larger dictionary first.
    for file in own.sorted(by: { $0.kind.isFirst && !$1.kind.isFirst }) {
      if let entries = try entries(of: file, language) { merge.add(entries) }
    }
    let frequencies = try frequencies(of: language)
    merge.rate(by: frequencies, lists)
    let entries = try settled(merge, frequencies, language)
    if Language.of(language).reading == .pinyin { characters.add(chinese: entries) }
    guard !entries.isEmpty else { return }
    let sources = (own + files.filter { $0.kind.helps(language) }).map(\.kind.credit)
    try writer.put(language, entries, sources: Self.unique(sources)) { done in
      tell(Progress(what: "Writing entries", done: done, all: entries.count))
    }
    outcome.entries[language] = entries.count
  }

  /// The entries, after what only one language needs.
  private mutating func settled(
    _ merge: EntryMerge, _ frequencies: WordFrequencies?, _ language: String
  ) throws(SourceError) -> [DictionaryEntry] {
    let facts = Language.of(language)
    if facts.reading == .pinyin { return Homographs.settled(merge.entries) }
    if facts.cards == nil { return merge.entries }
    return SpanishUse.settled(
      merge.entries, firsts: merge.firsts, spanish: frequencies,
      english: try self.frequencies(of: Language.home.tag))
  }

  private mutating func entries(of file: SourceFile, _ language: String) throws(SourceError)
    -> [DictionaryEntry]?
  {
    let tell = telling(file)
    return switch file.kind {
    case .edict:
      try entries(file) { bytes throws(TextError) in try Edict.read(bytes) { tell($0, bytes.count) } }
    case .cedict:
      try entries(file) { bytes throws(TextError) in try Cedict.read(bytes) { tell($0, bytes.count) } }
    case .apertium:
      try entries(file) { bytes throws(TextError) in try Apertium.read(bytes, language: language) }
    case .articles(let pair): try articles(file, pair, language)
    case .countryNames: try countries(file, language)
    default: nil
    }
  }

  private mutating func articles(
    _ file: SourceFile, _ pair: String, _ language: String
  ) throws(SourceError) -> [DictionaryEntry]? {
    guard let index = files.first(where: { $0.kind == .index(pair: pair) }) else {
      let problem = TextError.Problem(
        "the index of this dictionary is missing", hint: "Name the file \(pair).index, too.")
      throw .text(TextError(problem, in: file.name))
    }
    let (places, tell) = (try index.bytes(), telling(file))
    let found = try entries(file) { bytes throws(TextError) in
      SourceKind.isMueller(pair)
        ? try Mueller.read(bytes, index: places) { tell($0, bytes.count) }
        : try FreeDict.read(bytes, index: places, language: language)
    }
    guard pair.hasSuffix("-eng") else { return found }
    let joined = JoinedWords(try frequencies(of: Language.home.tag), of: found)
    return found.compactMap(joined.parted)
  }

  private mutating func entries(
    _ file: SourceFile, _ reader: ([UInt8]) throws(TextError) -> SourceRead<DictionaryEntry>
  ) throws(SourceError) -> [DictionaryEntry] {
    try tellReading(file)
    let read: SourceRead<DictionaryEntry>
    do throws(SourceError) { read = try file.read(reader) } catch {
      // A read that was cancelled looks like a truncated file.
      throw telling(file)(1, 1) ? error : .brokenOff
    }
    if !telling(file)(1, 1) { throw .brokenOff }
    if read.skipped > 0 { outcome.skipped[file.name, default: 0] += read.skipped }
    return read.values
  }

  private mutating func countries(
    _ file: SourceFile, _ language: String
  ) throws(SourceError) -> [DictionaryEntry]? {
    guard let english = files.first(where: { $0.kind == .countryNames(language: Language.home.tag) }) else {
      return nil
    }
    let populations = try files.first { $0.kind == .populations }?.read(Countries.populations) ?? [:]
    let meanings = try english.read(Countries.names)
    return try entries(file) { bytes throws(TextError) in
      SourceRead(
        values: Countries.entries(try Countries.names(bytes), meanings, populations, language: language))
    }
  }

  /// The list of wordfreq, the large one if there are two.
  private mutating func frequencies(of language: String) throws(SourceError) -> WordFrequencies? {
    if let known = counted[language] { return known }
    let found = files.filter { $0.kind == .wordFrequencies(language: language) }
    guard let file = found.first(where: { $0.name.contains("large_") }) ?? found.first else { return nil }
    try tellReading(file)
    let read = try file.read { bytes throws(TextError) in try WordFrequencies(bytes) }
    counted[language] = read
    return read
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen = Set<String>()
    return texts.filter { seen.insert($0).inserted }
  }
}

extension SourceKind {
  /// Whether it has the better entries of its language.
  fileprivate var isFirst: Bool {
    switch self {
    case .apertium: true
    case .articles(let pair): Self.isMueller(pair)
    default: false
    }
  }
}

/// Merges the entries of one language from several sources.
private struct EntryMerge {
  private(set) var entries: [DictionaryEntry] = []
  /// The meanings that a later source gives first, by term.
  private(set) var firsts: [String: [String]] = [:]
  private var places: [String: Int] = [:]
  private var sources = 0

  /// Adds the entries of a source. If a word is there already, it only gets the meanings that are new.
  mutating func add(_ more: [DictionaryEntry]) {
    sources += 1
    // A single source knows best which of its entries are one word.
    if sources == 1 { return entries = more }
    if sources == 2 {
      for (place, entry) in entries.enumerated() where places[entry.term] == nil {
        places[entry.term] = place
      }
    }
    for entry in more {
      if let place = places[entry.term] {
        merge(entry, into: place)
      } else {
        places[entry.term] = entries.count
        entries.append(entry)
      }
    }
  }

  private mutating func merge(_ entry: DictionaryEntry, into place: Int) {
    if let first = entry.senses.first, firsts[entry.term] == nil { firsts[entry.term] = first.meanings }
    let known = Set(entries[place].meanings.map(Self.plain))
    for sense in entry.senses {
      let new = sense.meanings.filter { !known.contains(Self.plain($0)) }
      if !new.isEmpty { entries[place].senses.append(.init(new, partOfSpeech: sense.partOfSpeech)) }
    }
    entries[place].reading = entries[place].reading ?? entry.reading
  }

  /// "to go" and "go" are one meaning.
  private static func plain(_ meaning: String) -> Substring {
    meaning.hasPrefix("to ") ? meaning.dropFirst(3) : meaning[...]
  }

  /// Gives each word its frequency, the lists that it is on, and their example sentence.
  mutating func rate(by frequencies: WordFrequencies?, _ lists: LearnerLists) {
    for place in entries.indices {
      entries[place].lists += lists.lists(of: entries[place])
      if let frequencies { Self.rate(&entries[place], by: frequencies) }
    }
    GlossedWords(entries).mark(&entries, with: lists.glossedWords, frequencies)
  }

  /// A Japanese term without a frequency is replaced by the first of its spellings that has one.
  private static func rate(_ entry: inout DictionaryEntry, by frequencies: WordFrequencies) {
    entry.zipf = frequencies.zipf(of: entry.term)
    guard entry.zipf == nil, Language.of(entry.language).reading == .kana else { return }
    for (place, spelling) in entry.spellings.enumerated() {
      guard let zipf = frequencies.zipf(of: spelling) else { continue }
      (entry.term, entry.spellings[place]) = (spelling, entry.term)
      return entry.zipf = zipf
    }
  }
}
