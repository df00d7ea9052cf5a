/// Readings set over the characters that they belong to: い over 行 of 行く, xué and xiào over 学校.
public enum Furigana {
  /// Whether a text is nothing but kana, as the reading of a Japanese word is.
  public static func isReading(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(Kana.isKana) }

  /// A term in parts, each with what stands over it, in order; together they are the term. Where the reading can't be
  /// told apart it stands over the whole term, and over nothing where the term says it already.
  ///
  /// - Parameters:
  ///   - reading: kana, or pinyin with marks.
  ///   - readings: those of a character, as `CharacterEntry` has them, on and kun; what it doesn't know is set over
  ///     several characters together.
  public static func aligned(
    term: String, reading: String, readings: @escaping (Character) -> [String] = { _ in [] }
  ) -> [RubySegment] {
    let said = reading.filter { !$0.isWhitespace }
    guard !said.isEmpty, !term.isEmpty, Kana.hiragana(said) != Kana.hiragana(term) else {
      return [RubySegment(term)]
    }
    let characters = Array(term)
    if !said.contains(where: Kana.isKana) { return PinyinRuby.aligned(characters, reading) }
    return KanaRuby(term: characters, reading: Array(said), readings: readings).aligned
      ?? [RubySegment(term, said)]
  }
}
