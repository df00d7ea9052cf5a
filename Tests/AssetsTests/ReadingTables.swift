/// The syllables of Mandarin in pinyin.
enum PinyinSyllables {
  static let finals = [
    "": "a o e ai ei ao ou an en ang eng er",
    "b": "a o ai ei ao an en ang eng i ie iao ian in ing u",
    "p": "a o ai ei ao ou an en ang eng i ie iao ian in ing u",
    "m": "a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u",
    "f": "a o ei ou an en ang eng u",
    "d": "a e ai ei ao ou an ang eng ong i ie iao iu ian ing u uo ui uan un",
    "t": "a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un",
    "n": "a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan ü üe",
    "l": "a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un ü üe",
    "g": "a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "k": "a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "h": "a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "j": "i ia ie iao iu ian in iang ing iong u ue uan un",
    "q": "i ia ie iao iu ian in iang ing iong u ue uan un",
    "x": "i ia ie iao iu ian in iang ing iong u ue uan un",
    "zh": "a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "ch": "a e i ai ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "sh": "a e i ai ei ao ou an en ang eng u ua uo uai ui uan un uang",
    "r": "e i ao ou an en ang eng ong u uo ui uan un",
    "z": "a e i ai ei ao ou an en ang eng ong u uo ui uan un",
    "c": "a e i ai ao ou an en ang eng ong u uo ui uan un",
    "s": "a e i ai ao ou an en ang eng ong u uo ui uan un",
    "y": "a e i o ao ou an in ang ing ong u ue uan un",
    "w": "a o u ai ei an en ang eng",
  ]

  static let marks: [Character: String] = [
    "a": "āáǎà", "e": "ēéěè", "i": "īíǐì", "o": "ōóǒò", "u": "ūúǔù", "ü": "ǖǘǚǜ",
  ]

  /// Every syllable in its four tones and without one.
  static let all: Set<String> = Set(
    finals.flatMap { initial, finals in
      finals.split(separator: " ").flatMap { final in toned(String(final)).map { initial + $0 } }
    })

  /// The mark is on a or e, on the o of ou, or else on the last vowel.
  private static func toned(_ final: String) -> [String] {
    let vowel =
      final.first { $0 == "a" || $0 == "e" }
      ?? (final.hasPrefix("ou") ? "o" : final.last { marks[$0] != nil })
    guard let vowel, let place = final.firstIndex(of: vowel) else { return [] }
    return [final] + (marks[vowel] ?? "").map { final.replacingCharacters(at: place, with: $0) }
  }

  /// The number of syllables of a reading; nil if it isn't made of syllables. Within a word a syllable that
  /// begins with a vowel comes after an apostrophe.
  static func syllables(_ reading: String) -> Int? {
    let counts = reading.lowercased().split { " '".contains($0) }.map { syllables(in: $0) }
    return counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
  }

  private static func syllables(in piece: Substring, isFirst: Bool = true) -> Int? {
    if piece.isEmpty { return 0 }
    for length in (1...6).reversed() where length <= piece.count {
      let head = piece.prefix(length)
      let isVowelFirst = !"bpmfdtnlgkhjqxzcsryw".contains(head.prefix(1))
      if all.contains(String(head)), isFirst || !isVowelFirst,
        let rest = syllables(in: piece.dropFirst(length), isFirst: false)
      {
        return 1 + rest
      }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(at place: Index, with character: Character) -> String {
    self[..<place] + String(character) + self[index(after: place)...]
  }
}

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
