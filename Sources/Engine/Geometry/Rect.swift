/// A rectangle of cells; its right and bottom edges are not part of it.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  public var origin: Point
  public var size: Size

  public init(_ origin: Point, _ size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(Point(x, y), Size(width, height))
  }

  /// The rectangle of this size at the origin: all of a canvas or window.
  public init(_ size: Size) {
    self.init(.zero, size)
  }

  public var left: Int { origin.x }
  public var top: Int { origin.y }
  /// The column after the last one.
  public var right: Int { origin.x + size.width }
  /// The row after the last one.
  public var bottom: Int { origin.y + size.height }
  public var width: Int { size.width }
  public var height: Int { size.height }
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// The cell in the middle; for even lengths the one left of and above it.
  public var center: Point { Point(left + (width - 1) / 2, top + (height - 1) / 2) }

  public func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// The cells in both rectangles; empty if they don't overlap.
  public func intersection(_ other: Rect) -> Rect {
    let origin = Point(max(left, other.left), max(top, other.top))
    let end = Point(min(right, other.right), min(bottom, other.bottom))
    return Rect(origin, Size(end.x - origin.x, end.y - origin.y))
  }

  /// The rectangle without this many columns at the left and right and rows at the top and bottom.
  public func inset(_ columns: Int, _ rows: Int) -> Rect {
    Rect(left + columns, top + rows, width - 2 * columns, height - 2 * rows)
  }

  public func moved(by offset: Point) -> Rect {
    Rect(origin + offset, size)
  }

  /// A rectangle of the given size with the same center.
  public func centered(_ inner: Size) -> Rect {
    Rect(left + (width - inner.width) / 2, top + (height - inner.height) / 2, inner.width, inner.height)
  }
}
