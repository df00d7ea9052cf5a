import Deterministic

/// What the pen drew between touching the board and lifting off.
public struct Stroke: Hashable, Sendable {
  /// At least one, in the order in which they were drawn.
  public internal(set) var points: [InkPoint]

  /// A stroke that is only a dot so far.
  public init(_ start: InkPoint) {
    points = [start]
  }

  /// Nil if there are no points.
  public init?(_ points: [InkPoint]) {
    guard !points.isEmpty else { return nil }
    self.points = points
  }

  /// The points without their times.
  var spots: [Spot] { points.map { Spot(Double($0.x), Double($0.y)) } }
}

extension Stroke: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, points)
  }
}
