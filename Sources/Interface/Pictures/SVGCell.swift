import Engine

/// The measures and colours of a cell in SVG.
enum SVGCell {
  /// In user units. A cell is twice as high as wide, so that half blocks are squares.
  static let (width, height, fontSize, baseline) = (9, 18, 15, 14)
  /// Stand-ins for the terminal's own colours, which are unknown.
  static let (darkGround, lightText) = ("#14161f", "#ece9e2")

  /// The foreground colour.
  static func ink(_ cell: Cell, _ canvas: Canvas) -> String {
    let isReversed = cell.attributes.contains(.reverse)
    return isReversed
      ? hex(cell.background, else: hex(canvas.theme.ground, else: darkGround))
      : hex(cell.foreground, else: hex(canvas.theme.text, else: lightText))
  }

  /// The background colour.
  static func ground(_ cell: Cell, _ canvas: Canvas) -> String {
    let isReversed = cell.attributes.contains(.reverse)
    return isReversed
      ? hex(cell.foreground, else: hex(canvas.theme.text, else: lightText))
      : hex(cell.background, else: hex(canvas.theme.ground, else: darkGround))
  }

  /// A colour such as #14161f.
  static func hex(_ color: Color, else own: String) -> String {
    let color = color.painted
    guard !color.isTerminal else { return own }
    let digits = String(color.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Text attributes as attributes of an element.
  static func attributes(_ attributes: Attributes) -> String {
    let lines = [(Attributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1)
    return (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
      + (attributes.contains(.dim) ? " opacity=\".6\"" : "")
      + (lines.isEmpty ? "" : " text-decoration=\"\(lines.joined(separator: " "))\"")
  }
}
