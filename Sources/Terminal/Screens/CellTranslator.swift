import Engine
import Glibc

/// Converts a canvas's cells to what the terminal can show: palette colours, and `?` for non-ASCII
/// characters. Done before the diff, since many colour changes make no difference in a palette.
struct CellTranslator: ~Copyable {
  private let width: Int
  private let showsUnicode: Bool
  private var quantizer: ColorQuantizer
  /// The last canvas, so that only changed rows are converted.
  private let source: Store<Cell>
  private let translated: Store<Cell>

  /// Nil if the terminal can show everything unchanged.
  init?(_ size: Size, _ features: TerminalFeatures) {
    if features.colors == .truecolor && features.showsUnicode { return nil }
    width = size.width
    showsUnicode = features.showsUnicode
    quantizer = ColorQuantizer(features.colors)
    let ground = Cell.blank(.terminal)
    source = Store(repeating: ground, count: size.width * size.height)
    translated = Store(repeating: ground, count: size.width * size.height)
  }

  /// The converted cells, valid until the next call.
  mutating func translate(_ cells: UnsafePointer<Cell>) -> UnsafePointer<Cell> {
    let rowBytes = width * MemoryLayout<Cell>.stride
    for start in stride(from: 0, to: source.capacity, by: max(1, width)) {
      if memcmp(cells + start, source.base + start, rowBytes) == 0 { continue }
      memcpy(source.base + start, cells + start, rowBytes)
      for index in start..<start + width {
        let cell = translate(cells[index])
        translated[index] = cell
      }
    }
    return UnsafePointer(translated.base)
  }

  private mutating func translate(_ cell: Cell) -> Cell {
    let (foreground, background) = quantizer.nearest(cell.foreground, on: cell.background)
    let isShown = showsUnicode || cell.glyph.rawValue < 127 && cell.glyph != .rightHalf
    let glyph = isShown ? cell.glyph : cell.width == 0 ? .blank : GlyphID(rawValue: 0x3F)
    return Cell(
      glyph, foreground: foreground, background: background,
      attributes: quantizer.kept(cell.attributes, foreground, on: background), width: isShown ? cell.width : 1
    )
  }
}
