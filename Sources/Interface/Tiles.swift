import Engine

/// Tiles in rows and columns to choose from. Their owner draws them. They scroll where they don't all fit.
public struct Tiles: Hashable, Sendable {
  public let count: Int
  /// The tile that has the focus; 0 where there are none.
  public private(set) var focus = 0
  /// The first row that is shown.
  private var scroll = 0

  public init(count: Int) {
    self.count = max(0, count)
  }

  public mutating func select(_ index: Int) {
    focus = min(max(0, index), max(0, count - 1))
  }

  /// Takes input. Returns the tile that was chosen, if one was.
  public mutating func handle(_ event: InputEvent, on grid: TileGrid) -> Int? {
    guard count > 0 else { return nil }
    scroll = firstRow(on: grid)
    defer { scroll = firstRow(on: grid) }
    if case .mouse(let mouse) = event { return handle(mouse, on: grid) }
    guard let command = KeyMap.standard.intent(for: event) else { return nil }
    if command == .act { return focus }
    move(command, on: grid)
    return nil
  }

  /// Calls `draw` for each tile in view, with its place and whether it has the focus. A tile under the mouse
  /// has it at once, before the next update.
  public func draw(
    on canvas: inout Canvas, in grid: TileGrid, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    var tiles = self
    if let move = canvas.followMouse() { _ = tiles.handle(.mouse(move), on: grid) }
    let first = tiles.firstRow(on: grid) * grid.columns
    for index in first..<max(first, min(count, first + grid.rows * grid.columns)) {
      draw(&canvas, index, grid.place(index - first), index == tiles.focus)
    }
  }

  /// Up and down stay in the column and stop at its ends; left and right run on from row to row.
  private mutating func move(_ command: Command, on grid: TileGrid) {
    switch command {
    case .left, .previous: select(focus - 1)
    case .right, .next: select(focus + 1)
    case .up where focus >= grid.columns: focus -= grid.columns
    case .down where focus / grid.columns < (count - 1) / grid.columns: select(focus + grid.columns)
    case .pageUp: select(focus - grid.rows * grid.columns)
    case .pageDown: select(focus + grid.rows * grid.columns)
    case .first: select(0)
    case .last: select(count - 1)
    default: break
    }
  }

  private mutating func handle(_ mouse: MouseEvent, on grid: TileGrid) -> Int? {
    if case .wheel(let notches) = mouse.action {
      select(focus + notches * grid.columns)
      return nil
    }
    let shown = (0..<grid.rows * grid.columns).first { grid.place($0).contains(mouse.position) }
    guard let index = shown.map({ $0 + scroll * grid.columns }), index < count else { return nil }
    focus = index
    return mouse.isClick ? index : nil
  }

  /// The first row to show, so that the focus is in view and no room is wasted at the end.
  private func firstRow(on grid: TileGrid) -> Int {
    let row = focus / grid.columns
    let all = (count + grid.columns - 1) / grid.columns
    return max(0, min(max(scroll, row - grid.rows + 1), row, all - grid.rows))
  }
}

extension Tiles: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, count, focus, scroll)
  }
}

/// The places of tiles: as many columns as fit, centred in a rectangle.
public struct TileGrid: Hashable, Sendable {
  public let columns: Int
  /// How many rows are in view.
  public let rows: Int
  private let origin: Point
  private let tile: Size
  private let pitch: Size

  /// A grid for tiles of one size, with gaps between them. It has room for at least one tile.
  public init(in rect: Rect, tile: Size, gap: Size) {
    pitch = Size(tile.width + gap.width, tile.height + gap.height)
    columns = max(1, (rect.width + gap.width) / pitch.width)
    rows = max(1, (rect.height + gap.height) / pitch.height)
    origin = Point(rect.left + max(0, rect.width + gap.width - columns * pitch.width) / 2, rect.top)
    self.tile = tile
  }

  /// The place of the n-th tile in view, from 0.
  public func place(_ index: Int) -> Rect {
    let corner = origin + Point(index % columns * pitch.width, index / columns * pitch.height)
    return Rect(corner, tile)
  }

  /// Whether so many tiles fit without scrolling.
  public func holds(_ count: Int) -> Bool { count <= columns * rows }
}
