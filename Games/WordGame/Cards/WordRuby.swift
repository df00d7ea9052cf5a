import Engine
import Learning

/// The reading of a word, small above it: furigana over kanji, pinyin over characters.
public enum WordRuby {
  /// What stands above a word of a language, or nil where it has no reading of this kind, the player wants none, or the
  /// reading is what is asked. Of a Japanese word without a reading somebody around the scenes may know one.
  ///
  /// - Parameter isFamiliar: whether the learner holds the word, and may have chosen to see it bare from then on.
  package static func above(
    _ word: Word, language: String, isFamiliar: Bool, on canvas: inout Canvas
  ) -> RubyText? {
    let use = canvas.look.ruby
    guard use == .always || use == .unfamiliar && !isFamiliar, word.letter == nil,
      !word.meanings.contains(where: { $0 == word.reading || Furigana.isReading($0) })
    else { return nil }
    guard let reading = word.reading else { return above(word.term, language: language, on: &canvas) }
    return hasReadings(language) ? RubyText(Furigana.aligned(term: word.term, reading: reading)) : nil
  }

  /// What stands above a word of a round that is shown, by how well it is known there.
  package static func above(_ item: RoundSetup.Item, on canvas: inout Canvas) -> RubyText? {
    let isFamiliar = item.isMet && item.hardness < familiarHardness
    return above(item.word, language: item.language(.term), isFamiliar: isFamiliar, on: &canvas)
  }

  /// What stands above a Japanese text of which nobody has said how it is read, as soon as somebody knows it.
  package static func above(_ text: String, language: String, on canvas: inout Canvas) -> RubyText? {
    guard canvas.look.ruby != .never, language.hasPrefix("ja"), text.contains(where: HanCharacter.isHan)
    else { return nil }
    return canvas.ruby(above: RubyRequest(text, locale: language))
  }

  /// Thousandths: who misses a word more rarely than once in four times holds it, as far as a game can tell.
  private static let familiarHardness = 250

  private static func hasReadings(_ language: String) -> Bool { ["ja", "zh"].contains(language.prefix(2)) }
}

extension RubyText {
  /// What stands above a word that is parted into these segments; nil where nothing does.
  public init?(_ segments: [RubySegment]) {
    guard segments.contains(where: { $0.ruby != nil }) else { return nil }
    self.init(segments.map { Part(Text($0.base), Text($0.ruby ?? "")) })
  }
}
