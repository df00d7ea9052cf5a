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
