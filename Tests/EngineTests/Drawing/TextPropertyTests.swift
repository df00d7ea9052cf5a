import Engine
import Testing

struct TextPropertyTests {
  /// Scalars that are likely to break something, and ordinary ones between them.
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
    "whatever comes in, no control is left, cleaning again changes nothing, and the width is that of the cells",
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

  /// Draws the text and counts the cells that it covers; -1 where the cells don't read as the text does.
  private static func drawnColumns(_ text: Text) -> Int {
    var canvas = Canvas(Size(text.width + 4, 1))
    let behind = Color(0x123456)
    let returned = canvas.put(text, at: .zero, Style(Color(0xFFFFFF), on: behind))
    let read = (0..<canvas.size.width).map { canvas.grapheme(at: Point($0, 0)) }.joined()
    guard returned == text.width, read == text.string + "    " else { return -1 }
    return canvas.cells.count { $0.background == behind }
  }
}
