import Engine
import Interface
import Learning

/// The content of every card: a word in a box, or a large letter, with everything its deck says about it.
public struct CardFace: Sendable {
  public let large: LargeLetter?
  private let word: Word
  private let language: String
  private let systems: [Alphabet.System]
  private let layout: CardLayout
  private let isFamiliar: Bool

  /// Lays out the face of a word. An unfamiliar word has its reading above it, unless the player prefers
  /// otherwise.
  ///
  /// - Parameter company: the words of the cards before and after it, which have the same layout.
  public init(
    _ word: Word, language: String, systems: [Alphabet.System], isFamiliar: Bool = false,
    among company: [Word] = [], in layout: CardLayout
  ) {
    (self.word, self.language, self.systems) = (word, language, systems)
    self.isFamiliar = isFamiliar
    let words = [word] + company
    // Characters with many strokes need more rows to be legible.
    let isDense = words.contains { $0.term.contains(where: HanCharacter.isHan) }
    let rows = words.map {
      CardFacts($0, language: language, systems: systems, .unicode).rows(
        in: layout.facts.width, withAir: true)
    }
    self.layout = layout.fitted(toFacts: rows.max() ?? 0, most: isDense ? 9 : 8)
    large = layout.large(word, language: language)
  }

  public var term: Rect { layout.term }

  public func draw(on canvas: inout Canvas, _ drawings: AskedLetters) {
    if let large {
      large.draw(on: &canvas, absence: drawings.absence(of: large))
    } else {
      drawTerm(on: &canvas)
    }
    CardFacts(word, language: language, systems: systems, canvas.ornaments)
      .draw(on: &canvas, in: layout.facts, layout.alignment, isCentered: layout.isLetter)
  }

  private func drawTerm(on canvas: inout Canvas) {
    // If the deck gives a reading, it is among the facts.
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

extension LargeLetter {
  /// A letter in both forms if it has two.
  package init(_ word: Word, language: String, in place: Rect) {
    let forms = [word.letter?.capital, word.term].compactMap(\.self).joined(separator: " ")
    self.init(forms, language: language, in: place)
  }
}
