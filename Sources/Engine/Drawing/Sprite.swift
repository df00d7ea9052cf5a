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
