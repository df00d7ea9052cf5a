/// A column and a row of a grid of cells: x grows to the right, y downward, both from 0.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  public var x: Int
  public var y: Int

  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The offset from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }
}

/// A number of columns and rows, never negative.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  public let width: Int
  public let height: Int

  /// Negative lengths become 0.
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

extension Point: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(x)
    hash.combine(y)
  }
}

/// The ratio of a cell's width to its height, in lowest terms. Use it to draw something square in pixels.
public struct CellShape: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Twice as high as wide, roughly as most cells are: the default if the terminal doesn't say.
  public static let usual = CellShape(width: 1, height: 2)
  /// The longest plausible side, in pixels.
  static let longest = 4096
  /// The largest plausible ratio of one side to the other.
  private static let longestRatio = 8

  /// The shape of a cell of this width and height in any unit. Both are clamped to 1 to 4,096, and the ratio
  /// to 8.
  public init(width: Int, height: Int) {
    var (width, height) = (Self.believed(width), Self.believed(height))
    (width, height) = (min(width, Self.longestRatio * height), min(height, Self.longestRatio * width))
    let divisor = Self.divisor(width, height)
    (self.width, self.height) = (width / divisor, height / divisor)
  }

  private static func believed(_ side: Int) -> Int { min(max(1, side), longest) }

  /// The greatest common divisor.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
