/// Finds which of many bodies overlap without comparing every pair.
///
///     grid.forEachOverlap(among: bodies) { first, second in … }
///
/// The plane is divided into equal tiles as large as the largest body, so anything that overlaps a body has
/// its center in the same tile or in one of the eight around it. Bodies are put into tiles by a counting
/// sort, and there are at most four tiles a body: time is linear in the number of bodies as long as they are
/// of similar size and don't pile up in one place. The memory is reused in the next tick; none of it is
/// state.
public struct CollisionGrid: Sendable {
  /// A box on the plane, given by its center, in any unit.
  public struct Body: Hashable, Sendable, BitwiseCopyable {
    public var x, y: Int32
    /// The distance from the center to the edges, at least 0.
    public var halfWidth, halfHeight: Int32

    public init(x: Int32, y: Int32, halfWidth: Int32, halfHeight: Int32) {
      (self.x, self.y, self.halfWidth, self.halfHeight) = (x, y, halfWidth, halfHeight)
    }
  }

  private var tiles = CollisionTiles()
  /// Where each tile's bodies begin in `members`; one more entry ends the last tile.
  private var starts: [Int32] = []
  private var members: [Int32] = []

  public init() {}

  /// Visits each pair of overlapping bodies once, as two indices into the array, the lower first. The order
  /// is always the same.
  public mutating func forEachOverlap(among bodies: [Body], _ visit: (Int, Int) -> Void) {
    forEachNear(among: bodies) { first, second in
      if bodies[first].overlaps(bodies[second]) { visit(first, second) }
    }
  }

  /// Visits the candidate pairs: bodies in the same tile or in adjacent ones.
  mutating func forEachNear(among bodies: [Body], _ visit: (Int, Int) -> Void) {
    guard bodies.count > 1 else { return }
    tiles = CollisionTiles(bodies)
    sort(bodies)
    for first in bodies.indices {
      tiles.forEachNear(bodies[first]) { tile in
        for member in starts[tile]..<starts[tile + 1] {
          let second = Int(members[Int(member)])
          if second > first { visit(first, second) }
        }
      }
    }
  }

  /// Counting sort: counts the bodies of each tile, sums up where each tile ends, then places each body.
  private mutating func sort(_ bodies: [Body]) {
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: tiles.count + 1))
    for body in bodies { starts[tiles.index(of: body)] += 1 }
    for tile in 0..<tiles.count { starts[tile + 1] += starts[tile] }
    members.removeAll(keepingCapacity: true)
    members.append(contentsOf: repeatElement(0, count: bodies.count))
    // Backwards, so that each tile's end moves down to its start and the order within a tile is kept.
    for place in bodies.indices.reversed() {
      let tile = tiles.index(of: bodies[place])
      starts[tile] -= 1
      members[Int(starts[tile])] = Int32(place)
    }
  }
}

extension CollisionGrid.Body {
  /// Whether the two share some area; touching edges don't count.
  public func overlaps(_ other: Self) -> Bool {
    depth(in: other).x > 0 && depth(in: other).y > 0
  }

  /// How far the two overlap across and down; 0 or negative in a direction in which they don't.
  public func depth(in other: Self) -> (x: Int, y: Int) {
    (
      Int(halfWidth) + Int(other.halfWidth) - abs(Int(x) - Int(other.x)),
      Int(halfHeight) + Int(other.halfHeight) - abs(Int(y) - Int(other.y))
    )
  }
}

/// The division of the plane into tiles.
private struct CollisionTiles: Sendable {
  private var left = 0
  private var top = 0
  private var width = 1
  private var height = 1
  private var columns = 0
  private var rows = 0

  var count: Int { columns * rows }

  init() {}

  init(_ bodies: [CollisionGrid.Body]) {
    let xs = bodies.reduce((Int.max, Int.min)) { (min($0.0, Int($1.x)), max($0.1, Int($1.x))) }
    let ys = bodies.reduce((Int.max, Int.min)) { (min($0.0, Int($1.y)), max($0.1, Int($1.y))) }
    (left, top) = (xs.0, ys.0)
    // A few bodies on a wide plane get larger tiles, so that empty ones cost nothing. Neither columns nor
    // rows may exceed the limit for all tiles, or their product would overflow.
    let most = 4 * bodies.count
    width = bodies.reduce(max(1, (xs.1 - left) / most)) { max($0, 2 * Int($1.halfWidth)) }
    height = bodies.reduce(max(1, (ys.1 - top) / most)) { max($0, 2 * Int($1.halfHeight)) }
    divide(xs.1 - left, ys.1 - top)
    while count > most {
      if columns > rows { width *= 2 } else { height *= 2 }
      divide(xs.1 - left, ys.1 - top)
    }
  }

  func index(of body: CollisionGrid.Body) -> Int {
    row(body) * columns + column(body)
  }

  func forEachNear(_ body: CollisionGrid.Body, _ visit: (Int) -> Void) {
    let (column, row) = (column(body), row(body))
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { visit(y * columns + x) }
    }
  }

  private mutating func divide(_ across: Int, _ down: Int) {
    columns = across / width + 1
    rows = down / height + 1
  }

  private func column(_ body: CollisionGrid.Body) -> Int { (Int(body.x) - left) / width }
  private func row(_ body: CollisionGrid.Body) -> Int { (Int(body.y) - top) / height }
}
