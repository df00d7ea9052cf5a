/// Pinyin as people type it to look a word up, with v for ü and with some or all of its tones: xué xiào,
/// xue2xiao4, nver, lvxing.
public struct TypedPinyin: Sendable {
  private let letters: [Character]
  private let tones: [Pinyin.Tone]

  /// Nil if a text is no pinyin, or has neither a tone nor an ü: then it is searched like any other.
  public init?(_ text: String) {
    guard let pinyin = Pinyin(text) else { return nil }
    (letters, tones) = (Array(pinyin.letters), pinyin.tones)
    guard !tones.isEmpty || letters.contains("ü") else { return nil }
  }

  /// The letters, with u for ü.
  public var key: String { String(letters.map { $0 == "ü" ? "u" : $0 }) }

  /// Whether a reading begins like this. A syllable without a tone matches any tone.
  public func begins(_ reading: String) -> Bool {
    Self.pinyin(of: reading).map { isIn($0, at: 0) } ?? false
  }

  /// Whether this is anywhere in a line of a text.
  public func isIn(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).compactMap { Self.pinyin(of: String($0)) }.contains { line in
      (0..<line.letters.count).contains { isIn(line, at: $0) }
    }
  }

  /// Readings can have commas and the like.
  private static func pinyin(of reading: String) -> Pinyin? { Pinyin(reading.filter(\.isLetter)) }

  private func isIn(_ reading: Pinyin, at start: Int) -> Bool {
    let others = reading.letters.dropFirst(start)
    return others.count >= letters.count && zip(letters.indices, others).allSatisfy(fits)
      && tones.allSatisfy {
        reading.tones.contains(Pinyin.Tone(vowels: $0.vowels + start, number: $0.number))
      }
  }

  /// Many type u where they mean ü; with a tone it is meant.
  private func fits(_ place: Int, _ other: Character) -> Bool {
    letters[place] == other || letters[place] == "u" && other == "ü" && !hasTone(place)
  }

  private func hasTone(_ place: Int) -> Bool {
    tones.contains { $0.vowels <= place && letters[$0.vowels...place].allSatisfy(Pinyin.vowels.contains) }
  }
}
