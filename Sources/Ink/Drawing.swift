import Deterministic

/// Strokes on a square board.
///
///     var drawing = Drawing(side: 640)
///     drawing.begin(at: InkPoint(x: 20, y: 30, tick: 0))
///     drawing.extend(to: InkPoint(x: 60, y: 32, tick: 2))
///
/// It keeps at most `mostPoints` and `mostStrokes`. A full one takes no more, and says so by returning false.
public struct Drawing: Hashable, Sendable {
  /// So many points are kept, of all strokes together.
  public static let mostPoints = 10_000
  /// So many strokes are kept: twice what the longest character has.
  public static let mostStrokes = 100
  /// No board is wider, in units. Sums of squares of its places stay far from what an Int holds.
  public static let longestSide = 1 << 20

  /// The board's width, and its height, in the units of the points: from 1 to `longestSide`.
  public let side: Int
  /// In the order in which they were drawn.
  public private(set) var strokes: [Stroke] = []
  /// How many points all strokes have.
  public private(set) var pointCount = 0
  /// How often strokes were taken away. While it stays the same, ink is only added.
  public private(set) var removals = 0

  /// An empty board; a side out of bounds is brought into them.
  public init(side: Int) {
    self.side = min(max(side, 1), Drawing.longestSide)
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { strokes.isEmpty }

  /// Whether it takes no further point.
  public var isFull: Bool { pointCount >= Drawing.mostPoints }

  /// Puts the pen down: a new stroke. A point beside the board is moved to its edge.
  /// - Returns: whether there was room for it.
  @discardableResult public mutating func begin(at point: InkPoint) -> Bool {
    guard !isFull, strokes.count < Drawing.mostStrokes else { return false }
    strokes.append(Stroke(onBoard(point)))
    pointCount += 1
    return true
  }

  /// Moves the pen on the newest stroke. A pen that rests adds nothing.
  /// - Returns: whether there is a stroke, and was room for the point.
  @discardableResult public mutating func extend(to point: InkPoint) -> Bool {
    guard !isFull, let last = strokes.last?.points.last else { return false }
    let point = onBoard(point)
    guard (point.x, point.y) != (last.x, last.y) else { return true }
    strokes[strokes.count - 1].points.append(point)
    pointCount += 1
    return true
  }

  /// Adds a whole stroke, as far as there is room for its points.
  /// - Returns: whether all of it was added.
  @discardableResult public mutating func add(_ stroke: Stroke) -> Bool {
    begin(at: stroke.points[0]) && stroke.points.dropFirst().allSatisfy { extend(to: $0) }
  }

  /// Takes the newest stroke away, and returns it; nil where there is none.
  @discardableResult public mutating func undo() -> Stroke? {
    strokes.isEmpty ? nil : remove(strokes.count - 1)
  }

  /// Takes all strokes away.
  public mutating func clear() {
    guard !isEmpty else { return }
    (strokes, pointCount) = ([], 0)
    removals += 1
  }

  /// Takes a stroke away.
  /// - Precondition: there is one at the index.
  @discardableResult public mutating func remove(_ index: Int) -> Stroke {
    let stroke = strokes.remove(at: index)
    pointCount -= stroke.points.count
    removals += 1
    return stroke
  }

  /// The newest stroke that passes a place, no farther from it than a distance; nil if none does.
  public func stroke(atX x: Int, y: Int, within distance: Double) -> Int? {
    let place = Spot(Double(x), Double(y))
    return strokes.lastIndex { Polyline.distance(from: place, to: $0.spots) <= distance }
  }

  private func onBoard(_ point: InkPoint) -> InkPoint {
    InkPoint(x: min(max(point.x, 0), side), y: min(max(point.y, 0), side), tick: point.tick)
  }
}

extension Drawing: StateHashable {
  /// Hashes the board's side, the strokes, and how often some were taken away.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, side, strokes, pointCount, removals)
  }
}
