import Engine
import Interface

/// Where a board to draw on stands beside what is asked: a pure function of the room, which drawing and the mouse share.
public struct BoardLayout: Hashable, Sendable {
  /// What is asked, on the left.
  public let text: Rect
  /// The board, as large as the height lets it be.
  public let board: InkPlace

  /// The places in the body of a page.
  public init(in body: Rect, _ cell: CellShape) {
    let width = min(body.width * 3 / 5, body.height * cell.height / cell.width + 2)
    let area = Rect(body.right - width, body.top, width, body.height)
    board = InkPlace(in: area.inset(1, 1), cell)
    text = Rect(body.left, body.top + 1, board.rect.left - 4 - body.left, body.height - 1)
  }
}

/// Where a drawing stands beside what is right.
public struct InkPair: Hashable, Sendable {
  /// What was drawn, on the left, and what is right.
  public let mine, right: InkPlace

  /// Both halves of a room, with a row below for what each is.
  public init(in room: Rect, _ cell: CellShape) {
    let (half, height) = (room.width / 2, room.height - 1)
    mine = InkPlace(in: Rect(room.left, room.top, half, height).inset(1, 1), cell)
    right = InkPlace(in: Rect(room.left + half, room.top, room.width - half, height).inset(1, 1), cell)
  }
}
