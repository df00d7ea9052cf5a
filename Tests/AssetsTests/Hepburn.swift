/// Romaji of kana by the modified Hepburn system: ā ī ū ē ō for long vowels, but ii and ei as two letters, n
/// before b, m and p, and n' before a vowel or y.
enum Hepburn {
  static let vowels = ["a", "i", "u", "e", "o"]
  /// Rows of the table by their first sound; a dash where there is no kana.
  static let rows = [
    ("", "あいうえお"), ("k", "かきくけこ"), ("g", "がぎぐげご"), ("s", "さしすせそ"), ("z", "ざじずぜぞ"),
    ("t", "たちつてと"), ("d", "だぢづでど"), ("n", "なにぬねの"), ("h", "はひふへほ"), ("b", "ばびぶべぼ"),
    ("p", "ぱぴぷぺぽ"), ("m", "まみむめも"), ("y", "や-ゆ-よ"), ("r", "らりるれろ"), ("w", "わ---を"),
  ]
  static let irregular = [
    "si": "shi", "zi": "ji", "ti": "chi", "tu": "tsu", "di": "ji", "du": "zu", "hu": "fu", "wo": "o",
  ]
  static let small: [Character: String] = ["ゃ": "a", "ゅ": "u", "ょ": "o"]
  static let long = ["a": "ā", "i": "ī", "u": "ū", "e": "ē", "o": "ō"]

  static let table: [Character: String] = {
    let pairs = rows.flatMap { row in
      zip(row.1, vowels).map { ($0, irregular[row.0 + $1] ?? row.0 + $1) }
    }
    return Dictionary(pairs.filter { $0.0 != "-" }, uniquingKeysWith: { first, _ in first })
  }()

  static func romaji(_ kana: String) -> String {
    var latin = ""
    var doubles = false
    for character in kana.unicodeScalars.map(hiragana) {
      if character == "っ" { doubles = true; continue }
      if character == "ー", let vowel = latin.popLast() { latin += long[String(vowel)] ?? "?"; continue }
      if let vowel = small[character], latin.popLast() == "i" {
        latin += ["sh", "ch", "j"].contains(where: latin.hasSuffix) ? vowel : "y" + vowel
        continue
      }
      var sound = character == "ん" ? "n" : table[character] ?? "?"
      if latin.hasSuffix("n"), "aiueoy".contains(sound.prefix(1)) { latin += "'" }
      if doubles { sound = (sound.hasPrefix("ch") ? "t" : String(sound.prefix(1))) + sound }
      doubles = false
      latin += sound
    }
    return lengthened(latin)
  }

  private static func lengthened(_ latin: String) -> String {
    [("aa", "ā"), ("uu", "ū"), ("ee", "ē"), ("oo", "ō"), ("ou", "ō")].reduce(latin) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  /// Katakana are 0x60 after the hiragana of the same sound.
  private static func hiragana(_ scalar: Unicode.Scalar) -> Character {
    let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
    return Character(isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar)
  }
}
