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

  /// The face of a word of a language, in its place.
  public init(_ word: Word, language: String, systems: [Alphabet.System], in layout: CardLayout) {
    (self.word, self.language, self.systems, self.layout) = (word, language, systems, layout)
    large = layout.large(word, language: language)
  }

  /// Draws it, with a picture of the letter where there is one.
  public func draw(on canvas: inout Canvas, _ drawings: AskedLetters) {
    if let large {
      large.draw(on: &canvas, absence: drawings.absence(of: large))
    } else {
      drawTerm(on: &canvas)
    }
    CardFacts(word, systems: systems, canvas.ornaments).draw(on: &canvas, layout)
  }

  private func drawTerm(on canvas: inout Canvas) {
    let term = LargeWord(Text(word.term), language: language)
    if layout.hasLargeTerm, term.isLarge(in: layout.term, on: canvas) {
      return term.draw(on: &canvas, in: layout.term)
    }
    canvas.box(layout.box, .rounded, Style(canvas.theme.muted), fill: canvas.theme.raised)
    let style = Style(canvas.theme.text).bold
    canvas.put(Text(word.term), wrappedIn: layout.box.inset(2, 1), .center, .middle, style)
  }
}
