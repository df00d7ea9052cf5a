import Engine

/// A drawing board beside its question: a pure function of the room, shared by drawing and mouse.
public struct BoardLayout: Hashable, Sendable {
  /// The question, on the left.
  public let text: Rect
  /// The board, as large as the height allows.
  public let board: InkPlace

  public init(in body: Rect, _ cell: CellShape) {
    let width = min(body.width * 3 / 5, body.height * cell.height / cell.width + 2)
    let area = Rect(body.right - width, body.top, width, body.height)
    board = InkPlace(in: area.inset(1, 1), cell)
    text = Rect(body.left, body.top + 1, board.rect.left - 4 - body.left, body.height - 1)
  }
}
