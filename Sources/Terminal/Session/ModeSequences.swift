import System

/// The sequences that are written to take over a terminal and to restore it.
struct ModeSequences: Hashable, Sendable {
  /// Takes it over: alternate screen, hidden cursor, mouse, focus and paste reports. First switches off what a killed
  /// program may have left on.
  var enter: [UInt8]
  /// Undoes all that may have been written.
  var restore: [UInt8]
  /// Queries the terminal's features; the answer to the last one, DA1, comes after all others. Empty for
  /// terminals that must not be asked.
  var queries: [UInt8]

  /// The kitty keyboard protocol: unambiguous keys, and their names in a Latin layout. No releases: for those
  /// kitty 0.26 sends Enter and Tab a second time, as if they were pressed again. The alternate screen has a stack of
  /// its own, so it comes first.
  static let pushKeyboard = bytes("\u{1B}[>5u")

  /// Mouse reports in pixels. The query after it is answered between the last report in cells and the first
  /// one in pixels, which look the same.
  static let finePointer = bytes("\u{1B}[?1016h" + finePointerQuery)
  /// Mouse reports in cells again. The encoding for cells is set anew, since in xterm and kitty resetting the
  /// one for pixels leaves none. The query separates the reports here as well.
  static let coarsePointer = bytes("\u{1B}[?1016l\u{1B}[?1006h" + finePointerQuery)
  /// Asks for the size of a cell in pixels.
  static let cellSizeQuery = bytes("\u{1B}[16t")
  private static let finePointerQuery = "\u{1B}[?1016$p"

  // The encodings are reset after the reports, so that no report comes in an older encoding. Terminals keep eight
  // keyboard modes or more: all are dropped, since more than one program may have been killed.
  private static let quietText =
    "\u{1B}[?2026l" + [1003, 1002, 1000, 1006, 1016, 1005, 1004, 2004].reduce("") { $0 + "\u{1B}[?\($1)l" }
    + "\u{1B}[<9u"
  private static let mouseOn =
    quietText + "\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"
  private static let plain = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h"

  /// Shows a letter of two bytes and asks where the cursor is now, then erases the letter. Of ñ even terminals for
  /// Chinese make one column. It isn't shown in the first row, for which some answers look like F3.
  private static let letterTrial = bytes("\u{1B}7\r\u{1B}[B\u{F1}\u{1B}[6n\r\u{1B}[K\u{1B}8")

  // These are sent before the first frame, which covers whatever an old terminal shows of them.
  private static let features =
    "\u{1B}[>q\u{1B}[?2026$p" + finePointerQuery + "\u{1B}[5n\u{1B}[?u\u{1B}[c"
  /// Asks for the default foreground and background and the last of 256 colours. Then sets a 24-bit colour as
  /// frames do, and asks what has become of it.
  private static let colors =
    "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}]4;255;?\u{1B}\\"
    + "\u{1B}[38;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"

  /// For terminals that aren't asked for colours: if none are wanted, and GNU screen, which passes such
  /// queries on to the outer terminal, so that the answer is about that one.
  static var withoutColors: ModeSequences {
    var modes = xterm
    modes.queries = bytes(features)
    return modes
  }

  /// For xterm and all similar terminals.
  static let xterm = ModeSequences(
    enter: bytes("\u{1B}[?1049h\u{1B}[?25l" + mouseOn),
    // Some terminals save the cursor's visibility with the screen, so it is shown again on the main screen.
    restore: bytes(quietText + plain + "\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1l\u{1B}>"),
    queries: bytes(colors + features))

  /// For the Linux console, which has no alternate screen and prints sequences it doesn't know.
  static let linux = ModeSequences(
    enter: bytes("\u{1B}[?25l"), restore: bytes(plain + "\u{1B}[H\u{1B}[J\u{1B}[?1l\u{1B}>"),
    queries: [])

  /// Puts a text on the clipboard (OSC 52); empty for terminals that would print it.
  func copying(_ text: String) -> [UInt8] {
    if queries.isEmpty { return [] }
    return Self.bytes("\u{1B}]52;c;") + Base64.encoded(Array(text.utf8)) + Self.bytes("\u{1B}\\")
  }

  /// For any other terminal, from its terminfo entry: `string` returns the capability of a name.
  static func described(by string: (String) -> [UInt8]?) -> ModeSequences {
    let hasMouse = string("kmous") != nil
    let enter = ["smcup", "smkx", "civis"].flatMap { withoutPadding(string($0) ?? []) }
    return ModeSequences(
      enter: enter + (hasMouse ? bytes(mouseOn) : []), restore: hasMouse ? bytes(quietText) : [], queries: []
    ).undoing(string)
  }

  /// Also finds out whether the terminal reads UTF-8, if it may be asked anything.
  var tryingLetter: ModeSequences {
    var result = self
    if !queries.isEmpty { result.queries = Self.letterTrial + queries }
    return result
  }

  /// Also undoes what ncurses writes by itself.
  func undoing(_ string: (String) -> [UInt8]?) -> ModeSequences {
    let names = ["sgr0", "rmkx", "cnorm", string("rmcup") == nil ? "clear" : "rmcup"]
    var result = self
    result.restore += names.flatMap { Self.withoutPadding(string($0) ?? []) }
    return result
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Removes padding such as `$<50>`, pauses that only old hardware terminals need.
  private static func withoutPadding(_ string: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = string[...]
    while let byte = rest.popFirst() {
      let end = rest.first == UInt8(ascii: "<") ? rest.firstIndex(of: UInt8(ascii: ">")) : nil
      if byte == UInt8(ascii: "$"), let end {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
