import Testing

@testable import Learning

@Suite("What is said of each language")
struct LanguageTests {
  @Test("All tags, names and words are of one language each")
  func unique() {
    let all = Language.all + Language.further
    let tags = all.flatMap { [$0.tag] + $0.codes }
    #expect(Set(tags).count == tags.count)
    #expect(Set(all.map(\.name)).count == all.count)
    let names = all.flatMap { language in Set(language.names.words) }
    #expect(Set(names).count == names.count)
  }

  @Test("What is written for a language can be read: articles, numbers, romanised spellings")
  func readable() {
    for language in Language.all {
      #expect(
        language.articles.allSatisfy { (1...2).contains($0.split(separator: "|").count) }, "\(language.name)")
      for number in language.numbers.split(separator: ";") {
        let parts = number.split(separator: "=")
        #expect(parts.count == 2 && Int(parts[0]) != nil, "\(language.name): \(number)")
      }
      for piece in language.informal.split(separator: " ") {
        #expect(piece.contains("="), "\(language.name): \(piece)")
      }
      #expect(
        language.sample?.unicodeScalars.allSatisfy { Script($0).map(language.scripts.contains) == true }
          ?? true)
    }
  }

  @Test("A tag may have another code, a script or a region; a code without a file is a language, too")
  func tags() {
    for tag in ["es", "es-419", "spa", "ES"] { #expect(Language.of(tag).name == "Spanish", "\(tag)") }
    #expect(Language.of("cmn-Hans").tag == "zh" && Language.of("nb").tag == "nb")
    #expect(Language.of("grc").name == "Ancient Greek" && Language.of("qqq").tag == "qqq")
    for tag in ["und", "", "../x"] { #expect(Language.of(tag).tag.isEmpty, "\(tag)") }
  }

  @Test(
    "Traditional characters have a font of their own, and no model reads them",
    arguments: [
      ("zh", "zh-cn", "zh_CN"), ("zh-Hans", "zh-cn", "zh_CN"), ("zh-Hant", "zh-tw", nil),
      ("zh-TW", "zh-tw", nil),
      ("zh-Hant-HK", "zh-tw", nil), ("ja-JP", nil, "ja"), ("ka", nil, nil), ("", nil, nil),
    ] as [(String, String?, String?)])
  func characters(tag: String, font: String?, model: String?) {
    #expect(Language.of(tag).font == font && Language.of(tag).handwriting == model)
  }
}
