import Engine
import Learning
import Interface

/// The place of a drawing board: as large as possible, and square in pixels.
public struct InkPlace: Hashable, Sendable {
  /// The side of a board in units of a drawing, finer than any pointer. The same in every window, so that
  /// drawings scale with their board.
  public static let side = 4096

  public let rect: Rect

  /// The largest board that fits, centred.
  public init(in room: Rect, _ cell: CellShape) {
    let height = max(1, min(room.height, room.width * cell.width / cell.height))
    let width = (height * cell.height + cell.width / 2) / cell.width
    rect = room.centered(Size(max(1, min(room.width, width)), height))
  }

  /// The same board scaled down, at the top left of `room`.
  public func fitted(into room: Rect) -> InkPlace {
    let height = max(1, min(room.height, room.width * rect.height / max(1, rect.width)))
    return InkPlace(Rect(room.origin, Size(max(1, height * rect.width / rect.height), height)))
  }

  private init(_ rect: Rect) { self.rect = rect }

  /// The point of the board under the mouse; may be outside the board.
  func point(of mouse: MouseEvent, tick: Tick) -> InkPoint {
    let parts = MouseEvent.parts
    let way = mouse.fine - Point(rect.left * parts, rect.top * parts)
    return InkPoint(
      x: way.x * Self.side / (rect.width * parts), y: way.y * Self.side / (rect.height * parts), tick: tick)
  }

  /// The cell of a point, clamped to the board.
  func cell(of point: InkPoint) -> Point {
    let (x, y) = (point.x * rect.width / Self.side, point.y * rect.height / Self.side)
    return rect.origin + Point(min(max(x, 0), rect.width - 1), min(max(y, 0), rect.height - 1))
  }

  /// The board's size in braille dots, whatever it is drawn with.
  public var dots: Size {
    Size(rect.width * Mosaic.braille.dots.width, rect.height * Mosaic.braille.dots.height)
  }
}

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

extension InkLanguage {
  /// The writing system of a BCP 47 tag; nil if it has no stroke order that we know.
  public init?(tag: String) {
    guard let language = Language.of(tag).strokes.flatMap(InkLanguage.init(rawValue:)) else { return nil }
    self = language
  }

  /// The languages whose stroke order Babble knows.
  package static let tags = Language.all.compactMap(\.strokes).sorted()
}
