import Deterministic

/// Strokes on a square board.
///
///     var drawing = Drawing(side: 640)
///     drawing.begin(at: InkPoint(x: 20, y: 30, tick: 0))
///     drawing.extend(to: InkPoint(x: 60, y: 32, tick: 2))
///
/// It holds at most `mostPoints` and `mostStrokes`. A full drawing ignores further input and returns false.
public struct Drawing: Hashable, Sendable {
  /// The limit for all strokes together.
  public static let mostPoints = 10_000
  /// Twice as many strokes as the longest character has.
  public static let mostStrokes = 100
  /// The largest board, in units. Sums of squared coordinates stay far below the limits of an Int.
  public static let longestSide = 1 << 20

  /// Width and height of the board, in the units of the points: from 1 to `longestSide`.
  public let side: Int
  /// In the order in which they were drawn.
  public private(set) var strokes: [Stroke] = []
  /// The number of points in all strokes.
  public private(set) var pointCount = 0
  /// How often strokes were removed. While this stays the same, ink is only added.
  private(set) var removals = 0

  /// An empty board; the side is clamped to 1...`longestSide`.
  public init(side: Int) {
    self.side = min(max(side, 1), Drawing.longestSide)
  }

  public var isEmpty: Bool { strokes.isEmpty }

  public var isFull: Bool { pointCount >= Drawing.mostPoints }

  /// Puts the pen down and starts a stroke. A point outside the board is moved to its edge.
  /// - Returns: whether there was room for it.
  @discardableResult public mutating func begin(at point: InkPoint) -> Bool {
    guard !isFull, strokes.count < Drawing.mostStrokes else { return false }
    strokes.append(Stroke(onBoard(point)))
    pointCount += 1
    return true
  }

  /// Extends the newest stroke. A pen that hasn't moved adds nothing.
  /// - Returns: whether there was a stroke to extend and room for the point.
  @discardableResult public mutating func extend(to point: InkPoint) -> Bool {
    guard !isFull, let last = strokes.last?.points.last else { return false }
    let point = onBoard(point)
    guard (point.x, point.y) != (last.x, last.y) else { return true }
    strokes[strokes.count - 1].points.append(point)
    pointCount += 1
    return true
  }

  /// Adds a whole stroke, or as many of its points as fit.
  /// - Returns: whether all of it was added.
  @discardableResult public mutating func add(_ stroke: Stroke) -> Bool {
    begin(at: stroke.points[0]) && stroke.points.dropFirst().allSatisfy { extend(to: $0) }
  }

  /// Removes and returns the newest stroke; nil if there is none.
  @discardableResult public mutating func undo() -> Stroke? {
    strokes.isEmpty ? nil : remove(strokes.count - 1)
  }

  /// Removes all strokes.
  public mutating func clear() {
    guard !isEmpty else { return }
    (strokes, pointCount) = ([], 0)
    removals += 1
  }

  /// Removes a stroke.
  /// - Precondition: the index is valid.
  @discardableResult public mutating func remove(_ index: Int) -> Stroke {
    let stroke = strokes.remove(at: index)
    pointCount -= stroke.points.count
    removals += 1
    return stroke
  }

  /// The index of the newest stroke within a distance of a point; nil if there is none.
  public func stroke(atX x: Int, y: Int, within distance: Double) -> Int? {
    let place = Spot(Double(x), Double(y))
    return strokes.lastIndex { Polyline.distance(from: place, to: $0.spots) <= distance }
  }

  private func onBoard(_ point: InkPoint) -> InkPoint {
    InkPoint(x: min(max(point.x, 0), side), y: min(max(point.y, 0), side), tick: point.tick)
  }
}

extension Drawing: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, side, strokes, pointCount, removals)
  }
}
