extension Canvas {
  /// The characters that words are drawn large with.
  public var mosaic: Mosaic {
    if look.mosaic == .plain { return .plain }
    return ornaments.isASCII ? .ascii : look.mosaic ?? .halves
  }

  /// Draws a picture's dots, in the characters that it is made for; cells without a dot stay as they are.
  package mutating func draw(_ picture: Picture, at origin: Point, _ style: Style) {
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        if let mark = picture.mark(x, y) { set(origin.x + x, origin.y + y, mark, style) }
      }
    }
  }
}
