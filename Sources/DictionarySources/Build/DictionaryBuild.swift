import Dictionaries
import Formats
import Learning
import System

/// Makes a dictionary of sources: what they have of some languages takes the place of what was there of these.
public struct DictionaryBuild {
  /// How far it is: what is being done, and how much of that.
  public struct Progress: Sendable {
    /// As in "Reading EDICT".
    public let what: String
    /// How much of it is done, of `all`.
    public let done: Int
    /// How much there is to do.
    public let all: Int
  }

  /// What has come of it.
  public struct Outcome: Sendable {
    /// How many entries there are now, by language.
    public var entries: [String: Int] = [:]
    /// How many characters were written; none where no source has any.
    public var characters = 0
    /// Of how many characters the strokes were written.
    public var strokes = 0
    /// How many damaged lines were passed over, by source.
    public var skipped: [String: Int] = [:]

    /// Nothing.
    public init() {}
  }

  private let files: [SourceFile]
  private let languages: [String]
  private let tell: (Progress) -> Bool
  private var characters = CharacterTable()
  private var lists = LearnerLists()
  private var outcome = Outcome()
  private var read = 0

  /// The languages that sources have entries of, sorted.
  public static func languages(of files: [SourceFile]) -> [String] {
    Set(files.compactMap(\.kind.language)).sorted()
  }

  /// - Parameters:
  ///   - files: all that was found in the sources.
  ///   - languages: the tags of those that are made anew; others stay as they are.
  ///   - tell: is told how far it is; false breaks it off.
  public init(_ files: [SourceFile], languages: [String], tell: @escaping (Progress) -> Bool) {
    self.files = files
    self.languages = languages
    self.tell = tell
  }

  /// Makes the dictionary at a path. It appears when it is whole; where something fails the old one stays.
  public mutating func write(to path: String, on disk: any FileSystem) throws -> Outcome {
    try readLists()
    let writer = try DictionaryWriter(at: path, on: disk)
    for language in languages { try write(language, to: writer) }
    try writeCharacters(to: writer, old: try? DictionaryFile(path).allCharacters())
    try writeStrokes(to: writer)
    try writer.finish()
    return outcome
  }

  private mutating func readLists() throws(SourceError) {
    for file in files {
      switch file.kind {
      case .hsk(let name):
        try note(file) { lists, bytes throws(TextError) in try lists.addHSK(bytes, name: name) }
      case .jlptWords: try note(file) { lists, bytes throws(TextError) in try lists.addJLPTWords(bytes) }
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

  private mutating func write(_ language: String, to writer: DictionaryWriter) throws {
    var merge = EntryMerge()
    let own = files.filter { $0.kind.language == language }
    // The larger dictionary first.
    for file in own.sorted(by: { $0.kind.isFirst && !$1.kind.isFirst }) {
      if let entries = try entries(of: file, language) { merge.add(entries) }
    }
    if language == "zh" { characters.add(chinese: merge.entries) }
    merge.rate(by: try frequencies(of: language), lists)
    let entries = merge.entries
    guard !entries.isEmpty else { return }
    let sources = (own + files.filter { $0.kind.helps(language) }).map(\.kind.credit)
    try writer.put(language, entries, sources: Self.unique(sources)) { done in
      tell(Progress(what: "Writing entries", done: done, all: entries.count))
    }
    outcome.entries[language] = entries.count
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
    let places = try index.bytes()
    return try entries(file) { bytes throws(TextError) in
      try FreeDict.read(bytes, index: places, language: language)
    }
  }

  private mutating func entries(
    _ file: SourceFile, _ reader: ([UInt8]) throws(TextError) -> SourceRead<DictionaryEntry>
  ) throws(SourceError) -> [DictionaryEntry] {
    try tellReading(file)
    let read: SourceRead<DictionaryEntry>
    do throws(SourceError) { read = try file.read(reader) } catch {
      // What was broken off looks as if it were cut.
      throw telling(file)(1, 1) ? error : .brokenOff
    }
    if !telling(file)(1, 1) { throw .brokenOff }
    if read.skipped > 0 { outcome.skipped[file.name, default: 0] += read.skipped }
    return read.values
  }

  /// The large list of wordfreq, where there are two.
  private mutating func frequencies(of language: String) throws(SourceError) -> WordFrequencies? {
    let found = files.filter { $0.kind == .wordFrequencies(language: language) }
    guard let file = found.first(where: { $0.name.contains("large_") }) ?? found.first else { return nil }
    try tellReading(file)
    return try file.read { bytes throws(TextError) in try WordFrequencies(bytes) }
  }

  private mutating func writeCharacters(to writer: DictionaryWriter, old: [CharacterEntry]?) throws {
    for file in files {
      switch file.kind {
      case .kanjidic: try add(file) { bytes throws(TextError) in try Kanjidic.read(bytes) }
      case .characterFrequencies:
        try add(file) { bytes throws(TextError) in try CharacterFrequencies.read(bytes) }
      case .decompositions: try add(file) { bytes throws(TextError) in try Decompositions.read(bytes) }
      default: break
      }
    }
    for entry in lists.entries { characters.add(entry) }
    guard !characters.isEmpty else { return }
    for entry in old ?? [] { characters.add(entry) }
    guard tell(Progress(what: "Writing characters", done: 0, all: 1)) else { throw SourceError.brokenOff }
    let all = characters.all
    try writer.put(all)
    outcome.characters = all.count
  }

  private mutating func add(
    _ file: SourceFile, _ reader: ([UInt8]) throws(TextError) -> SourceRead<CharacterEntry>
  ) throws(SourceError) {
    try tellReading(file)
    for entry in try file.read(reader).values { characters.add(entry) }
  }

  private mutating func writeStrokes(to writer: DictionaryWriter) throws {
    let pictures = files.filter { $0.kind == .strokes }
    var strokes: [Character: [String]] = [:]
    for (number, file) in pictures.enumerated() {
      let progress = Progress(what: "Reading strokes", done: number, all: pictures.count)
      if number % 100 == 0, !tell(progress) { throw SourceError.brokenOff }
      if let (character, paths) = try file.read({ bytes throws(TextError) in try StrokeOrder.read(bytes) }) {
        strokes[character] = strokes[character] ?? paths
      }
    }
    if !strokes.isEmpty { try writer.put(strokes: strokes) }
    outcome.strokes = strokes.count
  }

  /// Tells how much of a large source is read.
  private func telling(_ file: SourceFile) -> (_ done: Int, _ all: Int) -> Bool {
    let what = Self.reading(file)
    return { [tell] in tell(Progress(what: what, done: $0, all: $1)) }
  }

  private static func reading(_ file: SourceFile) -> String {
    "Reading \(file.kind.credit.prefix { $0 != "," })"
  }

  private mutating func tellReading(_ file: SourceFile) throws(SourceError) {
    let progress = Progress(what: Self.reading(file), done: read, all: files.count)
    guard tell(progress) else { throw .brokenOff }
    read += 1
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen = Set<String>()
    return texts.filter { seen.insert($0).inserted }
  }
}

extension SourceKind {
  /// Whether it has the better entries of its language.
  fileprivate var isFirst: Bool { if case .apertium = self { true } else { false } }
}
