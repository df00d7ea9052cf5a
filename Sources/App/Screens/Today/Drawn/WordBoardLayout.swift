import Engine
import Games
import Interface

/// The layout of a question that is answered by drawing.
struct WordBoardLayout {
  /// The height of the finished characters in the corner.
  private static let doneRows = 5

  /// The question, and remarks about it.
  let text: Rect
  let board: InkPlace
  /// The finished characters, small; if not all fit, the last ones.
  let done: Rect
  /// What the learner is asked about a drawing, above both pictures.
  let question: Rect
  let pair: InkPair

  init(_ window: Size, _ cell: CellShape) {
    let body = Page(window).body
    let beside = BoardLayout(in: body, cell)
    board = beside.board
    let rows = min(Self.doneRows, beside.text.height / 3)
    done = Rect(beside.text.left, beside.text.bottom - rows, beside.text.width, rows)
    text = Rect(beside.text.left, beside.text.top, beside.text.width, beside.text.height - rows - 1)
    question = Rect(body.left, body.top, body.width, 2)
    let top = question.bottom + 1
    pair = InkPair(in: Rect(body.left, top, body.width, body.bottom - top), cell)
  }
}
