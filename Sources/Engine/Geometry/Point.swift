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

extension Point: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(x)
    hash.combine(y)
  }
}
