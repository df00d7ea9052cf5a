import Engine
import Playtest

/// A memory board as someone sees it who has nothing but the text on the screen.
package struct MemoryBoard {
  package struct Card: Hashable {
    package let rect: Rect
    /// What stands on it; nil where its back is up.
    package let face: String?
    /// Whether its back, as far as it shows, is that of the prompts; nil for an open card.
    package let hasPromptBack: Bool?
    package let hasFocus: Bool
    package let sign: Character?

    package var center: Point { rect.center }
  }

  package let cards: [Card]
  /// The lines between the cards and the foot, joined.
  package let line: String

  package init(_ stage: Stage) {
    let screen = Screen(stage.draw())
    // What starts a game stands in a box, too.
    cards = stage.shows("Enter start") ? [] : screen.corners.compactMap { screen.card(at: $0) }
    let last = cards.map(\.rect.bottom).max() ?? 0
    line = screen.text(in: Rect(0, last, screen.width, screen.height - 1 - last))
  }

  package var focus: Card? { cards.first(where: \.hasFocus) }
  package var down: [Card] { cards.filter { $0.face == nil } }
  package var open: [Card] { cards.filter { $0.face != nil } }

  package func card(at place: Point) -> Card? { cards.first { $0.rect.origin == place } }
}

/// The signs of a frame, at hand for a search.
private struct Screen {
  let width, height: Int
  private let canvas: Canvas
  /// The scalar in each cell; a grapheme of several counts as none.
  private let scalars: [UInt32]

  init(_ canvas: Canvas) {
    self.canvas = canvas
    (width, height) = (canvas.size.width, canvas.size.height)
    scalars = canvas.cells.map { $0.glyph.rawValue }
  }

  private static let corners = signs("╭┏╔"), rightCorners = signs("╮┓╗"),
    lowerCorners = signs("╰┗╚")
  private static let backs = signs("░╱"), marks = signs("✓✗")

  private static func signs(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }

  var corners: [Point] {
    scalars.indices.filter { Self.corners.contains(scalars[$0]) }.map { Point($0 % width, $0 / width) }
  }

  func card(at corner: Point) -> MemoryBoard.Card? {
    let start = corner.y * width + corner.x
    let right = (start..<(corner.y + 1) * width).first { Self.rightCorners.contains(scalars[$0]) }
    let bottom = stride(from: start, to: scalars.count, by: width).first {
      Self.lowerCorners.contains(scalars[$0])
    }
    guard let right, let bottom else { return nil }
    let rect = Rect(corner, Size(right - start + 1, (bottom - start) / width + 1))
    let inside = rect.inset(1, 1)
    // In the middle of a back can stand that it is to be turned.
    let isBack = !inside.isEmpty && Self.backs.contains(scalars[inside.top * width + inside.left])
    let mark = scalars[start..<right].first(where: Self.marks.contains)
    return MemoryBoard.Card(
      rect: rect, face: isBack ? nil : text(in: inside),
      hasPromptBack: isBack ? scalars[start + width + 1] == 0x2591 : nil, hasFocus: scalars[start] == 0x250F,
      sign: mark.flatMap(Unicode.Scalar.init).map(Character.init))
  }

  /// The text in a rectangle, its lines joined by blanks.
  func text(in rect: Rect) -> String {
    (rect.top..<max(rect.top, rect.bottom)).map { y in
      (rect.left..<rect.right).map { canvas.grapheme(at: Point($0, y)) }.joined().trimmed
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// Without the blanks at both ends.
  package var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
