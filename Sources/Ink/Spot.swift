import Deterministic

/// A place, in whatever units: x to the right, y down.
public struct Spot: Hashable, Sendable, BitwiseCopyable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// A place.
  public init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  static func + (one: Spot, other: Spot) -> Spot { Spot(one.x + other.x, one.y + other.y) }
  static func - (one: Spot, other: Spot) -> Spot { Spot(one.x - other.x, one.y - other.y) }
  static func * (one: Spot, factor: Double) -> Spot { Spot(one.x * factor, one.y * factor) }

  /// From 0,0.
  var length: Double { (x * x + y * y).squareRoot() }

  func isWithin(_ bound: Double) -> Bool { abs(x) <= bound && abs(y) <= bound }

  /// The place that is a share of the way to another one.
  func moved(_ share: Double, toward other: Spot) -> Spot {
    Spot(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}

extension Spot: StateHashable {
  /// Hashes both numbers.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, x, y)
  }
}
