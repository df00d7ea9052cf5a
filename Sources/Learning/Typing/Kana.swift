/// What kana sound like, so that spellings of one sound can be compared.
package enum Kana {
  static func isHiragana(_ letter: Character) -> Bool {
    letter == "ー" || letter.unicodeScalars.allSatisfy { (0x3041...0x3096).contains($0.value) }
  }

  static func isKatakana(_ letter: Character) -> Bool {
    letter == "ー" || letter.unicodeScalars.allSatisfy { (0x30A1...0x30F6).contains($0.value) }
  }

  static func isKana(_ letter: Character) -> Bool { isHiragana(letter) || isKatakana(letter) }

  /// The text in hiragana; ー stays.
  package static func hiragana(_ text: String) -> String { shifted(text, 0x30A1...0x30F6, by: -0x60) }

  /// The text in katakana.
  static func katakana(_ text: String) -> String { shifted(text, 0x3041...0x3096, by: 0x60) }

  private static func shifted(_ text: String, _ range: ClosedRange<UInt32>, by distance: Int) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isInside = range.contains(scalar.value)
      view.append(isInside ? Unicode.Scalar(UInt32(Int(scalar.value) + distance)) ?? scalar : scalar)
    }
    return String(view)
  }

  /// Hiragana as they sound: ー is the vowel before it, the う of とう its お, and ぢ づ を are じ ず お.
  static func sound(_ text: String) -> String {
    var sound: [Character] = []
    for letter in hiragana(text) where !letter.isWhitespace {
      let vowel = sound.last.flatMap { vowels[$0] }
      switch letter {
      case "ー": sound.append(vowel ?? letter)
      case "う" where vowel == "お": sound.append("お")
      default: sound.append(alike[letter] ?? letter)
      }
    }
    return String(sound)
  }

  /// The sound with every vowel short.
  static func short(_ sound: String) -> String {
    var short: [Character] = []
    for letter in sound where short.last.map({ vowels[$0] != letter }) ?? true { short.append(letter) }
    return String(short)
  }

  /// The vowel in which a kana ends; nil for ん and signs.
  static func vowel(of kana: Character) -> Character? { hiragana(String(kana)).first.flatMap { vowels[$0] } }

  private static let alike: [Character: Character] = ["ぢ": "じ", "づ": "ず", "を": "お"]

  /// The vowel in which each kana ends.
  private static let vowels: [Character: Character] = {
    let rows: [(Character, String)] = [
      ("あ", "あかさたなはまやらわがざだばぱゃぁ"), ("い", "いきしちにひみりぎじぢびぴぃ"),
      ("う", "うくすつぬふむゆるぐずづぶぷゅぅゔ"), ("え", "えけせてねへめれげぜでべぺぇ"),
      ("お", "おこそとのほもよろをごぞどぼぽょぉ"),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { vowel, kana in kana.map { ($0, vowel) } })
  }()
}
