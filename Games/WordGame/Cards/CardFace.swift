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
    (self.word, self.language, self.systems, self.layout) = (word, language, systems, layout)
    self.isFamiliar = isFamiliar
    large = layout.large(word, language: language)
  }

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
    let ruby = WordRuby.above(word, language: language, isFamiliar: isFamiliar, on: &canvas)
    let term = LargeWord(Text(word.term), language: language, ruby: ruby)
    if layout.hasLargeTerm, term.isLarge(in: layout.term, on: canvas) {
      return term.draw(on: &canvas, in: layout.term)
    }
    canvas.box(layout.box, .rounded, Style(canvas.theme.muted), fill: canvas.theme.raised)
    let style = Style(canvas.theme.text).bold
    canvas.put(Text(word.term), under: ruby, Style(canvas.theme.second), in: layout.box.inset(2, 1), style)
  }
}
