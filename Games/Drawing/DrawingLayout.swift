import Engine
import Interface
import WordGame

/// Where things stand: a pure function of the window, which drawing and the mouse share.
struct DrawingLayout {
  let page: Page
  /// What is asked, beside the board.
  let text: Rect
  /// The board to draw on.
  let board: InkPlace
  /// The drawing before, small.
  let last: InkPlace
  /// What is said of a drawing.
  let verdict: Rect
  /// The drawing, and what is right, side by side.
  let mine, right: InkPlace

  init(_ window: Size, _ cell: CellShape) {
    page = Page(window)
    let body = page.body
    let beside = BoardLayout(in: body, cell)
    (text, board) = (beside.text, beside.board)
    let corner = Size(text.width, min(8, text.height / 3))
    last = InkPlace(in: Rect(Point(text.left, text.bottom - corner.height), corner), cell)
    verdict = Rect(body.left, body.top, body.width, 3)
    let pair = InkPair(
      in: Rect(body.left, verdict.bottom, body.width, body.bottom - verdict.bottom), cell)
    (mine, right) = (pair.mine, pair.right)
  }
}
