import Engine
import Playtest

/// A memory board as someone sees it who has nothing but the text on the screen.
struct Board {
  struct Card: Hashable {
    let rect: Rect
    /// What stands on it; nil where its back is up.
    let face: String?
    /// Whether its back, as far as it shows, is that of the prompts; nil for an open card.
    let hasPromptBack: Bool?
    let hasFocus: Bool
    let sign: Character?

    var center: Point { rect.center }
  }

  let cards: [Card]
  /// The lines between the cards and the foot, joined.
  let line: String

  init(_ stage: Stage) {
    let canvas = stage.draw()
    cards = canvas.corners.compactMap { canvas.card(at: $0) }
    let last = cards.map(\.rect.bottom).max() ?? 0
    let rows = stage.rows
    line = rows.dropLast().dropFirst(last).map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  var focus: Card? { cards.first(where: \.hasFocus) }
  var down: [Card] { cards.filter { $0.face == nil } }
  var open: [Card] { cards.filter { $0.face != nil } }

  func card(at place: Point) -> Card? { cards.first { $0.rect.origin == place } }
}

extension Canvas {
  fileprivate var corners: [Point] {
    (0..<size.height).flatMap { y in
      (0..<size.width).map { Point($0, y) }.filter {
        "╭┏".contains(grapheme(at: $0)) && !grapheme(at: $0).isEmpty
      }
    }
  }

  fileprivate func card(at corner: Point) -> Board.Card? {
    let top = (corner.x..<size.width).prefix { !"╮┓".contains(character(at: Point($0, corner.y))) }
    let side = (corner.y..<size.height).prefix { !"╰┗".contains(character(at: Point(corner.x, $0))) }
    let rect = Rect(corner, Size(top.count + 1, side.count + 1))
    guard rect.right <= size.width, rect.bottom <= size.height else { return nil }
    let inside = rect.inset(1, 1)
    let rows = (inside.top..<inside.bottom).map { y in
      (inside.left..<inside.right).map { grapheme(at: Point($0, y)) }.joined()
    }
    let isBack = rows.allSatisfy { $0.allSatisfy { "░╱".contains($0) } }
    let sign = top.lazy.map { character(at: Point($0, corner.y)) }.first { "✓✗".contains($0) }
    return Board.Card(
      rect: rect, face: isBack ? nil : rows.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: " "),
      hasPromptBack: isBack ? rows.first?.first == "░" : nil, hasFocus: character(at: corner) == "┏",
      sign: sign)
  }

  private func character(at point: Point) -> Character { grapheme(at: point).first ?? " " }
}

extension String {
  /// Without the blanks at both ends.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
