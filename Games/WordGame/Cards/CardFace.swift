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

/// The layout of a card. A letter is large with its facts beside it, a word has them below; at the bottom are
/// figures and, in the last row, the player's own hint.
public struct CardLayout: Hashable, Sendable {
  let term: Rect
  let facts: Rect
  /// The player's results with it.
  public let figures: Rect
  public let hint: Rect
  let isLetter: Bool

  /// Columns of the box around a word, and of an answer line.
  package static let boxWidth = 46

  /// Columns of a letter with its facts, or of a word.
  private static let largest = 96
  /// The most rows for the facts of a word, if there is room for both.
  private static let mostFacts = 13

  /// Centres a card in `body`.
  public init(in body: Rect, isLetter: Bool, figureRows: Int) {
    // A single row of figures is next to the hint, without a gap.
    let gap = figureRows > 1 ? 1 : 0
    let below = figureRows + gap + 2
    let most = isLetter ? Size(Self.largest, LetterRequest.mostRows + below) : Size(76, 34)
    let room = body.centered(Size(min(body.width, most.width), min(body.height, most.height)))
    hint = Rect(room.left, room.bottom - 1, room.width, 1)
    figures = Rect(room.left, hint.top - gap - figureRows, room.width, figureRows)
    let height = figures.top - room.top - 1
    if isLetter {
      let column = room.width * 2 / 5
      term = Rect(room.left, room.top, column, height)
      facts = Rect(term.right + 3, room.top, room.width - column - 3, height)
    } else {
      // In small windows the facts need the room more than the word.
      let rows =
        height < 9 ? 3 : height < 11 ? 5 : height < 14 ? 6 : max(height * 9 / 20, height - Self.mostFacts)
      let width = min(body.width, Self.largest)
      term = Rect(body.left + (body.width - width) / 2, room.top, width, min(rows, LargeWord.mostRows))
      facts = Rect(room.left, term.bottom + 1, room.width, height - term.height - 1)
    }
    self.isLetter = isLetter
  }

  private init(_ layout: CardLayout, term: Rect, facts: Rect) {
    (self.term, self.facts, figures, hint) = (term, facts, layout.figures, layout.hint)
    isLetter = layout.isLetter
  }

  /// Gives a word the rows that its facts don't need, up to `most` rows in all.
  func fitted(toFacts rows: Int, most: Int) -> CardLayout {
    let more = min(facts.height - rows, most - term.height)
    guard !isLetter, more > 0 else { return self }
    return CardLayout(
      self, term: Rect(term.left, term.top, term.width, term.height + more),
      facts: Rect(facts.left, facts.top + more, facts.width, facts.height - more))
  }

  package var alignment: Alignment { isLetter ? .leading : .center }

  /// Everything but the hint.
  var body: Rect {
    let left = min(term.left, facts.left)
    return Rect(left, term.top, max(term.right, facts.right) - left, hint.top - 1 - term.top)
  }

  /// Whether there are more rows than the word's box needs.
  var hasLargeTerm: Bool { term.height > 5 }

  var box: Rect { term.centered(Size(min(Self.boxWidth, term.width), min(term.height, 5))) }

  /// The letter, in both forms if it has two; nil for a word.
  public func large(_ word: Word, language: String) -> LargeLetter? {
    isLetter ? LargeLetter(word, language: language, in: term) : nil
  }
}

extension LargeLetter {
  /// A letter in both forms if it has two.
  package init(_ word: Word, language: String, in place: Rect) {
    let forms = [word.letter?.capital, word.term].compactMap(\.self).joined(separator: " ")
    self.init(forms, language: language, in: place)
  }
}
