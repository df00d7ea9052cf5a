/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// None: only bold, reverse and the like.
  case none
  /// The 16 of the palette.
  case sixteen
  /// The 256 of xterm's palette.
  case palette
  /// 24 bits.
  case truecolor

  /// Fewer colours are less.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The two ways to the screen.
public enum Renderer: String, Hashable, Sendable, CaseIterable {
  /// Our own encoder, for every terminal that speaks xterm's language.
  case ansi
  /// ncurses, for all the rest of terminfo.
  case curses
}

/// What the command line asks for; nil where the terminal decides.
public struct TerminalWishes: Hashable, Sendable {
  /// Which way to the screen.
  public var renderer: Renderer?
  /// How many colours.
  public var colors: ColorDepth?

  /// Wishes; none if nothing is said.
  public init(renderer: Renderer? = nil, colors: ColorDepth? = nil) {
    self.renderer = renderer
    self.colors = colors
  }
}
