import Engine
import LargeLetters
import Learning

/// A word in a box, or a letter large, with all that its deck says of it: what every card shows.
public struct CardFace: Sendable {
  /// The letter, large; nil for a word.
  public let large: LargeLetter?
  private let word: Word
  private let language: String
  private let systems: [Alphabet.System]
  private let layout: CardLayout
  private let isFamiliar: Bool

  /// The face of a word of a language, in its place. A word that isn't familiar has its reading above it, unless the player
  /// wants to see it otherwise.
  public init(
    _ word: Word, language: String, systems: [Alphabet.System], isFamiliar: Bool = false,
    in layout: CardLayout
  ) {
    (self.word, self.language, self.systems) = (word, language, systems)
    self.isFamiliar = isFamiliar
    let facts = CardFacts(word, language: language, systems: systems, .unicode)
    // Characters of many strokes need more rows to be drawn at all. A sentence keeps the row for its reading.
    let isDense = word.notes == nil && word.term.contains(where: HanCharacter.isHan)
    self.layout = layout.fitted(
      toFacts: facts.rows(in: layout.facts.width, withAir: !isDense), most: isDense ? 9 : 8)
    large = layout.large(word, language: language)
  }

  /// Where the word or letter itself stands.
  public var term: Rect { layout.term }

  /// Draws it, with a picture of the letter where there is one.
  public func draw(on canvas: inout Canvas, _ drawings: AskedLetters) {
    if let large {
      large.draw(on: &canvas, absence: drawings.absence(of: large))
    } else {
      drawTerm(on: &canvas)
    }
    CardFacts(word, language: language, systems: systems, canvas.ornaments).draw(on: &canvas, layout)
  }

  private func drawTerm(on canvas: inout Canvas) {
    // Where the deck says how it is read, the facts do.
    let ruby =
      word.readings.isEmpty
      ? WordRuby.above(word, language: language, isFamiliar: isFamiliar, on: &canvas) : nil
    let term = LargeWord(Text(word.term), language: language, ruby: ruby)
    if layout.hasLargeTerm, term.isLarge(in: layout.term, on: canvas) {
      return term.draw(on: &canvas, in: layout.term)
    }
    canvas.box(layout.box, .rounded, Style(canvas.theme.muted), fill: canvas.theme.raised)
    let style = Style(canvas.theme.text).bold
    canvas.put(Text(word.term), under: ruby, Style(canvas.theme.second), in: layout.box.inset(2, 1), style)
  }
}
