import Engine

/// Tiles in rows and columns to choose from. Their owner draws them. They scroll where they don't all fit.
public struct Tiles: Control, Hashable, Sendable {
  public let count: Int
  public private(set) var focus = 0
  /// The first row that is shown.
  private var scroll = 0
  public var hold = PressTracker()

  public init(count: Int) {
    self.count = max(0, count)
  }

  public var isEmpty: Bool { count == 0 }

  public mutating func select(_ index: Int) { focus = min(max(0, index), max(0, count - 1)) }

  public mutating func scroll(in grid: TileGrid) { scroll = firstRow(in: grid) }

  public func index(at point: Point, in grid: TileGrid) -> Int? {
    let shown = (0..<grid.rows * grid.columns).first { grid.place($0).contains(point) }
    return shown.map { $0 + firstRow(in: grid) * grid.columns }.flatMap { $0 < count ? $0 : nil }
  }

  /// Up and down stay in the column and stop at its ends; left and right run on from row to row.
  public func target(of command: Command, in grid: TileGrid) -> Int? {
    let isInLastRow = focus / grid.columns == (count - 1) / grid.columns
    return switch command {
    case .left, .previous: focus - 1
    case .right, .next: focus + 1
    case .up: focus < grid.columns ? nil : focus - grid.columns
    case .down: isInLastRow ? nil : focus + grid.columns
    case .pageUp: focus - grid.rows * grid.columns
    case .pageDown: focus + grid.rows * grid.columns
    case .first: 0
    case .last: count - 1
    default: nil
    }
  }

  public func target(ofNotches notches: Int, in grid: TileGrid) -> Int { focus + notches * grid.columns }

  /// Calls `draw` for each tile in view, with its place and whether it has the focus.
  public func draw(
    on canvas: inout Canvas, in grid: TileGrid, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    let tiles = pointed(on: &canvas, in: grid)
    let first = tiles.firstRow(in: grid) * grid.columns
    for index in first..<max(first, min(count, first + grid.rows * grid.columns)) {
      draw(&canvas, index, grid.place(index - first), index == tiles.focus)
    }
  }

  /// Where a tile is drawn; nil if it isn't in view.
  public func place(of index: Int, in grid: TileGrid) -> Rect? {
    let place = index - firstRow(in: grid) * grid.columns
    return (0..<grid.rows * grid.columns).contains(place) ? grid.place(place) : nil
  }

  private func firstRow(in grid: TileGrid) -> Int {
    let row = focus / grid.columns
    let all = (count + grid.columns - 1) / grid.columns
    return max(0, min(max(scroll, row - grid.rows + 1), row, all - grid.rows))
  }
}

extension Tiles: StateHashable {
  public func hash(into hash: inout StateHash) {
    // Left out: hold, so that games recorded before tiles had one stay valid.
    hash.combine(fieldsOf: self, count, focus, scroll, cosmetic: 1)
  }
}
