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

/// Which characters a terminal repeats on REP, `CSI n b`.
package enum Repetition: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// None: the linux console, screen.
  case none
  /// Those of ASCII: tmux up to 3.4, which forgets any other.
  case ascii
  /// All: xterm, kitty, foot, alacritty and others.
  case all

  /// Fewer come first.
  package static func < (left: Repetition, right: Repetition) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The first scalar that REP is not used for. Windows Terminal repeats half of those beyond 16 bits.
  var end: UInt32 {
    switch self {
    case .none: 0
    case .ascii: 0x80
    case .all: 0x1_0000
    }
  }
}

/// What `AnsiScreen` may use beyond what every terminal of xterm's family understands.
package struct TerminalFeatures: Hashable, Sendable {
  /// Colours.
  package var colors: ColorDepth
  /// What REP repeats.
  package var repetition: Repetition
  /// Erasing, inserting and deleting fill with the background of the pen (terminfo's `bce`). screen fills with
  /// its own.
  package var erasesWithBackground: Bool
  /// ICH and DCH, `CSI n @` and `CSI n P`, move the rest of a row.
  package var shiftsRows: Bool
  /// Mode 2026 shows a frame at once; only where the terminal said that it has it.
  package var synchronizesUpdates: Bool
  /// Characters beyond ASCII can be shown.
  package var showsUnicode: Bool
  /// A blank in reverse is as bright as a full block. The linux console's is dimmer, and its blocks have no seams.
  package var fillsInReverse: Bool

  /// A modern terminal of xterm's family, unless told otherwise.
  package init(
    colors: ColorDepth = .truecolor, repetition: Repetition = .all, erasesWithBackground: Bool = true,
    shiftsRows: Bool = true, synchronizesUpdates: Bool = false, showsUnicode: Bool = true,
    fillsInReverse: Bool = true
  ) {
    self.colors = colors
    self.repetition = repetition
    self.erasesWithBackground = erasesWithBackground
    self.shiftsRows = shiftsRows
    self.synchronizesUpdates = synchronizesUpdates
    self.showsUnicode = showsUnicode
    self.fillsInReverse = fillsInReverse
  }
}
