import Engine
import Ink

/// Where a board to draw on stands: as large as its room lets it, and square in pixels.
public struct InkPlace: Hashable, Sendable {
  /// The side of a board in units. A drawing has the same units in every window, so that it grows and shrinks with its
  /// board; they are finer than any pointer.
  public static let side = 4096

  /// The cells of the board.
  public let rect: Rect

  /// The largest board in a room, in its middle.
  public init(in room: Rect, _ cell: CellShape) {
    let height = max(1, min(room.height, room.width * cell.width / cell.height))
    let width = (height * cell.height + cell.width / 2) / cell.width
    rect = room.centered(Size(max(1, min(room.width, width)), height))
  }

  /// The same board, smaller, at the top left of a room.
  public func fitted(into room: Rect) -> InkPlace {
    let height = max(1, min(room.height, room.width * rect.height / max(1, rect.width)))
    return InkPlace(Rect(room.origin, Size(max(1, height * rect.width / rect.height), height)))
  }

  private init(_ rect: Rect) { self.rect = rect }

  /// The point of the board where the mouse is, beside the board as well.
  public func point(of mouse: MouseEvent, tick: Tick) -> InkPoint {
    let parts = MouseEvent.parts
    let way = mouse.fine - Point(rect.left * parts, rect.top * parts)
    return InkPoint(
      x: way.x * Self.side / (rect.width * parts), y: way.y * Self.side / (rect.height * parts), tick: tick)
  }

  /// The cell in which a point of the board is.
  public func cell(of point: InkPoint) -> Point {
    let (x, y) = (point.x * rect.width / Self.side, point.y * rect.height / Self.side)
    return rect.origin + Point(min(max(x, 0), rect.width - 1), min(max(y, 0), rect.height - 1))
  }

  /// The dots of the board, as fine as those of braille, whatever it is drawn with.
  public var dots: Size {
    Size(rect.width * Mosaic.braille.dots.width, rect.height * Mosaic.braille.dots.height)
  }
}
