import Learning

/// The sound of kana in Latin letters, normalised so that all spellings agree: gakkou, gakkō and gakko, si
/// and shi, shimbun and sinbun.
///
/// The system is Kunrei, where one letter stands for a row of kana and a vowel for a column. So an unfinished
/// syllable is still a prefix of the key.
struct RomajiKey: Equatable {
  /// With long vowels as in kana: gakkou.
  let strict: [UInt8]
  /// With all vowels short: gakko.
  let loose: [UInt8]

  /// The key of kana; nil if there is anything else among them.
  ///
  /// - Parameter rest: Latin letters at the end that are not a kana yet.
  init?(kana: some StringProtocol, rest: String = "") {
    var letters: [UInt8] = []
    for scalar in kana.unicodeScalars { guard Self.add(scalar, to: &letters) else { return nil } }
    strict = Self.doubled(letters + Self.opening(of: rest))
    loose = Self.short(strict)
  }

  /// The key of Latin letters; nil if they are no romaji.
  ///
  /// - Parameter isOpen: whether more letters may follow: an s could become sh.
  init?(typed: String, isOpen: Bool) {
    let text = typed.lowercased().filter { $0 != " " && $0 != "'" }
    let (kana, rest) = Romaji.hiragana(text, isFinal: !isOpen)
    self.init(kana: kana, rest: rest)
  }

  /// The beginning of the key of any kana that begins with these letters: sh could become
  /// shi, whose key is si.
  private static func opening(of rest: String) -> [UInt8] {
    let openings = ["sh": "s", "ch": "t", "ts": "t", "j": "z", "f": "h", "nn": "nn"]
    return Array((openings[rest] ?? rest).utf8)
  }

  /// Shortens long vowels.
  private static func short(_ letters: [UInt8]) -> [UInt8] {
    var short: [UInt8] = []
    for letter in letters {
      if let last = short.last, isHeld(last, by: letter) { continue }
      short.append(letter)
    }
    return short
  }

  private static func isHeld(_ vowel: UInt8, by letter: UInt8) -> Bool {
    let (a, e, i, o, u) = (
      UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u")
    )
    return vowel == letter && [a, e, i, o, u].contains(letter) || vowel == o && letter == u
  }

  /// Doubles the next consonant for each small tsu.
  private static func doubled(_ letters: [UInt8]) -> [UInt8] {
    guard letters.contains(smallTsu) else { return letters }
    return letters.indices.compactMap { place in
      letters[place] != smallTsu ? letters[place] : letters[(place + 1)...].first { $0 != smallTsu }
    }
  }

  private static let smallTsu = UInt8(ascii: "*")
}

extension RomajiKey {
  /// Appends the letters of one kana; false if it is none.
  private static func add(_ scalar: Unicode.Scalar, to letters: inout [UInt8]) -> Bool {
    var value = scalar.value
    if (0x30A1...0x30F6).contains(value) { value -= 0x60 }
    switch value {
    // ー lengthens the vowel before it.
    case 0x30FC: if let last = letters.last { letters.append(last) }
    case 0x30FB, 0x20, 0x3000: break
    case 0x3041...0x3096: add(table[Int(value - 0x3041)], to: &letters)
    default: return false
    }
    return true
  }

  /// A small ya, yu or yo replaces the vowel before it; so does a small vowel.
  private static func add(_ kana: [UInt8], to letters: inout [UInt8]) {
    guard kana.first == small else { return letters += kana }
    letters = letters.dropLast() + kana.dropFirst()
  }

  private static let small = UInt8(ascii: "<")

  /// From U+3041 ぁ to U+3096 ゖ.
  private static let table: [[UInt8]] = """
    <a a <i i <u u <e e <o o ka ga ki gi ku gu ke ge ko go sa za si zi su zu se ze so zo ta da ti zi * tu zu te de to do \
    na ni nu ne no ha ba pa hi bi pi hu bu pu he be pe ho bo po ma mi mu me mo <ya ya <yu yu <yo yo ra ri ru re ro \
    <wa wa wi we o n vu ka ke
    """.split(separator: " ").map { Array($0.utf8) }
}
