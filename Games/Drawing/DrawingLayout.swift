import Engine
import Interface

/// The layout: a pure function of the window, shared by drawing and mouse.
struct DrawingLayout {
  let page: Page
  /// The question, beside the board.
  let text: Rect
  let board: InkPlace
  /// The previous drawing, small.
  let last: InkPlace
  let verdict: Rect
  /// The player's drawing and the right one, side by side.
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
