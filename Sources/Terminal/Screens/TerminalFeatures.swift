/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Attributes only.
  case none
  /// The 16 palette colours.
  case palette16
  /// The 16, a cube of 216 and 24 greys.
  case palette256
  /// 24 bits.
  case truecolor

  /// Fewer colours come first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What `AnsiScreen` may use beyond what every terminal of xterm's family understands.
public struct TerminalFeatures: Hashable, Sendable {
  /// Colours.
  public var colors: ColorDepth
  /// REP, `CSI n b`, repeats the last character: xterm, kitty, tmux, foot and alacritty have it; the linux
  /// console and screen may not.
  public var repeatsCharacters: Bool
  /// Erasing, inserting and deleting fill with the background of the pen (terminfo's `bce`). screen fills with
  /// its own.
  public var erasesWithBackground: Bool
  /// ICH and DCH, `CSI n @` and `CSI n P`, move the rest of a row.
  public var shiftsRows: Bool
  /// Mode 2026 shows a frame at once; only where the terminal said that it has it.
  public var synchronizesUpdates: Bool
  /// Characters beyond ASCII can be shown.
  public var showsUnicode: Bool

  /// A modern terminal of xterm's family, unless told otherwise.
  public init(
    colors: ColorDepth = .truecolor, repeatsCharacters: Bool = true, erasesWithBackground: Bool = true,
    shiftsRows: Bool = true, synchronizesUpdates: Bool = false, showsUnicode: Bool = true
  ) {
    self.colors = colors
    self.repeatsCharacters = repeatsCharacters
    self.erasesWithBackground = erasesWithBackground
    self.shiftsRows = shiftsRows
    self.synchronizesUpdates = synchronizesUpdates
    self.showsUnicode = showsUnicode
  }
}
