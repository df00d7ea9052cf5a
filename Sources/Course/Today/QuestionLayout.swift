import Engine
import Interface
import LargeLetters
import WordGame

/// Where a question that is typed stands: a pure function of the window, which drawing and the mouse share.
struct QuestionLayout: Hashable {
  /// The word that is shown: above the line all is its own.
  let prompt: Rect
  /// What is asked.
  let asked: Rect
  /// The box in which it is typed.
  let line: Rect
  /// What is to be said about it.
  let note: Rect
  /// Letters to pick.
  let palette: Rect

  init(_ window: Size) {
    let body = Page(window).body
    let room = body.centered(Size(min(body.width, 76), min(body.height, 26)))
    let above = (room.height * 9 + 10) / 20
    let box = Size(min(CardLayout.boxWidth, room.width), 3)
    line = Rect(Point(room.left + (room.width - box.width) / 2, room.top + above), box)
    asked = Rect(room.left, line.top - 2, room.width, 1)
    let top = max(body.top, asked.top - 1 - LargeWord.mostRows)
    prompt = Rect(body.left, top, body.width, asked.top - 1 - top)
    note = Rect(room.left, line.bottom, room.width, 2)
    let gap = room.height < 17 ? 0 : 1
    palette = Rect(room.left, note.bottom + gap, room.width, room.bottom - note.bottom - gap)
  }
}

/// Where the answer stands: what is said of it, how what was given differs, and the card of the word.
struct AnswerLayout: Hashable {
  let verdict: Rect
  /// The sentence that was asked, with its answer.
  let sentence: Rect
  let comparison: Rect
  let card: CardLayout

  /// The layout with so many columns for the sentence, 0 for none, and so many rows for what was given.
  init(_ window: Size, isLetter: Bool, sentenceWidth: Int = 0, comparisonRows rows: Int) {
    let body = Page(window).body
    let most = isLetter ? Size(96, 28) : Size(76, 32)
    let room = body.centered(Size(min(body.width, most.width), min(body.height, most.height)))
    verdict = Rect(room.left, room.top, room.width, 1)
    let lines = sentenceWidth == 0 ? 0 : sentenceWidth > room.width ? 2 : 1
    sentence = Rect(room.left, verdict.bottom + 1, room.width, lines)
    comparison = Rect(room.left, sentence.bottom + (lines == 0 ? 0 : 1), room.width, rows)
    let top = comparison.bottom + (rows == 0 ? 0 : 1)
    let rest = Rect(body.left, top, body.width, room.bottom - top)
    card = CardLayout(in: rest, isLetter: isLetter, figureRows: 0)
  }
}
