import Formats

/// Typed text in comparable form: normal form C, lower case, single spaces, one kind of apostrophe and one
/// width of letters. Of NFKC's compatibility mappings only those of width are applied, since keyboards mix
/// widths; full NFKC would split the Armenian և in two. Marks on letters stay: は is not ば, е not ё.
enum TypedText {
  static func folded(_ text: String) -> String {
    NormalForm.composed(kept(text).lowercased())
  }

  /// The same, but keeping capitals.
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

  /// Folded text without punctuation. Hyphens between letters become spaces, final sigma becomes sigma, and
  /// the Armenian և becomes the two letters that its capital form has.
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

  private static let marks: Set<Character> = Set(",;:.!?¿¡…。、«»„“”\"؟،؛・·")

  /// The replacement of a scalar; nil to keep it.
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

  /// Half-width katakana U+FF66 to U+FF9F in order. The two sound marks become combining ones, which form C
  /// then joins to their letter.
  private static let halfWidth: [Unicode.Scalar: [Unicode.Scalar]] = {
    let full = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
    let pairs = full.unicodeScalars.enumerated().compactMap { index, scalar in
      Unicode.Scalar(0xFF66 + UInt32(index)).map { ($0, [scalar]) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
