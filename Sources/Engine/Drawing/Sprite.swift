/// A small picture written as text, one character a pixel or a cell. Spaces let what is below show through.
///
///     let ship = Sprite(
///       """
///         A
///        AAA
///       AAAAA
///       """)
///     canvas.draw(ship, at: Point(10, 3), Style(canvas.theme.accent))     // as characters
///     pixels.draw(ship, at: Point(10, 3), ["A": canvas.theme.accent])     // as pixels
public struct Sprite: Hashable, Sendable {
  /// Columns of the longest line, and lines.
  public let size: Size
  private let rows: [[Character]]

  /// A sprite from its lines.
  public init(_ picture: String) {
    rows = picture.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    size = Size(rows.map(\.count).max() ?? 0, rows.count)
  }

  private init(rows: [[Character]], _ size: Size) {
    self.rows = rows
    self.size = size
  }

  /// The same with left and right exchanged; characters stay as they are.
  public var mirrored: Sprite {
    let width = size.width
    return Sprite(
      rows: rows.map { $0.reversed().withSpaces(before: width - $0.count) }, size)
  }

  func forEachMark(_ body: (Point, Character) -> Void) {
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character != " " { body(Point(x, y), character) }
    }
  }
}

extension [Character] {
  fileprivate func withSpaces(before count: Int) -> [Character] {
    Array(repeating: " ", count: count) + self
  }
}

extension Canvas {
  /// Draws a sprite's characters in one style, each in a cell of its own.
  public mutating func draw(_ sprite: Sprite, at origin: Point, _ style: Style) {
    sprite.forEachMark { place, character in put(Text(String(character)), at: origin + place, style) }
  }
}

/// Sprites that are shown one after the other. Like a tween it is a function of the tick and needs no update.
///
///     let flap = Animation([wingsUp, wingsDown], every: 8)
///     canvas.draw(flap.sprite(at: tick), at: place, style)
public struct Animation: Hashable, Sendable {
  /// The sprites in their order.
  public let sprites: [Sprite]
  /// Ticks for which each is shown.
  public let period: Tick
  /// Whether the first follows the last; else the last stays.
  public let repeats: Bool

  /// An animation of at least one sprite, each of which is shown for `period` ticks, at least 1.
  /// - Precondition: there is a sprite.
  public init(_ sprites: [Sprite], every period: Tick, repeats: Bool = true) {
    precondition(!sprites.isEmpty, "an animation needs at least one sprite")
    self.sprites = sprites
    self.period = max(1, period)
    self.repeats = repeats
  }

  /// Ticks from the first sprite to the end of the last.
  public var duration: Tick { sprites.count * period }

  /// The sprite at a tick; before the start it is the first.
  public func sprite(at tick: Tick, from start: Tick = 0) -> Sprite {
    let step = max(0, tick - start) / period
    return sprites[repeats ? step % sprites.count : min(step, sprites.count - 1)]
  }
}
