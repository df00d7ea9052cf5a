/// How a character may sound inside a word, from the readings that dictionaries list: 学 is がく, and がっ before 校; 口 is くち,
/// and ぐち behind another.
struct CharacterSounds {
  private let listed: [[Character]]

  /// On readings in katakana; kun readings in hiragana, with a dot before what is written behind the character.
  init(_ readings: [String]) {
    let plain = readings.flatMap(Self.stems)
    var seen = Set<String>()
    listed = plain.filter { !$0.isEmpty && seen.insert($0).inserted }.map(Array.init)
  }

  /// All of them, in hiragana, the listed ones first. Only behind another character does a reading begin voiced, and only
  /// before another does it end in っ.
  func all(isFirst: Bool, isLast: Bool) -> [[Character]] {
    let doubled = isLast ? [] : listed.compactMap(Self.doubled)
    let whole = listed + doubled
    return whole + (isFirst ? [] : whole.flatMap(Self.voiced))
  }

  /// た.べる stands over 食 as た, in nouns also as たべ.
  private static func stems(of reading: String) -> [String] {
    let parts = Kana.hiragana(reading.filter { $0 != "-" }).split(separator: ".").map(String.init)
    guard let stem = parts.first else { return [] }
    guard parts.count > 1, let last = parts[1].last else { return [stem] }
    let tail = parts[1].dropLast()
    let joined = stems[last].map { [stem + tail + String($0)] } ?? []
    return [stem, stem + parts[1]] + joined + (last == "る" ? [stem + tail] : [])
  }

  private static let stems: [Character: Character] = [
    "う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み", "る": "り",
  ]

  private static func doubled(_ kana: [Character]) -> [Character]? {
    guard kana.count > 1, let last = kana.last, "くつちき".contains(last) else { return nil }
    return kana.dropLast() + ["っ"]
  }

  private static func voiced(_ kana: [Character]) -> [[Character]] {
    guard let first = kana.first, let others = voices[first] else { return [] }
    return others.map { [$0] + kana.dropFirst() }
  }

  private static let voices: [Character: [Character]] = {
    let rows: [(String, [String])] = [
      ("かきくけこ", ["がぎぐげご"]), ("さしすせそ", ["ざじずぜぞ"]), ("たちつてと", ["だぢづでど", "だじずでど"]),
      ("はひふへほ", ["ばびぶべぼ", "ぱぴぷぺぽ"]),
    ]
    var voices: [Character: [Character]] = [:]
    for (plain, others) in rows {
      for (index, kana) in plain.enumerated() { voices[kana] = others.map { Array($0)[index] } }
    }
    return voices
  }()
}
