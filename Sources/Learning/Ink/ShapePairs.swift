/// Characters that have one shape when drawn by hand, so that nobody can see which was meant.
public enum ShapePairs {
  /// Other characters of the same shape in a language.
  public static func partners(of character: Character, in language: InkLanguage) -> Set<Character> {
    guard language == .japanese else { return [] }
    return Set(pairs.filter { $0.contains(character) }.joined()).subtracting([character])
  }

  /// Whether two characters can't be told apart by shape: a pair, or a small kana and the large one.
  public static func isOneShape(_ one: Character, _ other: Character, in language: InkLanguage) -> Bool {
    partners(of: one, in: language).contains(other)
      || language == .japanese && sizes.contains { $0.contains(one) && $0.contains(other) }
  }

  /// Small kana with their large counterparts.
  private static let sizes: [[Character]] = [
    "ぁあ", "ぃい", "ぅう", "ぇえ", "ぉお", "っつ", "ゃや", "ゅゆ", "ょよ", "ゎわ", "ァア", "ィイ", "ゥウ", "ェエ", "ォオ", "ッツ", "ャヤ",
    "ュユ",
    "ョヨ", "ヮワ", "ヵカ", "ヶケ",
  ].map(Array.init)

  /// Kana with their twins: hiragana with katakana in へ and its voiced forms, katakana with kanji in the
  /// others. り and リ, チ and 千, オ and 才 aren't here: a careful hand draws them differently.
  static let pairs: [[Character]] = ["へヘ", "べベ", "ぺペ", "ロ口", "カ力", "ニ二", "ハ八", "エ工", "タ夕", "ト卜", "ー一"].map(
    Array.init)
}
