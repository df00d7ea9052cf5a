/// Ruby text: small annotations in the row above a text, each centered over its part. The text itself stays
/// in one piece, so that it can be searched and copied. Annotations that would touch are joined over both
/// parts.
package struct RubyText: Hashable, Sendable {
  /// A part of the text and its annotation, which may be empty.
  package struct Part: Hashable, Sendable {
    let base, ruby: Text

    package init(_ base: Text, _ ruby: Text = .empty) { (self.base, self.ruby) = (base, ruby) }
  }

  /// The player's setting for when it is shown.
  package enum Use: String, Sendable, CaseIterable {
    /// Only above words that aren't familiar yet.
    case unfamiliar
    case always, never
  }

  private let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// The annotated text.
  package var base: Text { Text.joined(parts.map(\.base), by: "") }

  fileprivate struct Piece {
    var text: Text
    /// The columns of the text below it.
    var over: Range<Int>

    var start: Int { (over.lowerBound + over.upperBound - text.width + 1) >> 1 }
    var end: Int { start + text.width }
    var isWide: Bool { text.width > text.string.count }
  }

  /// The annotations and their places above a text that is drawn this many columns wide.
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

  /// Joins the last two pieces while they would touch; Latin letters keep a space between them.
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
  /// Draws annotations into the row above the place in which their text is drawn.
  package mutating func put(_ ruby: RubyText, over base: Rect, _ style: Style) {
    for piece in ruby.pieces(over: base.width) {
      put(piece.text, at: Point(base.left + piece.start, base.top - 1), style)
    }
  }

  /// Draws a text in the middle of a rectangle, with its annotations if there is a row for them.
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

/// Asks for the ruby text of a text.
package struct RubyRequest: LookQuery {
  package let text: String
  /// The BCP 47 tag of the language to read it in.
  let locale: String

  package init(_ text: String, locale: String) { (self.text, self.locale) = (text, locale) }
}

extension RubyRequest {
  package func answer(in book: RubyBook) -> RubyText? { book.read(text) }

  package func apply(_ ruby: RubyText?, to book: inout RubyBook) -> Changes {
    book.known.store(ruby, of: self)
    return []
  }
}

/// Reads ruby texts, and has those read so far.
package struct RubyBook: Sendable {
  package fileprivate(set) var known = Rubies()
  fileprivate let read: @Sendable (String) -> RubyText?

  package init(read: @escaping @Sendable (String) -> RubyText?) { self.read = read }
}

/// A cache of ruby texts. As with pictures, only drawing sees them: they may depend on the machine,
/// so no state may depend on them.
package struct Rubies: Hashable, Sendable {
  /// The capacity; the cache is emptied when it is full.
  static let limit = 2000

  private var entries: [RubyRequest: RubyText?] = [:]

  init() {}

  /// The ruby text of a text; nil if there is none or it isn't known.
  package subscript(request: RubyRequest) -> RubyText? { entries[request] ?? nil }

  /// Whether the answer is known, even if it is that there is none.
  package func knows(_ request: RubyRequest) -> Bool { entries[request] != nil }

  /// Adds an answer; nil for a text without ruby text.
  package mutating func store(_ ruby: RubyText?, of request: RubyRequest) {
    if entries.count >= Self.limit { entries = [:] }
    entries[request] = .some(ruby)
  }
}
