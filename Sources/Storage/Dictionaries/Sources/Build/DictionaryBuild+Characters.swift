import Formats
import Learning

extension DictionaryBuild {
  mutating func writeCharacters(to writer: DictionaryWriter, old: [CharacterEntry]?) throws {
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

  mutating func writeStrokes(to writer: DictionaryWriter) throws {
    let pictures = files.filter { $0.kind.strokeLanguage != nil }
    var strokes: [String: [Character: [String]]] = [:]
    for (number, file) in pictures.enumerated() {
      let progress = Progress(what: "Reading strokes", done: number, all: pictures.count)
      if number % 100 == 0, !tell(progress) { throw SourceError.brokenOff }
      guard let language = file.kind.strokeLanguage else { continue }
      let read = try Self.strokes(of: file)
      strokes[language, default: [:]].merge(read.values) { first, _ in first }
      if read.skipped > 0 { outcome.skipped[file.name] = read.skipped }
    }
    for (language, strokes) in strokes where !strokes.isEmpty {
      try writer.put(strokes: strokes, of: language)
      outcome.strokes += strokes.count
    }
  }

  private static func strokes(
    of file: SourceFile
  ) throws(SourceError) -> SourceRead<(Character, [String])> {
    try file.read { bytes throws(TextError) in
      guard case .hanzi(let character) = file.kind else { return try StrokeOrder.read(bytes) }
      return try HanziStrokes.read(bytes, character)
    }
  }
}

/// Collects characters from several sources.
struct CharacterTable {
  private var entries: [Character: CharacterEntry] = [:]
  private var order: [Character] = []

  var isEmpty: Bool { entries.isEmpty }

  /// In the order in which they were added.
  var all: [CharacterEntry] { order.compactMap { entries[$0] } }

  /// Adds what a source knows; what is known already stays.
  mutating func add(_ entry: CharacterEntry) {
    guard HanCharacter.isHan(entry.character) else { return }
    guard var known = entries[entry.character] else {
      order.append(entry.character)
      return entries[entry.character] = entry
    }
    known.decomposition = known.decomposition ?? entry.decomposition
    known.radical = known.radical ?? entry.radical
    known.strokes = known.strokes ?? entry.strokes
    known.zipf = known.zipf ?? entry.zipf
    if known.meanings.isEmpty { known.meanings = entry.meanings }
    if known.japaneseMeanings.isEmpty { known.japaneseMeanings = entry.japaneseMeanings }
    if known.onReadings.isEmpty && known.kunReadings.isEmpty {
      (known.onReadings, known.kunReadings) = (entry.onReadings, entry.kunReadings)
    }
    known.pinyin += entry.pinyin.filter { !known.pinyin.contains($0) }
    known.lists += entry.lists.filter { !known.lists.contains($0) }
    entries[entry.character] = known
  }

  /// Adds the words of a Chinese dictionary that are a single character.
  mutating func add(chinese entries: [DictionaryEntry]) {
    for entry in entries {
      for name in [entry.term] + entry.spellings where name.utf8.count <= 4 && name.count == 1 {
        guard let character = name.first else { continue }
        var known = CharacterEntry(character)
        known.pinyin = [entry.reading].compactMap(\.self).filter { $0 == $0.lowercased() }
        known.meanings = Array(entry.meanings.prefix(4))
        add(known)
      }
    }
  }
}
