import Engine
import Learning

/// Readings above words: furigana over kanji, pinyin over hanzi.
public enum WordRuby {
  /// The reading above a word; nil if it has none of this kind, if the player wants none, or if the reading is
  /// the answer. A Japanese word without a reading gets one from the canvas, once that is known.
  /// - Parameter isFamiliar: whether the learner knows the word, and may have chosen to see it without.
  package static func above(
    _ word: Word, language: String, isFamiliar: Bool, on canvas: inout Canvas
  ) -> RubyText? {
    let use = canvas.look.ruby
    guard use == .always || use == .unfamiliar && !isFamiliar, word.letter == nil,
      !word.meanings.contains(where: { $0 == word.reading || Furigana.isReading($0) })
    else { return nil }
    guard let reading = word.reading else { return above(word.term, language: language, on: &canvas) }
    return Language.of(language).reading == nil
      ? nil : RubyText(Furigana.aligned(term: word.term, reading: reading))
  }

  /// The reading above a word of a round, depending on how well it is known.
  static func above(_ item: RoundSetup.Item, on canvas: inout Canvas) -> RubyText? {
    let isFamiliar = item.isMet && item.hardness < familiarHardness
    return above(item.word, language: item.language(.term), isFamiliar: isFamiliar, on: &canvas)
  }

  /// The reading above a Japanese text without one, once the canvas knows it.
  package static func above(_ text: String, language: String, on canvas: inout Canvas) -> RubyText? {
    guard canvas.look.ruby != .never, Language.of(language).reading == .kana,
      text.contains(where: HanCharacter.isHan)
    else { return nil }
    return canvas.ruby(above: RubyRequest(text, locale: language))
  }

  /// In thousandths: a word missed less than once in four times counts as familiar.
  private static let familiarHardness = 250
}

extension RubyText {
  /// The ruby of a word split into these segments; nil if none of them has any.
  public init?(_ segments: [RubySegment]) {
    guard segments.contains(where: { $0.ruby != nil }) else { return nil }
    self.init(segments.map { Part(Text($0.base), Text($0.ruby ?? "")) })
  }
}
