/// Pinyin in any of its spellings: with marks (nǐ hǎo), with digits (ni3 hao3), with v or u: for ü, with spaces
/// or without. Letters and tones are kept apart, so that a wrong tone can be told from a wrong word.
struct Pinyin: Equatable {
  /// A tone and where the vowels that carry it begin.
  struct Tone: Equatable {
    let vowels: Int
    let number: Int
  }

  /// The letters without spaces, apostrophes, marks and digits.
  let letters: String
  /// The tones 1 to 4 in their order; a neutral one leaves nothing.
  let tones: [Tone]

  /// Nil when the text holds anything that pinyin doesn't.
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
      } else if !" '-".contains(character) {
        return nil
      }
    }
    self.letters = String(letters)
    self.tones = tones.map { Tone(vowels: Self.start(ofVowelsAt: $0.place, in: letters), number: $0.number) }
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "ü"]

  private static let marked: [Character: (vowel: Character, tone: Int)] = {
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
