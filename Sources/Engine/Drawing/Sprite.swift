/// A small picture written as text, one character for each pixel or cell. Spaces are transparent. Don't use
/// characters that take two columns.
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
  private struct Mark: Hashable, Sendable {
    let place: Point
    let character: Character
    let text: Text
  }

  /// The length of the longest line, and the number of lines.
  public let size: Size
  private let marks: [Mark]

  public init(_ picture: String) {
    let rows = picture.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    size = Size(rows.map(\.count).max() ?? 0, rows.count)
    marks = rows.enumerated().flatMap { y, row in
      row.enumerated().filter { $1 != " " }.map { x, character in
        Mark(place: Point(x, y), character: character, text: Text(String(character)))
      }
    }
  }

  private init(_ marks: [Mark], _ size: Size) {
    (self.marks, self.size) = (marks, size)
  }

  /// The sprite with left and right swapped; the characters themselves stay as they are.
  public var mirrored: Sprite {
    let marks = marks.map { mark in
      let place = Point(size.width - 1 - mark.place.x, mark.place.y)
      return Mark(place: place, character: mark.character, text: mark.text)
    }
    return Sprite(marks, size)
  }

  func forEachMark(_ body: (Point, Character, Text) -> Void) {
    for mark in marks { body(mark.place, mark.character, mark.text) }
  }
}

extension Canvas {
  /// Draws a sprite's characters in one style, each in its own cell.
  public mutating func draw(_ sprite: Sprite, at origin: Point, _ style: Style) {
    sprite.forEachMark { place, _, text in put(text, at: origin + place, style) }
  }
}

/// Sprites that are shown one after another. Like a tween, it is a function of the tick and needs no update.
///
///     let flap = Animation([wingsUp, wingsDown], every: 8)
///     canvas.draw(flap.sprite(at: tick), at: place, style)
public struct Animation: Hashable, Sendable {
  public let sprites: [Sprite]
  /// The ticks for which each sprite is shown.
  public let period: Tick
  /// Whether the first sprite follows the last; otherwise the last one stays.
  public let repeats: Bool

  /// An animation that shows each sprite for `period` ticks, at least 1.
  /// - Precondition: there is at least one sprite.
  public init(_ sprites: [Sprite], every period: Tick, repeats: Bool = true) {
    precondition(!sprites.isEmpty, "an animation needs at least one sprite")
    self.sprites = sprites
    self.period = max(1, period)
    self.repeats = repeats
  }

  /// The ticks of one pass through all sprites.
  public var duration: Tick { sprites.count * period }

  /// The sprite at a tick; the first one before the start.
  public func sprite(at tick: Tick, from start: Tick = 0) -> Sprite {
    let step = max(0, tick - start) / period
    return sprites[repeats ? step % sprites.count : min(step, sprites.count - 1)]
  }
}
