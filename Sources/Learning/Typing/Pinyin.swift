import Formats

/// Pinyin in any notation: with marks (nǐ hǎo), with digits (ni3 hao3), with v or u: for ü, with spaces or
/// without. Letters and tones are kept apart, so that a wrong tone can be told from a wrong word.
struct Pinyin: Equatable {
  /// A tone, and where the vowels that carry it begin.
  struct Tone: Equatable {
    let vowels: Int
    let number: Int
  }

  /// The letters without spaces, apostrophes, marks and digits.
  let letters: String
  /// The tones 1 to 4 in order; neutral tones are left out.
  let tones: [Tone]

  /// Nil when the text contains anything else than pinyin.
  init?(_ text: String) {
    var letters: [Character] = []
    var tones: [(place: Int, number: Int)] = []
    for character in Self.withUmlauts(text) {
      if let (vowel, tone) = Self.marked[character] {
        tones.append((letters.count, tone))
        letters.append(vowel)
      } else if character.isASCII, let digit = character.wholeNumberValue {
        guard let place = letters.lastIndex(where: Self.vowels.contains), digit <= 5 else { return nil }
        if (1...4).contains(digit) { tones.append((place, digit)) }
      } else if "abcdefghijklmnopqrstuwxyzü".contains(character) {
        letters.append(character)
      } else if !" '-.!?。".contains(character) {
        return nil
      }
    }
    self.letters = String(letters)
    self.tones = tones.map { Tone(vowels: Self.start(ofVowelsAt: $0.place, in: letters), number: $0.number) }
  }

  static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "ü"]

  fileprivate static let marked: [Character: (vowel: Character, tone: Int)] = {
    let rows = [("a", "āáǎà"), ("e", "ēéěè"), ("i", "īíǐì"), ("o", "ōóǒò"), ("u", "ūúǔù"), ("ü", "ǖǘǚǜ")]
    let pairs = rows.flatMap { vowel, marks in
      marks.enumerated().map { ($0.element, (Character(vowel), $0.offset + 1)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static func withUmlauts(_ text: String) -> [Character] {
    var characters: [Character] = []
    for character in TypedText.folded(text) {
      if character == ":" && characters.last == "u" {
        characters[characters.count - 1] = "ü"
      } else {
        characters.append(character == "v" ? "ü" : character)
      }
    }
    return characters
  }

  private static func start(ofVowelsAt place: Int, in letters: [Character]) -> Int {
    var start = place
    while start > 0, vowels.contains(letters[start - 1]) { start -= 1 }
    return start
  }
}

/// Turns tone numbers into marks: ni3 hao3 is nǐ hǎo.
public enum PinyinMarks {
  /// The text with each syllable's number turned into a mark, and v and u: into ü.
  public static func marked(_ text: String) -> String {
    text.reduce(into: "") { marked, key in marked = typed(key, after: marked) }
  }

  /// The text after another key: a digit from 0 to 5 marks the syllable before it, or leaves it unmarked.
  static func typed(_ key: Character, after text: String) -> String {
    if key == "v" { return text + "ü" }
    if key == ":", text.last == "u" { return text.dropLast() + "ü" }
    guard key.isASCII, let tone = key.wholeNumberValue, tone <= 5 else { return text + String(key) }
    guard let place = place(in: text) else {
      return withoutLastTone(text).map { typed(key, after: $0) } ?? text + String(key)
    }
    guard (1...4).contains(tone) else { return text }
    let letter = NormalForm.composed(String(text[place]) + marks[tone - 1])
    return text[..<place] + letter + text[text.index(after: place)...]
  }

  private static let marks = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]

  /// The vowel of the last syllable that takes the mark: a or e, else the o of ou, else the last vowel. Nil
  /// where the text doesn't end in an unmarked syllable.
  private static func place(in text: String) -> String.Index? {
    guard let end = text.lastIndex(where: { !"ngr".contains($0.lowercased()) }), isVowel(text[end]) else {
      return nil
    }
    var vowels: [String.Index] = [end]
    while let first = vowels.first, first > text.startIndex, isVowel(text[text.index(before: first)]) {
      vowels.insert(text.index(before: first), at: 0)
    }
    let mouth = vowels.first { "ae".contains(text[$0].lowercased()) }
    return mouth ?? vowels.first { text[$0].lowercased() == "o" } ?? end
  }

  /// The text with its last syllable unmarked, to mark it otherwise; nil where it has no tone.
  private static func withoutLastTone(_ text: String) -> String? {
    let end = text.lastIndex { !isVowel($0) && !"ngr".contains($0.lowercased()) }
    guard let end, let vowel = Pinyin.marked[text[end]]?.vowel else { return nil }
    return text[..<end] + String(vowel) + text[text.index(after: end)...]
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouü".contains(letter.lowercased()) }
}
