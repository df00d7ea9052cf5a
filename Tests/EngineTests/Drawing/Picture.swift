import Engine

/// What stands on a small canvas after drawing on a ground of full stops, row by row.
func picture(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
  var canvas = Canvas(Size(width, height))
  canvas.fill(canvas.bounds, ".", Style(canvas.theme.muted))
  draw(&canvas)
  return canvas.picture
}

extension Canvas {
  /// Its rows as text, blanks and all.
  var picture: String {
    (0..<size.height).map { y in (0..<size.width).map { grapheme(at: Point($0, y)) }.joined() }
      .joined(separator: "\n")
  }

  /// Why it isn't sound: a wide glyph without its right half in the same colours, or the other way round.
  var flaw: String? {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[Point(x, y)]
        if cell.width == 0, x == 0 || self[Point(x - 1, y)].width != 2 { return "half a glyph at \(x), \(y)" }
        guard cell.width == 2 else { continue }
        guard x + 1 < size.width else { return "a wide glyph over the edge at \(x), \(y)" }
        let right = self[Point(x + 1, y)]
        let isWhole =
          right.glyph == .rightHalf && right.foreground == cell.foreground
          && right.background == cell.background && right.attributes == cell.attributes
        if !isWhole { return "a wide glyph with another right half at \(x), \(y)" }
      }
    }
    return nil
  }
}
