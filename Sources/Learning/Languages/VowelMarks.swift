import Formats

/// Marks that nobody types: the vowels of Arabic and Hebrew, and the stress of Cyrillic words. Dictionaries
/// print them, but they are no part of the spelling.
enum VowelMarks {
  /// The text without these marks and with one code for letters that look the same.
  static func stripped(_ text: String, language: Language) -> String {
    let lookalikes = language.lookalikes
    if lookalikes.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var stripped = String.UnicodeScalarView()
    for scalar in NormalForm.composed(text).unicodeScalars where !isMark(scalar, after: stripped.last) {
      stripped.append(contentsOf: (lookalikes[scalar] ?? common[scalar] ?? String(scalar)).unicodeScalars)
    }
    return String(stripped)
  }

  /// Ligatures, and signs that only shape a line.
  private static let common: [Unicode.Scalar: String] = [
    "œ": "oe", "Œ": "Oe", "\u{640}": "", "\u{5BE}": "-", "\u{5F3}": "'",
    "\u{200E}": "", "\u{200F}": "", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st",
    "ﬆ": "st",
  ]

  private static func isMark(_ scalar: Unicode.Scalar, after letter: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x64B...0x652, 0x656...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4: true
    case 0x300, 0x301: letter.map { (0x400..<0x530).contains($0.value) } ?? false
    default: false
    }
  }

  /// Whether the marks that were typed stand at the right letters: each letter has none, or those of `right`.
  static func fit(_ typed: String, _ right: String) -> Bool {
    let (typed, right) = (lettered(typed), lettered(right))
    return typed.count == right.count
      && zip(typed, right).allSatisfy { $0.letter == $1.letter && $0.marks.isSubset(of: $1.marks) }
  }

  /// Whether a text has any of them.
  static func contains(in text: String) -> Bool { lettered(text).contains { !$0.marks.isEmpty } }

  private static func lettered(_ text: String) -> [(letter: Unicode.Scalar, marks: Set<Unicode.Scalar>)] {
    var letters: [(letter: Unicode.Scalar, marks: Set<Unicode.Scalar>)] = []
    for scalar in TypedText.folded(text).unicodeScalars {
      if isMark(scalar, after: letters.last?.letter), !letters.isEmpty {
        letters[letters.count - 1].marks.insert(scalar)
      } else {
        letters.append((scalar, []))
      }
    }
    return letters
  }
}
