import Engine
import Testing

struct WrappingTests {
  @Test(
    "a text breaks at spaces, between wide glyphs, after a slash, and inside a word only if it must",
    arguments: [
      ("to drink water", 8, ["to drink", "water"]),
      ("to drink water", 7, ["to", "drink", "water"]),
      ("to drink water", 14, ["to drink water"]),
      ("  to   drink  ", 8, ["to", "drink"]),
      ("  to   drink  ", 10, ["to   drink"]),
      ("unforgettable", 5, ["unfor", "getta", "ble"]),
      ("an unforgettable", 5, ["an", "unfor", "getta", "ble"]),
      ("el/la estudiante", 6, ["el/la", "estudi", "ante"]),
      ("hombre/mujer", 7, ["hombre/", "mujer"]),
      ("飲み物です", 4, ["飲み", "物で", "す"]),
      ("飲み物です", 5, ["飲み", "物で", "す"]),
      ("茶 tea", 5, ["茶", "tea"]),
      ("tea茶", 4, ["tea", "茶"]),
      ("한국어 공부", 6, ["한국어", "공부"]),
      ("한국어", 4, ["한국", "어"]),
      ("ქართული ენა", 8, ["ქართული", "ენა"]),
      ("हिन्दी भाषा", 6, ["हिन्दी", "भाषा"]),
      ("ภาษาไทย", 4, ["ภาษา", "ไทย"]),
      ("e\u{301}te\u{301}", 2, ["e\u{301}t", "e\u{301}"]),
      ("水", 1, ["水"]),
      ("", 5, []), ("   ", 5, []), ("word", 0, []), ("word", -3, []),
    ] as [(String, Int, [String])])
  func breaks(text: String, columns: Int, lines: [String]) {
    #expect(Text(text).wrapped(to: columns).map(\.string) == lines)
  }

  @Test(
    "a text that is too long ends in an ellipsis",
    arguments: [
      ("water", 5, "water"), ("water", 4, "wat…"), ("water", 1, "…"), ("water", 0, ""), ("water", -1, ""),
      ("飲み物", 5, "飲み…"), ("飲み物", 4, "飲…"), ("飲み物", 6, "飲み物"), ("🍎🍎", 3, "🍎…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 0, ""), ("to be", 4, "to…"), ("to  be", 5, "to…"),
      (" be", 2, "…"),
    ])
  func shortened(text: String, columns: Int, shown: String) {
    #expect(Text(text).shortened(to: columns).string == shown)
  }

  @Test("an ellipsis of two columns is left out if there is only one")
  func longEllipsis() {
    #expect(Text("water").shortened(to: 4, ellipsis: "..").string == "wa..")
    #expect(Text("water").shortened(to: 1, ellipsis: "..").string == "")
  }

  @Test(
    "the longest word is measured in columns",
    arguments: [
      ("", 0), ("a", 1), ("to understand it", 10), ("飲み物 a", 6), ("e\u{301}te\u{301} en", 3), ("  ", 0),
    ])
  func longestWord(text: String, columns: Int) {
    #expect(Text(text).longestWord == columns)
  }

  @Test(
    "lines are never wider than asked, and contain all glyphs except the spaces at breaks",
    arguments: 1...200 as ClosedRange<UInt64>)
  func wrapping(seed: UInt64) {
    var chance = Chance(seed: seed)
    let text = Self.randomText(&chance)
    let columns = chance.number(in: 2...12)
    let lines = text.wrapped(to: columns)
    #expect(lines.allSatisfy { $0.width <= columns && !$0.isEmpty }, "seed \(seed)")
    #expect(lines.allSatisfy { $0.string.first != " " && $0.string.last != " " }, "seed \(seed)")
    let kept = lines.flatMap { Self.inked($0) }
    #expect(kept == Self.inked(text), "seed \(seed)")
    let isGreedy = zip(lines, lines.dropFirst()).allSatisfy { $0.width + 1 + Self.firstPiece($1) > columns }
    #expect(isGreedy, "seed \(seed): a word would have fitted the line before")
    #expect(text.shortened(to: columns).width <= columns, "seed \(seed)")
    #expect(text.lineCount(columns: columns) == lines.count, "seed \(seed)")
  }

  private static func randomText(_ chance: inout Chance) -> Text {
    let pieces = [
      "a", "ბ", " ", " ", "/", "水", "각", "e\u{301}", "🍎", "❤\u{FE0F}", "क", "\u{93F}", "ก\u{E35}",
    ]
    var string = ""
    for _ in 0..<chance.number(in: 0...40) {
      let piece = chance.pick(from: pieces) ?? ""
      if piece != " " || string.last != " " { string += piece }
    }
    return Text(string)
  }

  private static func inked(_ text: Text) -> [Unicode.Scalar] {
    text.string.unicodeScalars.filter { $0 != " " }
  }

  /// The columns up to the first place where the line could be broken, or more.
  private static func firstPiece(_ line: Text) -> Int {
    Text(String(line.string.prefix { $0 != " " })).width
  }
}
