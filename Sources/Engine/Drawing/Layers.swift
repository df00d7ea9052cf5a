extension Canvas {
  /// A canvas on which nothing stands yet: what isn't drawn on it lets the canvas below show through when it
  /// is laid over one.
  public static func layer(_ size: Size, look: Look) -> Canvas {
    var layer = Canvas(size, look: look)
    for index in layer.cells.indices { layer.cells[index] = .transparent }
    return layer
  }

  /// Lays another canvas over this one with its top left corner at a point.
  public mutating func draw(_ layer: Canvas, at origin: Point) {
    for y in 0..<layer.size.height {
      for x in 0..<layer.size.width {
        let cell = layer.cells[y * layer.size.width + x]
        guard cell.glyph != Cell.transparent.glyph, cell.width > 0 else { continue }
        copy(cell, of: layer, to: origin + Point(x, y))
      }
    }
  }

  mutating func copy(_ cell: Cell, of layer: Canvas, to point: Point) {
    let columns = Rect(point, Size(Int(cell.width), 1))
    guard clip.intersection(columns) == columns else { return }
    let glyph = cell.glyph.clusterIndex.map { graphemes.id(of: layer.graphemes[$0].string) } ?? cell.glyph
    let background = cell.background == .terminal ? nil : cell.background
    let style = Style(cell.foreground, on: background, cell.attributes)
    set(point.x, point.y, glyph, Int(cell.width), style)
  }
}

extension Cell {
  /// A cell of a layer on which nothing stands. U+FFFF is no character, so no text can hold it.
  static let transparent = Cell(GlyphID(rawValue: 0xFFFF))
}
