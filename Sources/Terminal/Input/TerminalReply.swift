import Engine

/// What the terminal answered to a query of ours. It arrives between the keys and is never one of them.
package enum TerminalReply: Hashable, Sendable {
  /// DA1: the features that the terminal names; it answers this to `CSI c` after all queries before it.
  case deviceAttributes([Int])
  /// DECRQM: how a private mode stands. 0 unknown, 1 set, 2 reset, 3 and 4 fixed so.
  case mode(Int, state: Int)
  /// The kitty keyboard protocol is known, with these flags set.
  case keyboardFlags(Int)
  /// DSR 6. On the first row the columns 2 to 16 look like F3 with modifiers, and are taken for it: ask with
  /// `CSI ? 6 n`, or ask from another row.
  case cursorPosition(Point)
  /// DSR 5: the terminal has worked through everything before.
  case ready
  /// XTWINOPS 16: a cell's width and height in pixels.
  case cellSize(Size)
  /// XTVERSION: the terminal's name and version, printable ASCII.
  case version(String)
  /// OSC 11: the colour behind its text.
  case ground(Color)
  /// OSC 10: the colour of its text.
  case text(Color)
  /// OSC 4: it has a colour of this number in its palette.
  case palette(Int)
  /// DECRQSS: it keeps colours of 24 bits as they were set.
  case directColor
}

/// One thing that was read from the terminal.
package enum DecodedInput: Hashable, Sendable {
  /// For the scene.
  case event(InputEvent)
  /// For whoever asked.
  case reply(TerminalReply)
}
