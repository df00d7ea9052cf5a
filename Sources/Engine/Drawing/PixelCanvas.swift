/// A picture of square pixels, for games that don't need text.
///
///     var pixels = PixelCanvas(Size(64, 40), ground: theme.ground)
///     pixels.fill(Rect(30, 36, 8, 2), theme.accent)
///     pixels.draw(ball, at: Point(31, 34), ["o": theme.text])
///     canvas.draw(pixels, at: .zero)
///
/// Pixels count from 0 at the top left; drawing outside is ignored.
public struct PixelCanvas: Sendable {
  /// The size of a pixel on the screen.
  public enum Grain: Hashable, Sendable {
    /// As wide as a cell and half as high. Each pixel has its own colour.
    case halves
    /// Half as wide as a cell and a quarter as high. A cell shows two colours: the ground and the most
    /// frequent other one. Drawn as octants if the terminal draws those itself, else as braille.
    case octants

    /// The pixels of a cell, across and down.
    public var dots: Size {
      switch self {
      case .halves: Size(1, 2)
      case .octants: Size(2, 4)
      }
    }
  }

  public let size: Size
  public let grain: Grain
  /// The colour of untouched pixels.
  public let ground: Color
  private var pixels: ContiguousArray<Color>

  public init(_ size: Size, ground: Color, grain: Grain = .halves) {
    self.size = size
    self.ground = ground
    self.grain = grain
    pixels = ContiguousArray(repeating: ground, count: size.width * size.height)
  }

  public var bounds: Rect { Rect(size) }

  /// A pixel's colour. Outside the picture it is the ground, and setting it does nothing.
  public subscript(x: Int, y: Int) -> Color {
    get { bounds.contains(Point(x, y)) ? pixels[y * size.width + x] : ground }
    set { if bounds.contains(Point(x, y)) { pixels[y * size.width + x] = newValue } }
  }

  public mutating func fill(_ rect: Rect, _ color: Color) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    for y in visible.top..<visible.bottom {
      for x in visible.left..<visible.right { pixels[y * size.width + x] = color }
    }
  }

  /// Draws a sprite's characters as pixels. Characters without a colour in the table are transparent.
  public mutating func draw(_ sprite: Sprite, at origin: Point, _ colors: [Character: Color]) {
    sprite.forEachMark { place, character, _ in
      guard let color = colors[character] else { return }
      self[origin.x + place.x, origin.y + place.y] = color
    }
  }
}

extension Canvas {
  /// Draws pixels with the top left one in the corner of a cell, each `scale` times (at least once) as large
  /// as the grain.
  public mutating func draw(_ pixels: PixelCanvas, at origin: Point, scale: Int = 1) {
    let (dots, scale) = (pixels.grain.dots, max(1, scale))
    let size = Size(
      (pixels.size.width * scale + dots.width - 1) / dots.width,
      (pixels.size.height * scale + dots.height - 1) / dots.height)
    let visible = Rect(origin, size).intersection(clip)
    for y in visible.top..<visible.bottom {
      for x in visible.left..<visible.right {
        let first = Point((x - origin.x) * dots.width, (y - origin.y) * dots.height)
        switch pixels.grain {
        case .halves: drawHalves(pixels, from: first, scale, at: Point(x, y))
        case .octants: drawOctants(pixels, from: first, scale, at: Point(x, y))
        }
      }
    }
  }

  private mutating func drawHalves(_ pixels: PixelCanvas, from first: Point, _ scale: Int, at cell: Point) {
    let upper = pixels[first.x / scale, first.y / scale]
    let lower = pixels[first.x / scale, (first.y + 1) / scale]
    let bits = (upper == pixels.ground ? 0 : 1) | (lower == pixels.ground ? 0 : 2)
    // Two colours in a cell need a terminal with enough colours; elsewhere both halves get the same one.
    let isMixed = bits == 3 && upper != lower && look.showsTints && !ornaments.isASCII
    let mosaic: Mosaic = ornaments.isASCII ? .ascii : .halves
    let mark = mosaic.scalar(isMixed ? 1 : bits) ?? " "
    set(cell.x, cell.y, mark, Style(bits == 2 ? lower : upper, on: isMixed ? lower : pixels.ground))
  }

  private mutating func drawOctants(_ pixels: PixelCanvas, from first: Point, _ scale: Int, at cell: Point) {
    let colors = InlineArray<8, Color> { dot in
      pixels[(first.x + dot % 2) / scale, (first.y + dot / 2) / scale]
    }
    var (bits, ink, most) = (0, pixels.ground, 0)
    for dot in colors.indices where colors[dot] != pixels.ground {
      bits |= 1 << dot
      var count = 0
      for other in colors.indices where colors[other] == colors[dot] { count += 1 }
      if count > most { (ink, most) = (colors[dot], count) }
    }
    set(cell.x, cell.y, octantMark(bits), Style(ink, on: pixels.ground))
  }

  private func octantMark(_ bits: Int) -> Unicode.Scalar {
    guard ornaments.isASCII else {
      return (mosaic == .octants ? .octants : Mosaic.braille).scalar(bits) ?? " "
    }
    return switch bits.nonzeroBitCount {
    case 0: " "
    case 1...2: "."
    case 3...5: "o"
    default: "#"
    }
  }
}
