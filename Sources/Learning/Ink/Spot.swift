/// A point in whatever unit the caller uses: x to the right, y down.
public struct Spot: Hashable, Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  static func + (one: Spot, other: Spot) -> Spot { Spot(one.x + other.x, one.y + other.y) }
  static func - (one: Spot, other: Spot) -> Spot { Spot(one.x - other.x, one.y - other.y) }
  static func * (one: Spot, factor: Double) -> Spot { Spot(one.x * factor, one.y * factor) }

  /// The distance from 0,0.
  var length: Double { (x * x + y * y).squareRoot() }

  func isWithin(_ bound: Double) -> Bool { abs(x) <= bound && abs(y) <= bound }

  /// The point at this share of the way to another one.
  func moved(_ share: Double, toward other: Spot) -> Spot {
    Spot(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}
