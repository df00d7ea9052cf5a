import Engine
import Testing

struct TextWidthTests {
  @Test(
    "a word takes as many columns as a terminal gives it",
    arguments: [
      ("", 0), ("water", 5), ("wasser ünd öl", 13), ("e\u{301}tude", 5),
      ("წყალი", 5), ("ᲬᲧᲐᲚᲘ", 5), ("ⴀⴁⴂ", 3),
      ("ջուր", 4), ("և", 1), ("вода", 4), ("νερό", 4),
      ("水", 2), ("飲み物", 6), ("カタカナ", 8), ("ｶﾞｷﾞ", 4), ("Ｗａｓｓｅｒ", 12), ("、。「」", 8), ("　", 2),
      ("か\u{3099}", 2), ("は\u{309A}", 2), ("が", 2), ("゛", 2),
      ("물", 2), ("\u{1106}\u{116E}\u{11AF}", 2), ("\u{1106}\u{116E}", 2), ("한국어", 6), ("ㄱㅏ", 4),
      ("น้ำ", 2), ("ภาษาไทย", 7), ("หน้า", 3), ("กี่", 1),
      ("पानी", 4), ("हिन्दी", 5), ("क्ष", 2), ("स्त्री", 4),
      ("מַיִם", 3), ("ماء", 3), ("می\u{200C}خواهم", 7), ("ශ්\u{200D}රී", 2),
      ("…", 1), ("✓", 1), ("✗", 1), ("×", 1), ("░", 1), ("│", 1), ("⣿", 1), ("𝄞", 1),
    ])
  func words(word: String, columns: Int) {
    #expect(Text(word).width == columns)
  }

  @Test(
    "a sequence that is shown as one emoji takes two columns",
    arguments: [
      "🍎", "❤\u{FE0F}", "☕", "☕\u{FE0F}", "👩\u{200D}🚀", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👍🏽", "🇬🇪", "🇬",
      "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "🏳\u{FE0F}\u{200D}🌈", "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏻",
    ])
  func emoji(sequence: String) {
    #expect(Text(sequence).width == 2)
  }

  @Test(
    "a selector or a joiner makes nothing wide that is no emoji",
    arguments: [
      ("❤", 1), ("❤\u{FE0E}", 1), ("❤\u{200D}", 1), ("a\u{FE0F}", 1), ("a\u{200D}", 1), ("क\u{200D}", 1),
      ("क्\u{200D}ष", 2), ("a\u{20DD}", 1), ("1\u{20E3}", 1), ("葛\u{E0100}", 2), ("a🏽", 3), ("🍎🏽", 4),
      ("1\u{93E}", 2),
    ])
  func notEmoji(sequence: String, columns: Int) {
    #expect(Text(sequence).width == columns)
  }

  @Test("each flag of a row of flags takes two columns")
  func flags() {
    #expect(Text("🇬🇪🇦🇲🇪🇸").width == 6)
    #expect(Text("🇬🇪🇦").width == 4)
  }
}
