import Engine
import Interface
import Learning

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
