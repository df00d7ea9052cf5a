import Engine
import Interface
import LargeLetters
import Learning

/// Where the parts of a word's card stand. A letter stands large beside what is known of it, a word above that; below
/// are figures and, in the last row, the player's own hint.
public struct CardLayout: Hashable, Sendable {
  /// The word or letter itself.
  public let term: Rect
  /// What the deck says of it.
  public let facts: Rect
  /// What the player has done with it.
  public let figures: Rect
  /// Their own hint.
  public let hint: Rect
  let isLetter: Bool

  /// The columns of the box with a word, and of a line in which one is typed.
  package static let boxWidth = 46

  /// The columns of a letter with what is known of it, or of a word.
  private static let largest = 96
  /// The rows that the facts of a word have at most where there is room for both.
  private static let mostFacts = 13

  /// The places of a card in the middle of `body`, with so many rows for figures.
  public init(in body: Rect, isLetter: Bool, figureRows: Int) {
    // A single row of figures belongs to the hint.
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
      // Where there is hardly room, the facts need it more than the word.
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

  /// Where a word has hardly room, it takes what facts of so many rows leave, up to `most` rows in all.
  func fitted(toFacts rows: Int, most: Int) -> CardLayout {
    let more = min(facts.height - rows, most - term.height)
    guard !isLetter, more > 0 else { return self }
    return CardLayout(
      self, term: Rect(term.left, term.top, term.width, term.height + more),
      facts: Rect(facts.left, facts.top + more, facts.width, facts.height - more))
  }

  /// Where its lines begin: beside a letter, or below a word in the middle.
  package var alignment: Alignment { isLetter ? .leading : .center }

  /// All of it but the hint.
  package var body: Rect {
    let left = min(term.left, facts.left)
    return Rect(left, term.top, max(term.right, facts.right) - left, hint.top - 1 - term.top)
  }

  /// Whether a word has more than the rows of its box.
  var hasLargeTerm: Bool { term.height > 5 }

  /// The box for a word that isn't drawn large.
  var box: Rect { term.centered(Size(min(Self.boxWidth, term.width), min(term.height, 5))) }

  /// A letter in its place, both forms where it has two; nil for a word.
  public func large(_ word: Word, language: String) -> LargeLetter? {
    guard isLetter else { return nil }
    let forms = [word.letter?.capital, word.term].compactMap(\.self).joined(separator: " ")
    return LargeLetter(forms, language: language, in: term)
  }
}
