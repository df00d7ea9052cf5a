import Learning
import Testing

@Suite
struct LanguageTagTests {
  @Test(
    "All tags of a language give one code",
    arguments: [
      ("es", "es"), ("es-419", "es"), ("EN-gb", "en"), ("zh-Hant-TW", "zh"), ("cmn", "zh"),
      ("cmn-Hans", "zh"),
      ("hyw", "hyw"),
    ])
  func codes(tag: String, code: String) { #expect(LanguageTag.primary(of: tag) == code) }

  @Test(
    "What names no language gives none, and neither does what could be a file or an option",
    arguments: ["und", "", "-", "x", "x-klingon", "../../tmp/x", "-f/etc", "e/", "ქა", "spanish"])
  func nothing(tag: String) { #expect(LanguageTag(tag) == nil) }

  @Test("Script and region are kept in lower case")
  func subtags() { #expect(LanguageTag("zh-Hant-TW")?.subtags == ["hant", "tw"]) }

  @Test("A tag has parts of letters and digits, and begins with letters")
  func form() {
    for tag in ["es", "zh-Hant", "es-419", "x-own"] { #expect(LanguageTag.isTag(tag), "\(tag)") }
    for tag in ["", "419", "es_MX", "es--MX", "español", "abcdefghi"] {
      #expect(!LanguageTag.isTag(tag), "\(tag)")
    }
  }
}
