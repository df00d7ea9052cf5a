import CNCurses
import Engine
import Glibc

/// A screen for every terminal that terminfo knows, drawn through ncursesw.
///
/// ncurses only draws: keys are read by our own decoder, signals are handled and modes are given back by the
/// session. Cells that have not changed are kept from ncurses, for which they are slow. A process can use only
/// one such screen at a time, since ncurses keeps sizes in globals.
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
  /// What has been written, and how much of that was told.
  private var bytes = CursesBytes()
  private var told = 0

  /// Starts ncurses for a terminal type, such as `linux`, on two descriptors that stay the caller's.
  ///
  /// Throws `unusableTerminal` where terminfo doesn't know the type or ncurses refuses it.
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

  // No delscreen: in ncurses 6.4 it takes the windows of every other screen of the process with it.
  deinit {
    for file in files { fclose(file) }
  }

  /// Makes the terminal show the canvas, or a part of what has changed; all of it where nothing is known of the terminal.
  @discardableResult
  package func present(_ canvas: Canvas, _ part: FramePart? = nil) throws(ScreenError) -> Bool {
    try CursesLock.hold { () throws(ScreenError) in try draw(canvas, part) }
  }

  /// Forgets what the terminal shows.
  package func invalidate() {
    isValid = false
  }

  /// About how many bytes ncurses has written since the last call.
  func takeBytes() -> Int {
    defer { told = bytes.count }
    return bytes.count - told
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
    // Some terminals delete no characters in rows that can't scroll.
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
