import Formats
import Foundation
import Learning
import Testing

@Suite("Every answer can be typed on a US keyboard")
struct DeckTypingTests {
  private static let marks: [Character: Character] = [
    "\u{300}": "`", "\u{301}": "'", "\u{302}": "^", "\u{303}": "~", "\u{308}": ":", "\u{327}": ",",
  ]
  private static let tones: [Character: Character] = [
    "\u{304}": "1", "\u{301}": "2", "\u{30C}": "3", "\u{300}": "4", "\u{308}": ":",
  ]

  /// The keys that compose the text: each letter, then its mark.
  private static func keys(_ text: String, tones: Bool) -> String {
    String(
      text.decomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
        (tones ? Self.tones : marks)[Character(scalar)] ?? Character(scalar)
      })
  }

  private func check(_ name: String, _ side: AnswerJudge.Side, _ keys: (Word) throws -> String) throws {
    let deck = try AssetsFolder.deck(name)
    let judge = AnswerJudge(deck, side: side)
    let keyboard = Keyboard(deck, side: side)
    for word in deck.words {
      var line = keyboard.line(for: word)
      let typed = try keys(word)
      for key in typed { line.type(key) }
      #expect(
        typed.allSatisfy(\.isASCII) && judge.judge(line.answer, for: word) == .right,
        "\(typed) \(line.answer)")
    }
  }

  @Test("Spanish and French, with marks after letters", arguments: ["spanish-first", "french-first"])
  func marked(name: String) throws {
    try check(name, .term) {
      Self.keys($0.term.filter { !"¿¡".contains($0) }.replacing("œ", with: "oe"), tones: false)
    }
  }

  @Test(
    "pinyin, with numbers", arguments: ["chinese-first"], [AnswerJudge.Side.term, .reading])
  func pinyin(name: String, side: AnswerJudge.Side) throws {
    try check(name, side) { Self.keys($0.reading ?? "", tones: true).replacing("u:", with: "v") }
  }

  @Test(
    "Georgian, Armenian and Greek, in their Latin letters",
    arguments: ["georgian-first", "armenian-first", "greek-first"])
  func romanized(name: String) throws {
    try check(name, .term) { ($0.romanization ?? "").replacing("’", with: "'") }
  }

  @Test(
    "Japanese, kana by kana", arguments: ["japanese-first"],
    [AnswerJudge.Side.term, .reading]
  )
  func japanese(name: String, side: AnswerJudge.Side) throws {
    let letters = try ["hiragana", "katakana"].flatMap { try AssetsFolder.deck($0).words }
    var keys: [Character: String] = ["ー": "-", "ん": "n'", "ン": "n'"]
    for letter in letters where keys[Character(letter.term)] == nil {
      let latin = letter.letter?.romanizations["nihon"] ?? ""
      keys[Character(letter.term)] = latin.hasPrefix("small ") ? "x" + latin.dropFirst(6) : latin
    }
    try check(name, side) { word in (word.reading ?? "").map { keys[$0] ?? "?" }.joined() }
  }
}
