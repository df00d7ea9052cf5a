import Engine

/// The terminal's current colours and attributes.
struct Pen: Hashable, BitwiseCopyable {
  /// Attributes that show on a blank.
  private static let visibleOnBlanks: Attributes = [.underline, .reverse, .strikethrough]

  var foreground = Color.terminal
  var background = Color.terminal
  var attributes: Attributes = []

  init() {}

  /// The pen to write a cell, taking full blocks as reversed blanks.
  @inline(__always)
  init(_ cell: Cell, full: FullBlock) {
    foreground = cell.foreground
    background = cell.background
    attributes = cell.glyph == full.glyph ? cell.attributes.symmetricDifference(.reverse) : cell.attributes
  }

  /// Whether it can write plain blanks, given the right background.
  var writesBlanks: Bool { attributes.isDisjoint(with: Self.visibleOnBlanks) }

  /// The most similar pen that writes plain blanks on a background.
  func forBlanks(on background: Color) -> Pen {
    var pen = self
    pen.background = background
    pen.attributes.subtract(Self.visibleOnBlanks)
    return pen
  }
}

extension Cell {
  /// Whether it is a blank without attributes, so that the foreground doesn't matter.
  @inline(__always)
  var isPlainBlank: Bool { glyph.rawValue == 32 && attributes.isEmpty }
}
