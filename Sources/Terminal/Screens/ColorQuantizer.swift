import Engine
import Glibc

/// Finds the nearest palette colour of a 24-bit colour. A palette colour is represented by a `Color` whose
/// value is its number; the terminal's own colour is kept.
struct ColorQuantizer {
  private static let slots = 256
  /// The distance of colours that differ by about 30 of 255 in every channel.
  private static let visibleDistance = 10_000
  private let depth: ColorDepth
  /// Earlier results, indexed by a hash of the colour.
  private var cache = ContiguousArray(
    repeating: (from: Color.terminal, to: Color.terminal), count: Self.slots)

  init(_ depth: ColorDepth) {
    self.depth = depth
  }

  mutating func nearest(_ color: Color) -> Color {
    if color.isTerminal || depth == .truecolor { return color }
    let slot = Int(truncatingIfNeeded: (color.bits &* 0x9E37_79B1) >> 24) & (Self.slots - 1)
    if cache[slot].from == color { return cache[slot].to }
    let found = find(color)
    cache[slot] = (color, found)
    return found
  }

  /// The nearest colours for a glyph and its background. If both become the same although the originals
  /// differ visibly, the glyph becomes black or white so that it can still be seen.
  mutating func nearest(_ foreground: Color, on background: Color) -> (foreground: Color, background: Color) {
    let (front, back) = (nearest(foreground.painted), nearest(background))
    guard front == back, depth == .palette16 || depth == .palette256, !front.isTerminal,
      Self.distance(foreground, background.red, background.green, background.blue) > Self.visibleDistance
    else { return (front, back) }
    let isDark = Self.distance(background, 0, 0, 0) < Self.distance(background, 255, 255, 255)
    return (isDark ? Color(15) : Color(0), back)
  }

  /// The attributes that a glyph keeps in these palette colours. With 16 colours, many terminals show bold
  /// ones brighter, so that black becomes grey and can't be read on white.
  func kept(_ attributes: Attributes, _ front: Color, on back: Color) -> Attributes {
    let brightens = depth == .palette16 && !front.isTerminal && front.rgb < 8
    let isLight = back.rgb == 7 || back.rgb == 15
    return brightens && isLight ? attributes.subtracting(.bold) : attributes
  }

  private func find(_ color: Color) -> Color {
    switch depth {
    case .none, .truecolor: .terminal
    case .palette256: Color(UInt32(Self.index256(color)))
    case .palette16: Color(UInt32(color.substitute.map(Int.init) ?? Self.index16(color)))
    }
  }

  /// The nearest of the cube and the greys (16 to 255). The first 16 look different in every terminal.
  private static func index256(_ color: Color) -> Int {
    let red = level(color.red)
    let green = level(color.green)
    let blue = level(color.blue)
    let cube = 16 + 36 * red + 6 * green + blue
    let average = (color.red + color.green + color.blue) / 3
    let step = min(max((average - 3) / 10, 0), 23)
    let grey = 8 + 10 * step
    let toCube = distance(color, intensity(red), intensity(green), intensity(blue))
    return distance(color, grey, grey, grey) < toCube ? 232 + step : cube
  }

  /// The nearest of the cube's levels 0, 95, 135, 175, 215, 255.
  private static func level(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func intensity(_ level: Int) -> Int {
    level == 0 ? 0 : 55 + 40 * level
  }

  /// The nearest of the 16 as xterm shows them.
  private static func index16(_ color: Color) -> Int {
    func distanceTo(_ index: Int) -> Int {
      let other = palette16[index]
      return distance(color, other.red, other.green, other.blue)
    }
    return palette16.indices.min { distanceTo($0) < distanceTo($1) } ?? 7
  }

  /// xterm's colours 0 to 15 (its `XTerm-col.ad`).
  static let palette16 = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Color($0) }

  /// The squared distance, weighted by how well the eye distinguishes each channel (ITU-R BT.601, rounded).
  private static func distance(_ color: Color, _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let (dr, dg, db) = (color.red - red, color.green - green, color.blue - blue)
    return 3 * dr * dr + 6 * dg * dg + db * db
  }
}
