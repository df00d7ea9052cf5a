import Formats

/// Which marks in a language are accents on a letter, and which make another letter: é is an accented e, but
/// ñ is not an n to Spaniards. The hamza of Arabic letters is such an accent. In other scripts a mark always makes another letter: は is not ば.
struct Accents: Sendable {
  private let letters: Set<Character>
  private var strokes: [Character: Character] = [:]

  /// Every mark, also those that make another letter: what is left is what a keyboard without them types. Those that
  /// type Cyrillic letters have й and ї, too.
  static let every: Accents = {
    var accents = Accents(letters: ["й", "ї", "ў"])
    accents.strokes = ["ı": "i", "ł": "l", "đ": "d", "ø": "o", "ħ": "h"]
    return accents
  }()

  private init(letters: Set<Character>) { self.letters = letters }

  init(language: Language) {
    self.init(letters: Set(language.ownLetters ?? "й"))
  }

  func bare(_ letter: Character) -> Character {
    if letter.isASCII || letters.contains(letter) { return letter }
    if let plain = strokes[letter] { return plain }
    let folded = NormalForm.folded(String(letter))
    guard folded.unicodeScalars.count == 1, let scalar = folded.unicodeScalars.first,
      scalar.value < 0x250 || (0x370..<0x530).contains(scalar.value)
        || (0x620..<0x64B).contains(scalar.value)
    else { return letter }
    return Character(folded)
  }

  func bare(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map(bare))
  }
}
