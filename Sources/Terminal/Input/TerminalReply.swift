import Engine

/// The terminal's answer to a query of ours. It arrives among the input but is never a key.
package enum TerminalReply: Hashable, Sendable {
  /// DA1, the answer to `CSI c`: the terminal's features. It comes after the answers to all earlier queries.
  case deviceAttributes([Int])
  /// DECRQM: the state of a private mode: 0 unknown, 1 set, 2 reset, 3 permanently set, 4 permanently reset.
  case mode(Int, state: Int)
  /// The terminal has the kitty keyboard protocol, with these flags set.
  case keyboardFlags(Int)
  /// DSR 6. In columns 2 to 16 of the first row it looks like F3 with modifiers and is taken for that: ask
  /// with `CSI ? 6 n`, or in another row.
  case cursorPosition(Point)
  /// DSR 5: the terminal has processed everything before.
  case ready
  /// XTWINOPS 16: a cell's width and height in pixels.
  case cellSize(Size)
  /// XTVERSION: the terminal's name and version, printable ASCII.
  case version(String)
  /// OSC 11: the default background.
  case ground(Color)
  /// OSC 10: the default foreground.
  case text(Color)
  /// OSC 4: the palette has a colour of this number.
  case palette(Int)
  /// DECRQSS: the terminal keeps 24-bit colours unchanged.
  case directColor
}
