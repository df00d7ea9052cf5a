import CNCurses
import Engine
import Glibc

/// A cell's grapheme as ncurses takes it: a scalar with width and the marks on it, ended by 0.
///
/// Sequences on whose width terminals disagree are shown by their first scalar alone, so that all cells
/// around them are exact.
enum CursesGlyph {
  /// What stands for a grapheme that cannot be shown.
  private static let replacement = wchar_t(UInt8(ascii: "?"))

  static func text(_ cell: Cell, _ graphemes: GraphemeTable, showsUnicode: Bool) -> [wchar_t] {
    guard let index = cell.glyph.clusterIndex else {
      return [checked(wchar_t(cell.glyph.rawValue), cell, showsUnicode), 0]
    }
    let entry = graphemes[index]
    let scalars = entry.string.unicodeScalars.map { wchar_t($0.value) }
    guard let base = scalars.first else { return [replacement, 0] }
    let first = checked(base, cell, showsUnicode)
    if first == replacement || entry.isRisky { return [first, 0] }
    let marks = scalars.dropFirst().filter { curses_width($0) == 0 }.prefix(Int(CCHARW_MAX) - 1)
    return [first] + marks + [0]
  }

  /// The scalar, if ncurses gives it no more columns than the cell has.
  private static func checked(_ scalar: wchar_t, _ cell: Cell, _ showsUnicode: Bool) -> wchar_t {
    if scalar > 126 && !showsUnicode { return replacement }
    let width = curses_width(scalar)
    return width > 0 && width <= Int32(cell.width) ? scalar : replacement
  }
}
