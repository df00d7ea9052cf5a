import Engine

extension Stage {
  /// What a player sees: a whole frame, but not the state behind it.
  public struct Screen: Sendable {
    public let canvas: Canvas

    public init(_ canvas: Canvas) {
      self.canvas = canvas
    }

    public var size: Size { canvas.size }

    /// The rows as text, without trailing blanks.
    public var rows: [String] { canvas.rows }

    /// All rows, separated by line breaks.
    public var frame: String { rows.joined(separator: "\n") }

    /// Whether one of the rows contains this text.
    public func shows(_ text: String) -> Bool {
      rows.contains { $0.contains(text) }
    }

    /// The cell of this text's first occurrence, row by row; nil if there is none.
    public func find(_ text: String) -> Point? {
      for y in 0..<size.height {
        for x in 0..<size.width where stands(text, at: Point(x, y)) { return Point(x, y) }
      }
      return nil
    }

    private func stands(_ text: String, at point: Point) -> Bool {
      // A quick check first. The second cell of a wide character is empty.
      let first = canvas.grapheme(at: point)
      return !first.isEmpty && text.hasPrefix(first) && canvas.text(from: point).hasPrefix(text)
    }
  }
}

extension Canvas {
  /// The rows as text, without trailing blanks.
  public var rows: [String] {
    (0..<size.height).map { y in
      var width = size.width
      while width > 0, grapheme(at: Point(width - 1, y)) == " " { width -= 1 }
      return text(from: Point(0, y), to: width)
    }
  }

  /// The row's text from a cell on.
  public func text(from point: Point) -> String { text(from: point, to: size.width) }

  /// Up to the column `end`, excluded.
  private func text(from point: Point, to end: Int) -> String {
    var text = ""
    for x in point.x..<max(point.x, end) { text += grapheme(at: Point(x, point.y)) }
    return text
  }
}
