extension Language {
  static let japanese = Language(
    tag: "ja", codes: ["jpn"], name: "Japanese", nativeName: "日本語",
    otherNames: "japanisch japonés japonais giapponese japonês японский 日语 일본어",
    headings:
      "kanji vocabularykanji wordkanji kana hiragana furigana romaji rōmaji 単語 漢字 語彙 読み方 読み仮名 平仮名 ひらがな kunyomi",
    exam: "jlpt",
    letterDecks: ["hiragana", "katakana"],
    scripts: [.kana, .han],
    hasSpaces: false,
    sample: "あ",
    reading: .kana,
    strokes: "ja",
    handwriting: "ja",
    ignoresBlanks: true,
    lemmas: { JapaneseForms.all.lemmas(of: $0) })
}

/// What the judge and the makers of decks know of Japanese.
package enum Japanese {
  /// How a written text is said where kana don't tell: particles, and greetings that end in one. Empty where kana
  /// tell.
  static func spoken(_ kana: String) -> [String] {
    if let sound = particles[kana] { return [sound] }
    return ending.contains(kana) ? [kana.dropLast() + "わ"] : []
  }

  /// What romaji with a particle on its own may mean in kana: watashi wa is わたしは. Empty where there is none.
  static func written(_ romaji: String) -> [String] {
    let words = romaji.split(separator: " ").map(String.init)
    let written = words.map { latin[$0] ?? $0 }
    return words.count > 1 && written != words ? [written.joined(separator: " ")] : []
  }

  /// Whether a text is a word with the reading of some of its characters in their place: 子ども for 子供.
  static func isMixed(_ text: String, of term: String, reading: String) -> Bool {
    let (typed, all) = (text.filter(HanCharacter.isHan), term.filter(HanCharacter.isHan))
    guard !typed.isEmpty, typed.count < all.count else { return false }
    var rest = all[...]
    for character in typed {
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return KanaRuby(term: Array(text), reading: Array(reading)) { _ in [] }.aligned != nil
  }

  /// Readings from a list, the one that beginners learn first: 四 よん before し, and 私 わたし where only the formal
  /// わたくし is listed.
  package static func usualFirst(_ readings: [String], of term: String) -> [String] {
    guard let usual = usualReadings[term] else { return readings }
    let isMeant = readings.contains(usual) || term == "私" && readings == ["わたくし"]
    return isMeant ? [usual] + readings.filter { $0 != usual } : readings
  }

  private static let usualReadings = [
    "私": "わたし", "四": "よん", "七": "なな", "九": "きゅう", "十": "じゅう", "何": "なに", "日本": "にほん", "明日": "あした",
    "昨日": "きのう", "一昨日": "おととい", "今日": "きょう", "今年": "ことし", "毎年": "まいとし", "毎月": "まいつき", "家": "いえ",
    "人": "ひと", "後": "あと", "一日": "いちにち", "方": "かた", "行く": "いく", "言う": "いう", "良い": "よい",
  ]

  private static let particles = ["は": "わ", "を": "お", "へ": "え"]
  private static let latin = ["wa": "ha", "e": "he"]
  private static let ending: Set<String> = [
    "こんにちは", "こんばんは", "では", "それでは", "または", "あるいは", "とは", "には", "もしくは", "ではまた",
  ]
}
