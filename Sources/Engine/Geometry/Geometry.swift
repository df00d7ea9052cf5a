/// A place on a grid of cells; x grows to the right, y downward, both from 0.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// A point at column `x`, row `y`.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(0, 0)

  /// The point moved by another one's coordinates.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The way from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }
}

/// Columns and rows, never negative.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size; negative lengths become 0.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether the other size fits into this one.
  public func holds(_ other: Size) -> Bool {
    other.width <= width && other.height <= height
  }
}

/// A rectangle of cells; its right and bottom edges are not part of it.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  /// The top left cell.
  public var origin: Point
  /// How far it reaches from there.
  public var size: Size

  /// A rectangle from its top left cell and size.
  public init(_ origin: Point, _ size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(Point(x, y), Size(width, height))
  }

  /// All of a canvas of this size.
  public init(_ size: Size) {
    self.init(.zero, size)
  }

  /// The first column.
  public var left: Int { origin.x }
  /// The first row.
  public var top: Int { origin.y }
  /// The column after the last one.
  public var right: Int { origin.x + size.width }
  /// The row after the last one.
  public var bottom: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether it has no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// The cell in the middle, or left and above of it.
  public var center: Point { Point(left + (width - 1) / 2, top + (height - 1) / 2) }

  /// Whether the point is one of its cells.
  public func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// What both rectangles share; empty where they don't meet.
  public func intersection(_ other: Rect) -> Rect {
    let origin = Point(max(left, other.left), max(top, other.top))
    let end = Point(min(right, other.right), min(bottom, other.bottom))
    return Rect(origin, Size(end.x - origin.x, end.y - origin.y))
  }

  /// The rectangle without so many columns left and right and rows above and below.
  public func inset(_ columns: Int, _ rows: Int) -> Rect {
    Rect(left + columns, top + rows, width - 2 * columns, height - 2 * rows)
  }

  /// The rectangle moved by so many columns and rows.
  public func moved(by offset: Point) -> Rect {
    Rect(origin + offset, size)
  }

  /// A rectangle of the given size with the same center.
  public func centered(_ inner: Size) -> Rect {
    Rect(left + (width - inner.width) / 2, top + (height - inner.height) / 2, inner.width, inner.height)
  }
}

extension Point: StateHashable {
  /// Hashes column and row.
  public func hash(into hash: inout StateHash) {
    hash.combine(x)
    hash.combine(y)
  }
}
