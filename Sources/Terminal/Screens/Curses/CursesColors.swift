import CNCurses
import Engine

/// Finds the nearest colours and attributes for a cell that ncurses can show on this terminal.
struct CursesColors {
  /// The kinds of colours that the terminal has.
  private enum Kind { case none, eight, palette, direct }

  private let kind: Kind
  private var quantizer: ColorQuantizer
  private(set) var pairs: ColorPairs

  /// For the terminal that ncurses has started, with at most this many colours.
  init(limit: ColorDepth) {
    let count = Int(curses_colors())
    let isUsable = limit != .none && count >= 8 && curses_pairs() >= 64
    kind = !isUsable ? .none : count > 256 && limit == .truecolor ? .direct : count < 16 ? .eight : .palette
    let depth: ColorDepth = kind == .direct ? .truecolor : min(limit, count < 256 ? .palette16 : .palette256)
    quantizer = ColorQuantizer(kind == .none ? .none : depth)
    pairs = ColorPairs(limit: Int(curses_pairs()))
  }

  mutating func removeAll() {
    pairs.removeAll()
  }

  /// The attributes and the colour pair for a cell.
  mutating func look(of cell: Cell) -> (attributes: UInt32, pair: Int32) {
    if kind == .none { return (Self.attributes(cell.attributes), 0) }
    let (foreground, background) = quantizer.nearest(cell.foreground, on: cell.background)
    var attributes = Self.attributes(quantizer.kept(cell.attributes, foreground, on: background))
    if kind == .eight { return eight(foreground, background, &attributes) }
    return (attributes, pairs.number(number(foreground), number(background)))
  }

  /// Bright foregrounds become bold. If both colours become the same, the foreground is changed to stay
  /// visible.
  private mutating func eight(
    _ foreground: Color, _ background: Color, _ attributes: inout UInt32
  ) -> (attributes: UInt32, pair: Int32) {
    var front = foreground.isTerminal ? -1 : Int32(foreground.rgb & 7)
    let back = background.isTerminal ? -1 : Int32(background.rgb & 7)
    if foreground.rgb >= 8 { attributes |= curses_bold() }
    if front == back, front >= 0, foreground != background { front = back == 0 ? 7 : 0 }
    return (attributes, pairs.number(front, back))
  }

  private func number(_ color: Color) -> Int32 {
    if color.isTerminal { return -1 }
    // With direct colours, the numbers 0 to 7 still mean the palette.
    return kind == .direct ? Int32(max(8, color.rgb)) : Int32(color.rgb)
  }

  private static func attributes(_ attributes: Attributes) -> UInt32 {
    var result: UInt32 = 0
    if attributes.contains(.bold) { result |= curses_bold() }
    if attributes.contains(.dim) { result |= curses_dim() }
    if attributes.contains(.italic) { result |= curses_italic() }
    if attributes.contains(.underline) { result |= curses_underline() }
    if attributes.contains(.reverse) { result |= curses_reverse() }
    return result
  }
}
