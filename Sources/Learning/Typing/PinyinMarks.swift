import Formats

/// Pinyin with marks, from numbers: ni3 hao3 is nǐ hǎo.
public enum PinyinMarks {
  /// The text with every number behind a syllable made a mark, and v and u: made ü.
  public static func marked(_ text: String) -> String {
    text.reduce(into: "") { marked, key in marked = typed(key, after: marked) }
  }

  /// The text after one key more: a number from 0 to 5 marks the syllable before it, or leaves it without a mark.
  static func typed(_ key: Character, after text: String) -> String {
    if key == "v" { return text + "ü" }
    if key == ":", text.last == "u" { return text.dropLast() + "ü" }
    guard key.isASCII, let tone = key.wholeNumberValue, tone <= 5, let place = place(in: text) else {
      return text + String(key)
    }
    guard (1...4).contains(tone) else { return text }
    let letter = NormalForm.composed(String(text[place]) + marks[tone - 1])
    return text[..<place] + letter + text[text.index(after: place)...]
  }

  private static let marks = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]

  /// Where the mark of the last syllable stands: on a or e, on the o of ou, else on the last vowel. Nil where the text
  /// doesn't end in a syllable without a mark.
  private static func place(in text: String) -> String.Index? {
    guard let end = text.lastIndex(where: { !"ngr".contains($0.lowercased()) }), isVowel(text[end]) else {
      return nil
    }
    var vowels: [String.Index] = [end]
    while let first = vowels.first, first > text.startIndex, isVowel(text[text.index(before: first)]) {
      vowels.insert(text.index(before: first), at: 0)
    }
    let mouth = vowels.first { "ae".contains(text[$0].lowercased()) }
    return mouth ?? vowels.first { text[$0].lowercased() == "o" } ?? end
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouü".contains(letter.lowercased()) }
}
