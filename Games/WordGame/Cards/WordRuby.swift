import Engine
import Learning

/// The reading of a word, small above it: furigana over kanji, pinyin over characters.
public enum WordRuby {
  /// What stands above a word of a language, or nil where it has no reading of this kind or the player wants none.
  ///
  /// - Parameters:
  ///   - isFamiliar: whether the learner holds the word, and may have chosen to see it bare from then on.
  ///   - use: when the player wants to see readings.
  public static func above(
    _ word: Word, language: String, isFamiliar: Bool, _ use: RubyText.Use
  ) -> RubyText? {
    guard use == .always || use == .unfamiliar && !isFamiliar, let reading = word.reading, word.letter == nil,
      ["ja", "zh"].contains(language.prefix(2))
    else { return nil }
    let segments = Furigana.aligned(term: word.term, reading: reading)
    guard segments.contains(where: { $0.ruby != nil }) else { return nil }
    return RubyText(segments.map { RubyText.Part(Text($0.base), Text($0.ruby ?? "")) })
  }
}
