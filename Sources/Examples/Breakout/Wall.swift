import Engine

/// The bricks above the ball.
struct Wall {
  static let columns = 9
  static let rows = 5
  /// The place of the first brick, in pixels. A pixel is left free to the right of each and below.
  private static let origin = Point(4, 4)

  private(set) var world = World()

  init() {
    for index in 0..<Self.columns * Self.rows {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      let x = Self.origin.x + column * (Brick.size.width + 1)
      let y = Self.origin.y + row * (Brick.size.height + 1)
      world.spawn(Brick(x: Int32(x), y: Int32(y), row: Int32(row)))
    }
  }

  var isGone: Bool { world.count == 0 }

  /// Removes the brick that overlaps the ball the most. Returns it with the overlap; nil if none does.
  mutating func hit(by ball: Rect) -> (brick: Brick, overlap: Size)? {
    var deepest: (entity: Entity, brick: Brick, overlap: Size)?
    world.forEach(Brick.self) { entity, brick in
      let overlap = brick.rect.intersection(ball).size
      let area = overlap.width * overlap.height
      if area > (deepest.map { $0.overlap.width * $0.overlap.height } ?? 0) {
        deepest = (entity, brick, overlap)
      }
    }
    guard let deepest else { return nil }
    world.kill(deepest.entity)
    return (deepest.brick, deepest.overlap)
  }

  func draw(on pixels: inout PixelCanvas, _ theme: Theme) {
    let colors = [theme.wrong, theme.accent, theme.right, theme.second, theme.muted]
    world.forEach(Brick.self) { brick in pixels.fill(brick.rect, colors[Int(brick.row)]) }
  }
}
