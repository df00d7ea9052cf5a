import Deterministic

/// Where the pen was, and when.
public struct InkPoint: Hashable, Sendable, BitwiseCopyable {
  /// In units of the board, from its left edge.
  public let x: Int
  /// In units of the board, from its upper edge down.
  public let y: Int
  /// In 1/60 s, from any moment on.
  public let tick: Int

  /// A point of a stroke.
  public init(x: Int, y: Int, tick: Int) {
    (self.x, self.y, self.tick) = (x, y, tick)
  }
}

/// What the pen drew between touching the board and leaving it.
public struct Stroke: Hashable, Sendable {
  /// At least one, in the order in which they were drawn.
  public internal(set) var points: [InkPoint]

  /// A stroke that begins at a point; it's only a dot yet.
  public init(_ start: InkPoint) {
    points = [start]
  }

  /// A stroke of known points; nil without any.
  public init?(_ points: [InkPoint]) {
    guard !points.isEmpty else { return nil }
    self.points = points
  }

  /// Its points without their time.
  var spots: [Spot] { points.map { Spot(Double($0.x), Double($0.y)) } }
}

extension InkPoint: StateHashable {
  /// Hashes place and time.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, x, y, tick)
  }
}

extension Stroke: StateHashable {
  /// Hashes the points.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, points)
  }
}
