import Dictionaries
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
