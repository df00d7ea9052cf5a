import Formats

/// Which marks of a language are accents on a letter, and which make another letter of it: é is an accented e, but ñ
/// is no n to Spaniards. Marks of scripts other than Latin, Greek and Cyrillic always make another letter: は is not ば.
struct Accents: Sendable {
  private let letters: Set<Character>

  /// - Parameter language: the first part of a BCP 47 tag.
  init(language: String) {
    letters = Set(Self.letters[language] ?? "")
  }

  /// й is no и, whatever language is said.
  private static let letters: [String: String] = [
    "": "ñйёїў", "es": "ñ", "ru": "йё", "uk": "йїґ", "be": "йёў", "bg": "й", "de": "äöü", "sv": "åäö",
    "fi": "åäö", "da": "å", "no": "å", "nb": "å", "tr": "çğöşü", "hu": "öü", "et": "äöüõ", "is": "áéíóúýö",
    "pl": "ąćęłńóśźż", "cs": "čďňřšťž", "sk": "čďľňšťž", "ca": "ç", "pt": "ç", "fr": "ç", "ro": "ăâîșț",
  ]

  /// A letter without its accents.
  func bare(_ letter: Character) -> Character {
    if letter.isASCII || letters.contains(letter) { return letter }
    let folded = NormalForm.folded(String(letter))
    guard folded.unicodeScalars.count == 1, let scalar = folded.unicodeScalars.first,
      scalar.value < 0x250 || (0x370..<0x530).contains(scalar.value)
    else { return letter }
    return Character(folded)
  }

  /// A text without accents.
  func bare(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map(bare))
  }
}
