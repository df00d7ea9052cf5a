import Deterministic
import Formats
import Foundation
import Testing

/// Foundation's full form C is the reference here; the library itself does without it.
@Suite("Normal form C")
struct NormalFormTests {
  private func judge(_ text: String) -> [UInt8] { Array(text.precomposedStringWithCanonicalMapping.utf8) }

  @Test("each scalar up to Unicode 15 is composed as by Foundation")
  func scalars() {
    var wrong: [String] = []
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code), let age = scalar.properties.age, age.major <= 15 else {
        continue
      }
      let text = String(scalar)
      if Array(NormalForm.composed(text).utf8) != judge(text) { wrong.append(String(code, radix: 16)) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("random sequences of letters and marks are composed as by Foundation", arguments: 0..<20)
  func rows(seed: UInt64) {
    let letters =
      "aeoA\u{1D6}\u{1EC7}\u{C5}\u{17F}\u{30AB}\u{304B}\u{304C}\u{D55C}\u{1100}\u{B95}\u{212B}\u{F900}"
    let marks = "\u{301}\u{308}\u{323}\u{327}\u{302}\u{3099}\u{309A}\u{345}\u{5B0}\u{94D}\u{BBE}\u{200D}"
    let pool = Array((letters + marks).unicodeScalars)
    var chance = Chance(seed: seed)
    for _ in 0..<500 {
      var view = String.UnicodeScalarView()
      for _ in 0..<chance.below(9) { view.append(pool[chance.below(pool.count)]) }
      let text = String(view)
      #expect(Array(NormalForm.composed(text).utf8) == judge(text), "seed \(seed): \(text.unicodeScalars)")
    }
  }

  @Test("tens of thousands of marks on one letter are sorted as by Foundation")
  func manyMarks() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 20_000)
    #expect(Array(NormalForm.composed(text).utf8) == judge(text))
  }

  @Test("Hangul letters become syllables, even where Foundation leaves a tail alone")
  func hangul() {
    let rows: [([UInt32], [UInt32])] = [
      ([0x1100, 0x1161], [0xAC00]), ([0x1100, 0x1161, 0x11A8], [0xAC01]), ([0xAC00, 0x11A8], [0xAC01]),
      ([0xAC01, 0x11A8], [0xAC01, 0x11A8]), ([0xAC00, 0x11A7], [0xAC00, 0x11A7]), ([0xD7A3], [0xD7A3]),
      ([0x1161, 0x11A8], [0x1161, 0x11A8]), ([0xAC00, 0x301, 0x11A8], [0xAC00, 0x301, 0x11A8]),
    ]
    for (given, expected) in rows {
      let text = NormalForm.composed(text(of: given))
      #expect(text.unicodeScalars.map(\.value) == expected)
    }
  }

  private func text(of codes: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: codes.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  @Test(
    "text folded for a search has neither case nor marks",
    arguments: [
      ("Niño", "nino"), ("n\u{303}", "n"), ("Ёлка", "елка"), ("ば", "は"), ("ǚ", "u"), ("ქართული", "ქართული"),
      ("TEA", "tea"), ("茶", "茶"), ("", ""),
    ])
  func folded(text: String, expected: String) {
    #expect(Array(NormalForm.folded(text).utf8) == Array(expected.utf8))
  }

  @Test("form C of form C is itself, and equal to the text it came from")
  func stable() {
    for text in [
      "cafe\u{301}", "\u{304C}", "\u{304B}\u{3099}", "q\u{323}\u{307}", "ქართული", "ni\u{030C} ha\u{030C}o",
    ] {
      let composed = NormalForm.composed(text)
      #expect(composed == text)
      #expect(Array(NormalForm.composed(composed).utf8) == Array(composed.utf8))
    }
    #expect(Array(NormalForm.composed("cafe\u{301}").utf8) == Array("caf\u{E9}".utf8))
  }
}
