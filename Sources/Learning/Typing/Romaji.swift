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
