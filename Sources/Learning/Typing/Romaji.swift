import Formats

/// Converts romaji to kana, in any spelling: Hepburn, Kunrei, Nihon, and others that keyboards accept.
public enum Romaji {
  /// Converts all complete syllables of a lower-case `text` to hiragana, and returns the Latin letters at its
  /// end that could still become a syllable. Anything else stays as it is.
  ///
  /// - Parameter isFinal: whether nothing follows, so that a final n is ん.
  public static func hiragana(_ text: String, isFinal: Bool) -> (kana: String, rest: String) {
    let keys = Array(spread(text))
    var kana = ""
    var place = 0
    while place < keys.count {
      if let (piece, length) = piece(keys[place...], isFinal) {
        kana += piece
        place += length
      } else if !isFinal, isOpen(keys[place...]) {
        break
      } else {
        kana.append(keys[place])
        place += 1
      }
    }
    return (kana, String(keys[place...]))
  }

  /// The hiragana of a whole text; nil where something in it is no romaji.
  static func reading(_ text: String) -> String? {
    let kana = hiragana(text, isFinal: true).kana
    return !kana.isEmpty && kana.allSatisfy(Kana.isHiragana) ? kana : nil
  }

  /// Whether each word of a text can be romaji.
  package static func isRomaji(_ text: String) -> Bool {
    let words = text.lowercased().split { $0 == " " || $0 == "-" }
    return !words.isEmpty && words.allSatisfy { reading(String($0)) != nil }
  }

  /// The syllable at the start, and how many keys it takes.
  private static func piece(_ keys: ArraySlice<Character>, _ isFinal: Bool) -> (String, Int)? {
    for length in stride(from: min(4, keys.count), to: 0, by: -1) {
      if let kana = syllables[String(keys.prefix(length))] { return (kana, length) }
    }
    let first = keys[keys.startIndex]
    if first == "-" { return ("ー", 1) }
    guard keys.count > 1 else { return first == "n" && isFinal ? ("ん", 1) : nil }
    return first == "n" ? nasal(keys) : doubled(first, keys[keys.startIndex + 1], keys)
  }

  /// ん from n: before a consonant, an apostrophe or another n. A second n is consumed with it unless a vowel
  /// follows: both onna and onnna are おんな.
  private static func nasal(_ keys: ArraySlice<Character>) -> (String, Int)? {
    let next = keys[keys.startIndex + 1]
    if next == "'" { return ("ん", 2) }
    guard next == "n" else { return "aiueoy".contains(next) ? nil : ("ん", 1) }
    guard keys.count > 2 else { return ("ん", 2) }
    return "aiueoy".contains(keys[keys.startIndex + 2]) ? ("ん", 1) : ("ん", 2)
  }

  /// っ from a doubled consonant, and ん from m before b, m and p.
  private static func doubled(_ first: Character, _ next: Character, _ keys: ArraySlice<Character>) -> (
    String, Int
  )? {
    if first == "m", "bmp".contains(next) { return ("ん", 1) }
    let isDoubled = first == next && consonants.contains(first)
    return isDoubled || first == "t" && next == "c" ? ("っ", 1) : nil
  }

  private static func isOpen(_ keys: ArraySlice<Character>) -> Bool {
    openings.contains(String(keys))
  }

  /// Splits ā and â into a vowel and a length mark.
  private static func spread(_ text: String) -> String {
    text.reduce(into: "") { spread, letter in spread += long[letter] ?? String(letter) }
  }

  private static let long: [Character: String] = Dictionary(
    uniqueKeysWithValues: zip("āīūēōâîûêô", "aiueoaiueo").map { ($0, "\($1)-") })

  private static let consonants: Set<Character> = Set("kstcphgzdbjrfywmv")

  private static let syllables: [String: String] = {
    var table = ["xtu": "っ", "ltu": "っ", "xtsu": "っ", "ltsu": "っ", "dzu": "づ", "dzi": "ぢ"]
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: " ").map(String.init)
      for (vowel, kana) in zip("aiueo", fields.dropFirst()) where kana != "・" {
        table[(fields[0] == "・" ? "" : fields[0]) + String(vowel)] = kana
      }
    }
    return table
  }()

  /// Beginnings that more keys can complete to a syllable.
  private static let openings: Set<String> = Set(
    syllables.keys.flatMap { key in (1..<max(key.count, 2)).map { String(key.prefix($0)) } }
  ).union(["nn", "m"])

  private static let rows = """
    ・ あ い う え お
    k か き く け こ
    s さ し す せ そ
    t た ち つ て と
    n な に ぬ ね の
    h は ひ ふ へ ほ
    m ま み む め も
    y や ・ ゆ いぇ よ
    r ら り る れ ろ
    w わ うぃ ・ うぇ を
    g が ぎ ぐ げ ご
    z ざ じ ず ぜ ぞ
    d だ ぢ づ で ど
    b ば び ぶ べ ぼ
    p ぱ ぴ ぷ ぺ ぽ
    j じゃ じ じゅ じぇ じょ
    f ふぁ ふぃ ふ ふぇ ふぉ
    v ゔぁ ゔぃ ゔ ゔぇ ゔぉ
    sh しゃ し しゅ しぇ しょ
    ch ちゃ ち ちゅ ちぇ ちょ
    ts つぁ つぃ つ つぇ つぉ
    ky きゃ ・ きゅ ・ きょ
    sy しゃ ・ しゅ しぇ しょ
    ty ちゃ ・ ちゅ ちぇ ちょ
    cy ちゃ ・ ちゅ ちぇ ちょ
    ny にゃ ・ にゅ ・ にょ
    hy ひゃ ・ ひゅ ・ ひょ
    my みゃ ・ みゅ ・ みょ
    ry りゃ ・ りゅ ・ りょ
    gy ぎゃ ・ ぎゅ ・ ぎょ
    zy じゃ ・ じゅ じぇ じょ
    jy じゃ ・ じゅ じぇ じょ
    dy ぢゃ ・ ぢゅ ・ ぢょ
    by びゃ ・ びゅ ・ びょ
    py ぴゃ ・ ぴゅ ・ ぴょ
    th ・ てぃ てゅ ・ ・
    dh ・ でぃ でゅ ・ ・
    x ぁ ぃ ぅ ぇ ぉ
    l ぁ ぃ ぅ ぇ ぉ
    xy ゃ ・ ゅ ・ ょ
    ly ゃ ・ ゅ ・ ょ
    """
}

/// Normalises kana by sound, so that spellings with the same sound can be compared.
package enum Kana {
  static func isHiragana(_ letter: Character) -> Bool {
    letter == "ー" || letter.unicodeScalars.allSatisfy { (0x3041...0x3096).contains($0.value) }
  }

  package static func isKatakana(_ letter: Character) -> Bool {
    letter == "ー" || letter.unicodeScalars.allSatisfy { (0x30A1...0x30F6).contains($0.value) }
  }

  package static func isKana(_ letter: Character) -> Bool { isHiragana(letter) || isKatakana(letter) }

  /// The text in hiragana; ー stays.
  package static func hiragana(_ text: String) -> String { shifted(text, 0x30A1...0x30F6, by: -0x60) }

  static func katakana(_ text: String) -> String { shifted(text, 0x3041...0x3096, by: 0x60) }

  private static func shifted(_ text: String, _ range: ClosedRange<UInt32>, by distance: Int) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isInside = range.contains(scalar.value)
      view.append(isInside ? Unicode.Scalar(UInt32(Int(scalar.value) + distance)) ?? scalar : scalar)
    }
    return String(view)
  }

  /// Hiragana by sound: ー becomes the vowel before it, the う of とう becomes お, the い of せい
  /// becomes え, and ぢ づ を become じ ず お.
  static func sound(_ text: String) -> String {
    var sound: [Character] = []
    for letter in hiragana(text) where !letter.isWhitespace {
      let vowel = sound.last.flatMap { vowels[$0] }
      switch letter {
      case "ー": sound.append(vowel ?? letter)
      case "う" where vowel == "お": sound.append("お")
      case "い" where vowel == "え": sound.append("え")
      default: sound.append(alike[letter] ?? letter)
      }
    }
    return String(sound)
  }

  /// The sound with all vowels short.
  static func short(_ sound: String) -> String {
    var short: [Character] = []
    for letter in sound where short.last.map({ vowels[$0] != letter }) ?? true { short.append(letter) }
    return String(short)
  }

  /// Whether a sound with ん before a vowel or y was typed in romaji without the apostrophe between them: kinyoubi or
  /// kinnyoubi for きんようび.
  static func runsOn(_ sound: String, as typed: String) -> Bool {
    guard let place = sound.firstIndex(of: "ん"), sound[place...].dropFirst().first.flatMap({ run[$0] }) != nil
    else { return false }
    return [true, false].contains { short(runOn(sound, keepsN: $0)) == short(typed) }
  }

  private static func runOn(_ sound: String, keepsN: Bool) -> String {
    sound.reduce(into: "") { all, letter in
      guard all.last == "ん", let syllable = run[letter] else { return all.append(letter) }
      if !keepsN { all.removeLast() }
      all += syllable
    }
  }

  private static let run: [Character: String] = [
    "あ": "な", "い": "に", "う": "ぬ", "え": "ね", "お": "の", "や": "にゃ", "ゆ": "にゅ", "よ": "にょ",
  ]

  /// The vowel that a kana ends in; nil for ん and signs.
  static func vowel(of kana: Character) -> Character? { hiragana(String(kana)).first.flatMap { vowels[$0] } }

  private static let alike: [Character: Character] = ["ぢ": "じ", "づ": "ず", "を": "お"]

  private static let vowels: [Character: Character] = {
    let rows: [(Character, String)] = [
      ("あ", "あかさたなはまやらわがざだばぱゃぁ"), ("い", "いきしちにひみりぎじぢびぴぃ"),
      ("う", "うくすつぬふむゆるぐずづぶぷゅぅゔ"), ("え", "えけせてねへめれげぜでべぺぇ"),
      ("お", "おこそとのほもよろをごぞどぼぽょぉ"),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { vowel, kana in kana.map { ($0, vowel) } })
  }()
}
