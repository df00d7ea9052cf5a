import Engine
import Learning

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

extension InkLanguage {
  /// The writing system of a BCP 47 tag; nil if it has no stroke order that we know.
  public init?(tag: String) {
    guard let language = Language.of(tag).strokes.flatMap(InkLanguage.init(rawValue:)) else { return nil }
    self = language
  }

  /// The languages whose stroke order Babble knows.
  package static let tags = Language.all.compactMap(\.strokes).sorted()
}
