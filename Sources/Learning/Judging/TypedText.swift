import Formats

/// Typed text as it is compared: normal form C, lower case, single spaces, one shape of apostrophe, and letters
/// of one width. Of the compatibility mappings of NFKC only those of width are made, since they are what
/// keyboards mix; NFKC itself would split the Armenian և in two. Marks on letters stay: は is not ば, е not ё.
enum TypedText {
  static func folded(_ text: String) -> String {
    NormalForm.composed(kept(text).lowercased())
  }

  /// The same with capitals as they are.
  static func kept(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { fold($0) != nil }) else {
      return singleSpaced(NormalForm.composed(text))
    }
    let scalars = text.unicodeScalars.flatMap { fold($0) ?? [$0] }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return singleSpaced(NormalForm.composed(String(view)))
  }

  private static func singleSpaced(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Folded text without marks of a sentence; hyphens between letters are spaces, both sigmas
  /// one, and so is the Armenian և, which capitals write as two.
  static func plain(_ text: String) -> String {
    let letters = Array(folded(text))
    var plain: [Character] = []
    for (place, letter) in letters.enumerated() {
      if letter == "-" && isBetweenLetters(place, letters) {
        plain.append(" ")
      } else if !marks.contains(letter) {
        plain.append(letter == "ς" ? "σ" : letter)
      }
    }
    let text = plain.contains("ւ") ? String(plain).replacing("եւ", with: "և") : String(plain)
    return text.split(separator: " ").joined(separator: " ")
  }

  private static func isBetweenLetters(_ place: Int, _ letters: [Character]) -> Bool {
    place > 0 && place + 1 < letters.count && letters[place - 1].isLetter && letters[place + 1].isLetter
  }

  private static let marks: Set<Character> = Set(",;:.!?¿¡…。、«»„“”\"")

  /// What is compared in place of a scalar; nil for itself.
  private static func fold(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar {
    case "’", "‘", "ʼ", "ʻ", "ʿ", "`", "´", "ʹ": ["'"]
    case "\u{3000}": [" "]
    case "\u{200B}"..."\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}": []
    case "\u{FF01}"..."\u{FF5E}": [Unicode.Scalar(scalar.value - 0xFEE0)].compactMap { $0 }
    case "\u{FF66}"..."\u{FF9F}": halfWidth[scalar]
    default: nil
    }
  }

  /// Half-width katakana U+FF66 to U+FF9F in their order; the two marks become combining ones, which normal
  /// form C then joins with their letter.
  private static let halfWidth: [Unicode.Scalar: [Unicode.Scalar]] = {
    let full = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
    let pairs = full.unicodeScalars.enumerated().compactMap { index, scalar in
      Unicode.Scalar(0xFF66 + UInt32(index)).map { ($0, [scalar]) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
