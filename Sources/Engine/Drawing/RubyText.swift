/// What stands small above a text, part by part: in the row above it, each centred over its part. The text itself stays
/// in one piece, so that it can be found and copied; what has no room beside its neighbour stands over both together.
package struct RubyText: Hashable, Sendable {
  /// A part of the text, and what stands above it; empty for nothing.
  package struct Part: Hashable, Sendable {
    let base, ruby: Text

    /// A part of a text.
    package init(_ base: Text, _ ruby: Text = .empty) { (self.base, self.ruby) = (base, ruby) }
  }

  /// When it is shown, as the player chooses it.
  package enum Use: String, Sendable, CaseIterable {
    /// Over what isn't familiar yet.
    case unfamiliar
    case always, never
  }

  private let parts: [Part]

  /// What stands above a text that is made of these parts.
  package init(_ parts: [Part]) { self.parts = parts }

  /// The text below.
  package var base: Text { Text.joined(parts.map(\.base), by: "") }

  fileprivate struct Piece {
    var text: Text
    /// The columns of what it stands over.
    var over: Range<Int>

    var start: Int { (over.lowerBound + over.upperBound - text.width + 1) >> 1 }
    var end: Int { start + text.width }
    var isWide: Bool { text.width > text.string.count }
  }

  /// Where each piece stands over a text that is drawn in so many columns, from its first one on.
  fileprivate func pieces(over columns: Int) -> [Piece] {
    let all = max(1, parts.reduce(0) { $0 + $1.base.width })
    var (pieces, column) = ([Piece](), 0)
    for part in parts {
      let end = column + part.base.width
      if !part.ruby.isEmpty {
        pieces.append(Piece(text: part.ruby, over: column * columns / all..<end * columns / all))
        Self.join(&pieces)
      }
      column = end
    }
    return pieces
  }

  /// Makes one of the last two pieces as long as they would touch; Latin letters keep a space between them.
  private static func join(_ pieces: inout [Piece]) {
    while pieces.count > 1 {
      let (before, last) = (pieces[pieces.count - 2], pieces[pieces.count - 1])
      let gap = last.isWide ? 0 : 1
      guard before.end + gap > last.start else { return }
      pieces.removeLast(2)
      let text = Text.joined([before.text, last.text], by: gap == 0 ? "" : " ")
      pieces.append(Piece(text: text, over: before.over.lowerBound..<last.over.upperBound))
    }
  }
}

extension Canvas {
  /// Draws what stands above a text into the row above the place in which that is drawn, large or small.
  package mutating func put(_ ruby: RubyText, over base: Rect, _ style: Style) {
    for piece in ruby.pieces(over: base.width) {
      put(piece.text, at: Point(base.left + piece.start, base.top - 1), style)
    }
  }

  /// Draws a text in the middle of a place, with what stands above it where both have a row.
  package mutating func put(
    _ text: Text, under ruby: RubyText?, _ above: Style, in rect: Rect, _ style: Style
  ) {
    guard let ruby, ruby.base == text, rect.height > 1, text.width <= rect.width else {
      put(text, wrappedIn: rect, .center, .middle, style)
      return
    }
    let row = Rect(rect.left, rect.top + max(1, (rect.height - 1) / 2), rect.width, 1)
    put(text, in: row, .center, style)
    put(ruby, over: Rect(row.left + (row.width - text.width) / 2, row.top, text.width, 1), above)
  }
}
