import Engine
import Testing

/// Text from outside.
struct TextCleaningTests {
  @Test(
    "control characters are shown as escapes",
    arguments: [
      ("\u{1b}[31mred\u{1b}[0m", "\\x1b[31mred\\x1b[0m"),
      ("\u{1b}]52;c;cm0gLXJm\u{7}", "\\x1b]52;c;cm0gLXJm\\x07"),
      ("\u{1b}P$qm\u{1b}\\", "\\x1bP$qm\\x1b\\"),
      ("\u{9b}31m \u{9d}52;c;\u{9c} \u{90}$qm", "\\x9b31m \\x9d52;c;\\x9c \\x90$qm"),
      ("nul\u{0} bell\u{7} delete\u{7f}", "nul\\x00 bell\\x07 delete\\x7f"),
    ])
  func escapes(outside: String, shown: String) {
    #expect(Text(outside).string == shown)
  }

  @Test("none of the 65 control characters survives, alone or within a grapheme")
  func noControlSurvives() {
    let controls = (0...0x9F as ClosedRange<UInt32>).filter { $0 < 0x20 || $0 >= 0x7F }
    for control in controls.compactMap(Unicode.Scalar.init) {
      for outside in [
        "\(control)", "a\(control)\u{301}", "\r\(control)", "👩\u{200D}\(control)", "水\(control)",
      ] {
        let isClean = Text(outside).string.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control
        }
        #expect(isClean, "U+\(String(control.value, radix: 16)) in \(outside.debugDescription)")
      }
    }
  }

  @Test(
    "a million control characters take no more than a million times as long as one",
    .timeLimit(.minutes(10)))
  func many() {
    let text = Text(String(repeating: "\u{7}", count: 1_000_000))
    #expect(text.width == 4_000_000 && text.string.hasSuffix("\\x07"))
  }

  @Test("a literal with an escape sequence is cleaned like any other text")
  func literal() {
    let literal: Text = "a\u{1b}[2Jb"
    let name = "\u{1b}c"
    #expect(literal.string == "a\\x1b[2Jb")
    #expect(("hello \(name)" as Text).string == "hello \\x1bc")
  }

  @Test(
    "invisible characters that rearrange text are dropped",
    arguments: [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
      "\u{2069}",
      "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{2064}", "\u{FEFF}", "\u{AD}", "\u{180E}",
      "\u{FFF9}", "\u{FFFB}", "\u{1D173}", "\u{E0001}", "\u{E0061}", "\u{E007F}", "\u{3164}", "\u{FFA0}",
    ])
  func leftOut(mark: String) {
    let text = Text("a\(mark)b\(mark)\(mark)c\(mark)")
    #expect(text.string == "abc")
    #expect(text.width == 3)
    #expect(text == Text("abc"))
  }

  @Test(
    "Unicode's noncharacters are dropped",
    arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF])
  func noCharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Text("a\(scalar)b").string == "ab")
  }

  @Test("a dropped character doesn't separate a letter from its accent")
  func leftOutBetween() {
    #expect(Text("e\u{200B}\u{301}\u{202E}\u{302}").width == 1)
  }

  @Test("of 10,000 marks on one letter four are kept")
  func manyMarks() {
    let text = Text("a" + String(repeating: "\u{301}", count: 10_000) + "b")
    #expect(text.string.unicodeScalars.elementsEqual("a\u{301}\u{301}\u{301}\u{301}b".unicodeScalars))
    #expect(text.width == 2)
  }

  @Test(
    "marks of every kind are capped, and their letter keeps its width",
    arguments: [
      ("\u{20DD}", 1), ("\u{200D}", 1), ("\u{200C}", 1), ("\u{FE0E}", 1), ("\u{E0101}", 1), ("\u{1161}", 1),
      ("\u{302A}", 1), ("\u{93F}", 10_001), ("\u{FF9E}", 10_001),
    ])
  func otherMarks(mark: String, columns: Int) {
    let text = Text("a" + String(repeating: mark, count: 10_000))
    #expect(text.width == columns)
    #expect(columns > 1 || text.string.unicodeScalars.count == 5)
  }

  @Test("a family of 10,000 is capped")
  func manyJoined() {
    let text = Text(String(repeating: "👩\u{200D}", count: 10_000) + "b")
    #expect(text.width == 3)
    #expect(text.string.unicodeScalars.count <= 11)
  }

  @Test("marks without a letter get a dotted circle")
  func leadingMarks() {
    #expect(Text("\u{301}a").string.unicodeScalars.elementsEqual("\u{25CC}\u{301}a".unicodeScalars))
    #expect(Text("\u{301}a").width == 2)
    #expect(Text("\u{1161}").width == 1)
    #expect(Text("\u{202E}\u{301}").string.unicodeScalars.first == "\u{25CC}")
  }

  @Test("carriage return and backspace overwrite nothing")
  func noOverwriting() {
    #expect(Text("100\r999").string == "100\\x0d999")
    #expect(Text("safe\u{8}\u{8}\u{8}\u{8}evil").string == "safe\\x08\\x08\\x08\\x08evil")
    #expect(Text("a\r\nb").string == "a\\x0d b")
  }

  @Test("line breaks, tabs and hard spaces become spaces")
  func spaces() {
    #expect(Text("a\tb\nc\u{2028}d\u{2029}e\u{A0}f").string == "a b c d e f")
  }

  @Test(
    "words in their script stay as they are",
    arguments: [
      "ქართული", "հայերեն", "español", "e\u{301}tude", "日本語", "か\u{3099}", "한국어", "ภาษาไทย", "หน้า", "हिन्दी",
      "नमस्ते", "עִבְרִית", "می\u{200C}خواهم", "ශ්\u{200D}රී", "👩\u{200D}👩\u{200D}👧\u{200D}👦", "❤\u{FE0F}", "🇬🇪",
      "1\u{FE0F}\u{20E3}", "👩🏽\u{200D}🚀", "𐌰𐌱", "㋿",
    ])
  func untouched(word: String) {
    #expect(Text(word).string.unicodeScalars.elementsEqual(word.unicodeScalars))
  }
}
