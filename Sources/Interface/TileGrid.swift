import Engine

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
    // In a window of no width a tile as wide as the window has none, either.
    pitch = Size(max(1, tile.width + gap.width), max(1, tile.height + gap.height))
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
