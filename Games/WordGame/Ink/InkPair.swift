import Engine

/// A drawing and the right one, side by side.
public struct InkPair: Hashable, Sendable {
  /// The player's drawing on the left, the right one beside it.
  public let mine, right: InkPlace

  /// Splits a room in two, with a row below for captions.
  public init(in room: Rect, _ cell: CellShape) {
    let (half, height) = (room.width / 2, room.height - 1)
    mine = InkPlace(in: Rect(room.left, room.top, half, height).inset(1, 1), cell)
    right = InkPlace(in: Rect(room.left + half, room.top, room.width - half, height).inset(1, 1), cell)
  }
}
