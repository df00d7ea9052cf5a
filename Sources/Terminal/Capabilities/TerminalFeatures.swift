/// Features that `AnsiScreen` may use, beyond those of every xterm-like terminal.
package struct TerminalFeatures: Hashable, Sendable {
  var colors: ColorDepth
  package var repetition: Repetition
  /// Erasing, inserting and deleting fill with the current background (terminfo's `bce`). screen fills with
  /// its default one.
  var erasesWithBackground: Bool
  /// ICH and DCH (`CSI n @` and `CSI n P`) move the rest of a row.
  var shiftsRows: Bool
  /// Mode 2026 shows a frame at once. Used only if the terminal has reported the mode.
  var synchronizesUpdates: Bool
  /// Characters beyond ASCII can be shown.
  var showsUnicode: Bool
  /// A reversed blank is as bright as a full block. On the Linux console it is dimmer, and blocks have no
  /// seams.
  var fillsInReverse: Bool

  /// The defaults are those of a modern xterm-like terminal.
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
