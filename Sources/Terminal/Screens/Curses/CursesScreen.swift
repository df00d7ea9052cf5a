import CNCurses
import Engine
import Glibc

/// A screen for every terminal that terminfo knows, drawn by ncursesw.
///
/// ncurses only draws: our own decoder reads keys, and the session handles signals and restores modes.
/// Unchanged cells aren't passed to ncurses, which is slow with them. A process can use only one such screen
/// at a time, since ncurses has global variables for sizes.
package final class CursesScreen: Screen {
  private let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  private var colors: CursesColors
  private let showsUnicode: Bool
  private let full: FullBlock
  private var size = Size(0, 0)
  private var shown: ContiguousArray<Cell> = []
  private var shownGraphemes: GraphemeTable?
  private var isValid = false
  private var turns = RowTurns(rows: 0)
  /// The estimated output, and how much of it `drainByteCount` has returned.
  private var bytes = CursesBytes()
  private var takenBytes = 0

  /// Starts ncurses for a terminal type, such as `linux`, on two descriptors, which it doesn't own.
  ///
  /// Throws `unusableTerminal` if terminfo doesn't know the type or ncurses rejects it.
  package init(
    terminal: String, input: Int32, output: Int32, colors limit: ColorDepth = .palette256
  ) throws(ScreenError) {
    let start = try CursesLock.hold { () throws(ScreenError) in
      try CursesStart(terminal: terminal, input: input, output: output, limit: limit)
    }
    screen = start.screen
    files = start.files
    colors = start.colors
    showsUnicode = start.showsUnicode
    full = start.full
  }

  // No delscreen: in ncurses 6.4 it also frees the windows of every other screen of the process.
  deinit {
    for file in files { fclose(file) }
  }

  /// As in `Screen`, but shows everything, not just a part, if it doesn't know what the terminal shows.
  @discardableResult
  package func present(_ canvas: Canvas, _ part: FramePart? = nil) throws(ScreenError) -> Bool {
    try CursesLock.hold { () throws(ScreenError) in try draw(canvas, part) }
  }

  func invalidate() {
    isValid = false
  }

  /// Returns the approximate number of bytes that ncurses has written since the last call.
  func drainByteCount() -> Int {
    defer { takenBytes = bytes.count }
    return bytes.count - takenBytes
  }

  private func draw(_ canvas: Canvas, _ part: FramePart?) throws(ScreenError) -> Bool {
    set_term(screen)
    let isKnown = shownGraphemes.map(canvas.graphemes.extends) ?? false
    let isWhole = !isValid || !isKnown || canvas.size != size
    let isResized = canvas.size != size
    if isResized { resize_term(Int32(canvas.size.height), Int32(canvas.size.width)) }
    if isWhole { clearok(curses_shown(), true) }
    size = canvas.size
    let isComplete = isWhole ? putAll(canvas) : putChanges(canvas, part)
    shownGraphemes = canvas.graphemes
    isValid = true
    guard wrefresh(curses_window()) == OK else {
      isValid = false
      throw .writeFailed(EIO)
    }
    // Some terminals don't delete characters in rows that can't scroll.
    if isResized, let writer = files.last { curses_scroll_all(writer, Int32(size.height)) }
    return isComplete
  }

  private func putAll(_ canvas: Canvas) -> Bool {
    for y in 0..<size.height { put(canvas, row: y, isWhole: true) }
    shown = canvas.cells
    turns = RowTurns(rows: size.height)
    return true
  }

  private func putChanges(_ canvas: Canvas, _ part: FramePart?) -> Bool {
    let isComplete = putRows(canvas, part)
    guard colors.pairs.isFull else { return isComplete }
    colors.removeAll()
    return putAll(canvas)
  }

  private func putRows(_ canvas: Canvas, _ part: FramePart?) -> Bool {
    guard let part else {
      for y in 0..<size.height { put(canvas, row: y) }
      shown = canvas.cells
      return true
    }
    let end = bytes.count + part.bytes
    for y in turns.order(first: part.first) {
      if bytes.count >= end { return false }
      put(canvas, row: y)
      let row = y * size.width..<(y + 1) * size.width
      shown.replaceSubrange(row, with: canvas.cells[row])
      turns.note(y)
    }
    return true
  }

  private func put(_ canvas: Canvas, row y: Int, isWhole: Bool = false) {
    var index = y * size.width
    for x in 0..<size.width {
      let cell = canvas.cells[index]
      if cell.width > 0, isWhole || cell != shown[index] { put(cell, canvas.graphemes, x, y) }
      index += 1
    }
  }

  private func put(_ cell: Cell, _ graphemes: GraphemeTable, _ x: Int, _ y: Int) {
    let cell = full.written(cell)
    let (attributes, pair) = colors.look(of: cell)
    let text = CursesGlyph.text(cell, graphemes, showsUnicode: showsUnicode)
    bytes.note(UInt32(bitPattern: text[0]), width: Int(cell.width), x, y, attributes, pair)
    if cell.width == 2, curses_width(text[0]) == 1 { putBlank(x + 1, y, attributes, pair) }
    _ = curses_put(Int32(y), Int32(x), text, attributes, pair)
  }

  private func putBlank(_ x: Int, _ y: Int, _ attributes: UInt32, _ pair: Int32) {
    _ = curses_put(Int32(y), Int32(x), [wchar_t(0x20), 0], attributes, pair)
  }
}

/// Converts a cell's grapheme for ncurses: a spacing scalar, its marks, and 0 at the end.
///
/// Of sequences on whose width terminals disagree only the first scalar is shown, so that the cells around
/// them are right.
private enum CursesGlyph {
  /// Stands for graphemes that can't be shown.
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

  /// The scalar, or the replacement if ncurses gives it more columns than the cell has.
  private static func checked(_ scalar: wchar_t, _ cell: Cell, _ showsUnicode: Bool) -> wchar_t {
    if scalar > 126 && !showsUnicode { return replacement }
    let width = curses_width(scalar)
    return width > 0 && width <= Int32(cell.width) ? scalar : replacement
  }
}

/// Estimates how many bytes ncurses writes for the cells it is given, since it doesn't say.
private struct CursesBytes {
  /// The bytes of a cursor jump, and of a change of colours or attributes.
  private static let (jump, change) = (7, 14)

  /// The bytes of all cells so far.
  private(set) var count = 0
  private var x = -1
  private var y = -1
  private var attributes: UInt32 = 0
  private var pair: Int32 = 0

  /// Adds a cell.
  mutating func note(_ scalar: UInt32, width: Int, _ x: Int, _ y: Int, _ attributes: UInt32, _ pair: Int32) {
    if (x, y) != (self.x, self.y) { count += Self.jump }
    if (attributes, pair) != (self.attributes, self.pair) { count += Self.change }
    count += UTF8Length.of(scalar)
    (self.x, self.y) = (x + width, y)
    (self.attributes, self.pair) = (attributes, pair)
  }
}
