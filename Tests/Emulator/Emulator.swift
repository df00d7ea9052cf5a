import CVTerm

/// An independent terminal emulator, libvterm: takes a program's output and knows what a player would see.
///
/// It doesn't know dim, and counts the width of a sequence with VS16 or ZWJ scalar by scalar.
public final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private var unfinished: [UInt8] = []

  public fileprivate(set) var isCursorVisible = true
  public fileprivate(set) var isAlternateScreen = false
  /// The terminal's answers to all queries so far.
  public fileprivate(set) var replies: [UInt8] = []

  /// A terminal with this many columns and rows, in UTF-8.
  public init(_ width: Int, _ height: Int) {
    terminal = vterm_new(Int32(height), Int32(width))
    screen = vterm_obtain_screen(terminal)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = noteProperty
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    let me = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(screen, callbacks, me)
    vterm_output_set_callback(terminal, noteReply, me)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// Processes a program's output. A sequence or a character may be split between two calls.
  public func feed(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    // libvterm allocates four times its input on the stack.
    for start in stride(from: 0, to: bytes.count, by: 1 << 16) { write(bytes[start...].prefix(1 << 16)) }
  }

  /// libvterm can't handle a character that is split between two calls, so the first part waits for the
  /// second.
  private func write(_ bytes: some Sequence<UInt8>) {
    let bytes = unfinished + bytes
    let end = bytes.count - Self.unfinishedCount(bytes)
    unfinished = Array(bytes[end...])
    bytes[..<end].map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      _ = vterm_input_write(terminal, $0.baseAddress, $0.count)
    }
  }

  /// The number of bytes at the end that are the beginning of a UTF-8 character.
  private static func unfinishedCount(_ bytes: [UInt8]) -> Int {
    guard let lead = bytes.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : bytes[lead] >= 0xC0 ? 2 : 1
    return bytes.count - lead < length ? bytes.count - lead : 0
  }

  public func feed(_ text: String) {
    feed(text.utf8)
  }

  public func resize(_ width: Int, _ height: Int) {
    vterm_set_size(terminal, Int32(height), Int32(width))
  }

  public var width: Int { size.width }
  public var height: Int { size.height }

  private var size: (width: Int, height: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    vterm_get_size(terminal, &rows, &columns)
    return (Int(columns), Int(rows))
  }

  /// The place of the cursor; 0, 0 is the top left.
  public var cursor: (x: Int, y: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  public func cell(_ x: Int, _ y: Int) -> EmulatedCell {
    let cell = cvterm_cell(screen, Int32(y), Int32(x))
    var scalars = String.UnicodeScalarView()
    Self.append(cell, to: &scalars)
    let text = String(scalars)
    return EmulatedCell(
      text: text, width: text.isEmpty ? 0 : Int(cell.width), foreground: EmulatedColor(code: cell.foreground),
      background: EmulatedColor(code: cell.background), isBold: cell.bold, isItalic: cell.italic,
      isUnderlined: cell.underline, isReversed: cell.reverse, isStruckThrough: cell.strikethrough)
  }

  /// The text of all rows, without trailing blanks.
  public var rows: [String] {
    let size = size
    return (0..<size.height).map { text(ofRow: $0, size.width) }
  }

  /// A colour as 0xRRGGBB, according to this terminal's palette; nil for the terminal's own.
  public func rgb(_ color: EmulatedColor) -> UInt32? {
    switch color {
    case .terminal: nil
    case .palette(let index): cvterm_palette_rgb(vterm_obtain_state(terminal), Int32(index))
    case .rgb(let rgb): rgb
    }
  }

  private func text(ofRow row: Int, _ width: Int) -> String {
    let rect = VTermRect(start_row: Int32(row), end_row: Int32(row + 1), start_col: 0, end_col: Int32(width))
    // libvterm writes up to six bytes for what it takes for a character, and returns the length of all, even if cut.
    let most = width * Int(VTERM_MAX_CHARS_PER_CELL) * 6
    return String(unsafeUninitializedCapacity: most) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        var count = vterm_screen_get_text(screen, text.baseAddress, text.count, rect)
        while count > 0, text[count - 1] == 0x20 { count -= 1 }
        return count
      }
    }
  }

  private static func append(_ cell: CVTermCell, to text: inout String.UnicodeScalarView) {
    let first = cell.scalars.0
    // libvterm marks the right half of a wide glyph with a value that isn't a scalar.
    if first == UInt32.max { return }
    text.append(first == 0 ? " " : Unicode.Scalar(first) ?? " ")
    withUnsafeBytes(of: cell.scalars) { bytes in
      let marks = bytes.bindMemory(to: UInt32.self).dropFirst().prefix { $0 != 0 }
      text.append(contentsOf: marks.compactMap(Unicode.Scalar.init))
    }
  }
}

private func emulator(_ user: UnsafeMutableRawPointer?) -> Emulator? {
  user.map { Unmanaged<Emulator>.fromOpaque($0).takeUnretainedValue() }
}

private func noteProperty(
  _ property: VTermProp, _ value: UnsafeMutablePointer<VTermValue>?, _ user: UnsafeMutableRawPointer?
) -> Int32 {
  guard let value else { return 0 }
  switch property {
  case VTERM_PROP_CURSORVISIBLE: emulator(user)?.isCursorVisible = cvterm_value_bool(value)
  case VTERM_PROP_ALTSCREEN: emulator(user)?.isAlternateScreen = cvterm_value_bool(value)
  default: break
  }
  return 1
}

private func noteReply(_ bytes: UnsafePointer<CChar>?, _ count: Int, _ user: UnsafeMutableRawPointer?) {
  let reply = UnsafeRawBufferPointer(start: bytes, count: count)
  emulator(user)?.replies.append(contentsOf: reply)
}

/// A colour of the emulated terminal.
public enum EmulatedColor: Hashable, Sendable {
  /// The terminal's own.
  case terminal
  /// One of the palette's 256.
  case palette(Int)
  /// 0xRRGGBB.
  case rgb(UInt32)

  init(code: Int32) {
    self = code < 0 ? .terminal : code < 256 ? .palette(Int(code)) : .rgb(UInt32(code) & 0xFF_FFFF)
  }
}

/// A cell of the emulated terminal.
public struct EmulatedCell: Hashable, Sendable {
  /// The grapheme; a space if nothing was written, empty for the right half of a wide one.
  public var text: String
  /// The number of columns: 1, 2, or 0 for a right half.
  public var width: Int
  public var foreground: EmulatedColor
  public var background: EmulatedColor
  public var isBold: Bool
  public var isItalic: Bool
  public var isUnderlined: Bool
  /// Whether foreground and background are swapped.
  public var isReversed: Bool
  public var isStruckThrough: Bool
}
