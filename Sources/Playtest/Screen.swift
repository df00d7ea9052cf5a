import Engine

extension Stage {
  /// What a player sees: all of a frame, and nothing of the state behind it.
  public struct Screen: Sendable {
    /// The cells, with their colours.
    public let canvas: Canvas

    /// What stands on a canvas.
    public init(_ canvas: Canvas) {
      self.canvas = canvas
    }

    /// Columns and rows.
    public var size: Size { canvas.size }

    /// The rows as text, without the blanks at their ends.
    public var rows: [String] { canvas.rows }

    /// All rows as one text.
    public var frame: String { rows.joined(separator: "\n") }

    /// Whether this text stands in one of the rows.
    public func shows(_ text: String) -> Bool {
      rows.contains { $0.contains(text) }
    }

    /// The cell where this text stands first, counted from the top left.
    public func find(_ text: String) -> Point? {
      for y in 0..<size.height {
        for x in 0..<size.width where stands(text, at: Point(x, y)) { return Point(x, y) }
      }
      return nil
    }

    private func stands(_ text: String, at point: Point) -> Bool {
      // Few cells begin as the text does. The second one of a wide character holds nothing.
      let first = canvas.grapheme(at: point)
      return !first.isEmpty && text.hasPrefix(first) && canvas.text(from: point).hasPrefix(text)
    }
  }
}

extension Canvas {
  /// The rows as text, without the blanks at their ends.
  public var rows: [String] {
    (0..<size.height).map { y in
      let row = text(from: Point(0, y))
      return String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The rest of a row as text.
  public func text(from point: Point) -> String {
    (point.x..<size.width).map { grapheme(at: Point($0, point.y)) }.joined()
  }
}
