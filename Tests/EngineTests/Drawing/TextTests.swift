import Engine
import Testing

struct TextWidthTests {
  @Test(
    "a word is as wide as on a terminal",
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
    ] as [(String, Int)])
  func words(word: String, columns: Int) {
    #expect(Text(word).width == columns)
  }

  @Test(
    "an emoji sequence takes two columns",
    arguments: [
      "🍎", "❤\u{FE0F}", "☕", "☕\u{FE0F}", "👩\u{200D}🚀", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👍🏽", "🇬🇪", "🇬",
      "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "🏳\u{FE0F}\u{200D}🌈", "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏻",
    ])
  func emoji(sequence: String) {
    #expect(Text(sequence).width == 2)
  }

  @Test(
    "a selector or a joiner widens only emoji",
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

struct TextJoiningTests {
  @Test("texts are joined with a separator")
  func joined() {
    #expect(Text.joined(["a", "b", "c"], by: ", ") == "a, b, c")
    #expect(Text.joined(["a"], by: ", ") == "a")
    #expect(Text.joined([], by: ", ") == .empty)
    #expect(Text("水") + "!" == "水!")
    #expect((Text("水") + "!").width == 3)
  }

  @Test("a text is padded to a width, never cut")
  func padded() {
    #expect(Text("水").padded(to: 4) == "水  ")
    #expect(Text("water").padded(to: 4) == "water")
  }

  @Test("interpolated values are cleaned")
  func interpolated() {
    let word = "\u{1b}水"
    #expect("\(word) means \(7)" as Text == Text("\\x1b水 means 7"))
  }
}

struct TextPropertyTests {
  /// Scalars that are likely to break something, and some ordinary ones.
  private static let difficult: [Unicode.Scalar] = [
    "a", "1", "#", " ", "ა", "ก", "न", "水", "か", "ｶ", "각", "☰", "👩", "❤", "🍎", "\u{1b}", "\r", "\n",
    "\u{8}", "\u{9b}", "\u{0}", "\u{7f}", "\u{AD}", "\u{301}", "\u{5B4}", "\u{600}", "\u{93F}", "\u{94D}",
    "\u{D4E}", "\u{E33}", "\u{E35}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{200B}", "\u{200C}", "\u{200D}",
    "\u{202E}", "\u{2066}", "\u{20DD}", "\u{20E3}", "\u{25CC}", "\u{302E}", "\u{3099}", "\u{FE0E}",
    "\u{FE0F}", "\u{FEFF}", "\u{FF9E}", "\u{110BD}", "\u{1D165}", "\u{1F1EC}", "\u{1F1EA}", "\u{1F3FB}",
    "\u{E0041}", "\u{E0101}",
  ]

  private static func randomString(_ chance: inout Chance, length: Int) -> String {
    var string = String.UnicodeScalarView()
    for _ in 0..<chance.number(in: 0...length) {
      if chance.happens(1, in: 5), let scalar = Unicode.Scalar(UInt32(chance.below(0x110000))) {
        string.append(scalar)
      } else {
        string.append(chance.pick(from: difficult) ?? "a")
      }
    }
    return String(string)
  }

  private static func description(_ string: String) -> String {
    string.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined()
  }

  @Test(
    "cleaning any text leaves no controls, is idempotent, and gives the width of the cells drawn",
    arguments: 1...40 as ClosedRange<UInt64>)
  func cleaning(seed: UInt64) {
    var chance = Chance(seed: seed)
    for _ in 0..<250 {
      let outside = Self.randomString(&chance, length: 24)
      let text = Text(outside)
      let what = "seed \(seed): \(Self.description(outside))"
      #expect(text.string.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(what)")
      #expect(Text(text.string) == text, "\(what)")
      #expect(Self.drawnColumns(text) == text.width, "\(what)")
    }
  }

  /// Draws the text and counts the cells that it covers; -1 if the cells don't contain the text.
  private static func drawnColumns(_ text: Text) -> Int {
    var canvas = Canvas(Size(text.width + 4, 1))
    let behind = Color(0x123456)
    let returned = canvas.put(text, at: .zero, Style(Color(0xFFFFFF), on: behind))
    let read = (0..<canvas.size.width).map { canvas.grapheme(at: Point($0, 0)) }.joined()
    guard returned == text.width, read == text.string + "    " else { return -1 }
    return canvas.cells.count { $0.background == behind }
  }
}
