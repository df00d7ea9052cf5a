import Formats
import Learning

/// EDICT and EDICT2: `漢字 [かな] /(n) (1) gloss/gloss/(n) (2) gloss/(P)/`, in UTF-8.
public struct Edict {
  /// A word that is being collected: EDICT has a line for each spelling.
  private struct Word {
    var entry: DictionaryEntry
    var isCommon: Bool
    var isUsuallyKana: Bool
  }

  private var words: [Word] = []
  /// The indices of words by reading and glosses, which all spellings of a word share.
  private var places: [[UInt8]: Int] = [:]
  private var glosses = EdictGlosses()

  private init() {}

  /// Reads all entries: common words first, otherwise in the order of the file. Spellings of one word become
  /// one entry. A word that is usually written in kana has its kana as the term.
  ///
  /// - Parameter tell: called now and then with the bytes read; false stops the reading.
  public static func read(
    _ bytes: [UInt8], tell: @escaping (Int) -> Bool = { _ in true }
  ) throws(TextError) -> SourceRead<DictionaryEntry> {
    var edict = Edict()
    edict.words.reserveCapacity(bytes.count / 70)
    let lines = try SourceLines(format: "EDICT", remark: UInt8(ascii: "#"), tell: tell).read(bytes) {
      edict.read($0)
    }
    let (common, rest) = (edict.words.filter(\.isCommon), edict.words.filter { !$0.isCommon })
    return SourceRead(values: (common + rest).map(Self.finished), skipped: lines.skipped)
  }

  /// Reads a line; nil if it is damaged.
  private mutating func read(_ line: ArraySlice<UInt8>) -> Void? {
    guard let slash = line.place(of: "/"), line.last == UInt8(ascii: "/"), slash + 1 < line.endIndex else {
      return nil
    }
    let head = line[..<slash].trimmed
    // The first line tells the edition and has question marks as its word.
    if head.starts(with: "　？".utf8) { return () }
    var body = line[slash...].dropLast()
    if let last = body.lastPlace(of: "/"), body[last...].starts(with: "/EntL".utf8) { body = body[..<last] }
    let isCommon = body.suffix(4).elementsEqual("/(P)".utf8)
    return add(head, isCommon ? body.dropLast(4) : body, isCommon)
  }

  private mutating func add(
    _ head: ArraySlice<UInt8>, _ body: ArraySlice<UInt8>, _ isCommon: Bool
  ) -> Void? {
    guard let (terms, readings) = Self.head(head), !terms.isEmpty else { return nil }
    for reading in readings {
      let key = reading.map { Array($0.utf8) + body }
      if let place = key.flatMap({ places[$0] }) {
        add(terms, isCommon, at: place)
        continue
      }
      guard let content = glosses.read(body.parts("/")) else { return nil }
      if let key { places[key] = words.count }
      let entry = DictionaryEntry(
        language: "ja", term: terms[0], spellings: Array(terms.dropFirst()), reading: reading,
        senses: content.senses)
      words.append(Word(entry: entry, isCommon: isCommon, isUsuallyKana: content.isUsuallyKana))
    }
    return ()
  }

  /// Adds a spelling to a known word; the common one becomes the term.
  private mutating func add(_ terms: [String], _ isCommon: Bool, at place: Int) {
    for term in terms where term != words[place].entry.term && !words[place].entry.spellings.contains(term) {
      if isCommon && !words[place].isCommon {
        words[place].entry.spellings.insert(words[place].entry.term, at: 0)
        words[place].entry.term = term
      } else {
        words[place].entry.spellings.append(term)
      }
      words[place].isCommon = words[place].isCommon || isCommon
    }
  }

  private static func finished(_ word: Word) -> DictionaryEntry {
    var entry = word.entry
    guard word.isUsuallyKana, let kana = entry.reading else { return entry }
    entry.spellings.insert(entry.term, at: 0)
    (entry.term, entry.reading) = (kana, nil)
    return entry
  }

  /// Spellings and readings before the first slash; a word in kana has one reading that is nil.
  private static func head(_ head: ArraySlice<UInt8>) -> ([String], [String?])? {
    guard let open = head.place(of: "["), let close = head.lastPlace(of: "]"), open < close else {
      return names(head).map { ($0, [nil]) }
    }
    guard let terms = names(head[..<open]), let readings = names(head[(open + 1)..<close]) else { return nil }
    return readings.isEmpty ? nil : (terms, readings)
  }

  /// The names between semicolons, without the marks after them.
  private static func names(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var names: [String] = []
    for part in bytes.parts(";") {
      let name = part.prefix { $0 != UInt8(ascii: "(") }.trimmed
      guard !name.isEmpty, let text = name.text else { return nil }
      names.append(text)
    }
    return names
  }
}

/// Parses the part of an EDICT line between the slashes.
private struct EdictGlosses {
  /// A line without its head.
  struct Content {
    var senses: [DictionaryEntry.Sense] = []
    /// Whether the first sense says that the word is usually written in kana.
    var isUsuallyKana = false
  }

  private var tags = EdictTags()
  /// The languages of origin that the last gloss of a word may name.
  private static let languages = [
    "ain": "Ainu", "ara": "Arabic", "chi": "Chinese", "dut": "Dutch", "eng": "English", "fre": "French",
    "ger": "German", "gre": "Greek", "heb": "Hebrew", "ita": "Italian", "kor": "Korean", "lat": "Latin",
    "por": "Portuguese", "rus": "Russian", "san": "Sanskrit", "spa": "Spanish",
  ]

  /// The senses of glosses; nil if one is not UTF-8 or there are none.
  mutating func read(_ glosses: [ArraySlice<UInt8>]) -> Content? {
    var content = Content()
    var speech: String?
    for gloss in glosses {
      let (text, group, isNew) = split(gloss)
      guard let meaning = text.text else { return nil }
      if !group.speech.isEmpty { speech = group.speech.joined(separator: ", ") }
      if content.senses.isEmpty && group.isUsuallyKana { content.isUsuallyKana = true }
      let remarks = group.remarks.isEmpty ? "" : "(\(group.remarks.joined(separator: ", "))) "
      let whole = remarks + Self.withOrigin(meaning)
      guard !whole.isEmpty else { continue }
      if isNew || content.senses.isEmpty {
        content.senses.append(DictionaryEntry.Sense([whole], partOfSpeech: speech))
      } else {
        content.senses[content.senses.count - 1].meanings.append(whole)
      }
    }
    return content.senses.isEmpty ? nil : content
  }

  /// The text of a gloss, the marks before it, and whether a sense begins with it.
  private mutating func split(
    _ gloss: ArraySlice<UInt8>
  ) -> (text: ArraySlice<UInt8>, EdictTags.Group, isNew: Bool) {
    var (rest, all, isNew) = (gloss, EdictTags.Group(), false)
    while rest.first == UInt8(ascii: "("), let end = rest.place(of: ")") {
      let inside = rest[rest.startIndex + 1..<end]
      if inside.allSatisfy({ 0x30...0x39 ~= $0 }) {
        isNew = true
      } else if let group = tags.group(inside) {
        isNew = isNew || !group.speech.isEmpty
        all.speech += group.speech
        all.remarks += group.remarks
        all.isUsuallyKana = all.isUsuallyKana || group.isUsuallyKana
      } else {
        break
      }
      rest = rest[(end + 1)...].drop { $0 == 32 }
    }
    return (rest, all, isNew)
  }

  /// "(ita:)" after a meaning, in words.
  private static func withOrigin(_ meaning: String) -> String {
    guard meaning.hasSuffix(":)"), let start = meaning.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return meaning
    }
    let code = meaning[meaning.utf8.index(after: start)...].dropLast(2)
    return languages[String(code)].map { meaning[..<start] + "(from \($0))" } ?? meaning
  }
}
