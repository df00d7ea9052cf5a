import Formats

extension Language {
  /// Where blanks stand is disputed even among Koreans.
  static let korean = Language(
    tag: "ko", codes: ["kor"], name: "Korean", nativeName: "한국어",
    otherNames: "koreanisch coreano coréen 韓国語 韩语",
    headings: "hangul 단어",
    letterDecks: ["hangul-letters"],
    scripts: [.hangul, .han],
    sample: "ㄱ",
    ignoresBlanks: true,
    isSlip: Korean.isNear,
    isRomanised: Korean.isRomanised)
}

/// What the judge knows of Korean: how people romanise it.
enum Korean {
  /// A text letter by letter, as it is written by somebody who doesn't know how letters change each other.
  static func latin(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      Hangul.parts(of: scalar).map { parts in
        zip(parts, [(leads, 0x1100), (vowels, 0x1161), (tails, 0x11A8)] as [([String], UInt32)]).map {
          let place = Int($0.value - $1.1)
          return $1.0.indices.contains(place) ? $1.0[place] : ""
        }.joined()
      }
    }
    return parts.contains(nil) ? "" : parts.compactMap(\.self).joined()
  }

  /// A lead by its standalone letter.
  static func lead(_ letter: Character) -> String {
    standalone(letter, "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ", leads)
  }

  static func vowel(_ scalar: Unicode.Scalar) -> String { vowels[Int(scalar.value - 0x1161)] }

  /// A letter at the end of a syllable, by its standalone form.
  static func tail(_ letter: Character) -> String {
    standalone(letter, "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ", tails)
  }

  private static func standalone(_ letter: Character, _ letters: String, _ latin: [String]) -> String {
    Array(letters).firstIndex(of: letter).map { latin[$0] } ?? ""
  }

  /// Whether two texts in Hangul are a slip apart: one letter of a syllable, but not the first.
  static func isNear(_ typed: String, _ right: String) -> Bool {
    let (given, answer) = (letters(typed), letters(right))
    guard right.count > 1, abs(given.count - answer.count) < 2, given.first == answer.first else {
      return false
    }
    return Slips(given, from: answer).count == 1
  }

  /// A letter for each part of each syllable. As Hangul they would join again.
  private static func letters(_ text: String) -> String {
    let parts = text.unicodeScalars.flatMap { Hangul.parts(of: $0) ?? [$0] }
    // In the private area they stay apart.
    let codes = parts.map { $0.value < 0x1200 ? $0.value + 0xD000 : $0.value }
    return String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
  }

  /// Whether a text is one of some terms as people romanise them by ear.
  ///
  /// - Parameter latin: the terms in the systems of the deck of letters.
  static func isRomanised(_ typed: String, _ terms: [String], _ latin: [String]) -> Bool {
    let own = terms.flatMap { [Korean.latin($0), KoreanSounds($0)?.latin ?? ""] }
    return (latin + own).contains { isRead(typed, as: $0) }
  }

  /// Whether a typed romanisation can be read as one in the Revised system, sound by sound: k for g, o for eo.
  private static func isRead(_ typed: String, as latin: String) -> Bool {
    let typed = Array(bare(typed))
    guard !typed.isEmpty, let sounds = sounds(of: bare(latin)) else { return false }
    var ends: Set<Int> = [0]
    for sound in sounds {
      ends = Set(
        ends.flatMap { end in
          spellings(of: sound).filter { typed[end...].starts(with: $0) }.map { end + $0.count }
        })
    }
    return ends.contains(typed.count)
  }

  private static func bare(_ latin: String) -> String {
    Spellings.bare(latin).filter { !" -".contains($0) }
  }

  private static func spellings(of sound: String) -> [String] { [sound] + (others[sound] ?? []) }

  /// The longest first; nil where something is no sound.
  private static func sounds(of latin: String) -> [String]? {
    var (rest, found) = (latin[...], [] as [String])
    while !rest.isEmpty {
      guard let sound = inventory.first(where: rest.hasPrefix) else { return nil }
      rest = rest.dropFirst(sound.count)
      let isEnd = rest.first.map { !"aeiouwy".contains($0) } ?? true
      found.append(isEnd && others[sound + "."] != nil ? sound + "." : sound)
    }
    return found
  }

  private static let leads = split("g kk n d tt r m b pp s ss - j jj ch k t p h")
  private static let vowels = split("a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i")
  private static let tails = split("k kk ks n nj nh t l lg lm lb ls lt lp lh m p ps s ss ng j ch k t p h")

  private static func split(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "-" ? "" : String($0) }
  }

  private static let inventory: [String] = Set(
    leads + vowels + ["ng", "l", "nn", "mm", "ŏ", "ŭ", "yŏ", "wŏ", "ll"]
  ).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }

  /// Other usual spellings of each sound; with a full stop, where no vowel follows.
  private static let others: [String: [String]] = [
    "eo": ["o", "u", "uh", "ŏ"], "ŏ": ["eo", "o", "u"], "yeo": ["yo", "yu", "you", "yŏ"],
    "yŏ": ["yeo", "yo", "yu"], "eu": ["u", "ŭ"], "ŭ": ["eu", "u"], "ae": ["e", "ai"], "yae": ["ye"],
    "wo": ["weo", "wŏ"], "wŏ": ["wo", "weo"], "u": ["oo", "ou"], "i": ["ee"], "oe": ["we"],
    "ui": ["eui", "i"],
    "yu": ["yoo", "you"], "wi": ["wee"],
    "ng": ["nk"], "g": ["k"], "d": ["t"], "b": ["p"], "j": ["ch"], "kk": ["gg"], "tt": ["dd"], "pp": ["bb"],
    "jj": ["tch", "cch"], "s": ["sh"], "r": ["l"], "l": ["r"], "ll": ["l", "lr", "rl"], "nn": ["n"],
    "mm": ["m"], "k.": ["k", "g"], "t.": ["t", "d", "s"], "p.": ["p", "b"],
  ]
}
