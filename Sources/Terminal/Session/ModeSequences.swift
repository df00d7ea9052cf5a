/// What is written to take a terminal and to give it back.
struct ModeSequences: Hashable, Sendable {
  /// Takes it: another screen, no cursor, mouse, focus, paste.
  var enter: [UInt8]
  /// Undoes all that was ever written, whether it was or not.
  var restore: [UInt8]
  /// Asks what the terminal can do; its answer to the last one, DA1, comes after all others. Empty where
  /// nothing may be asked.
  var queries: [UInt8]

  /// Kitty's keyboard protocol: unambiguous keys, and which key it is in a Latin layout. Not when keys come up:
  /// kitty 0.26 then sends Enter and Tab a second time, as if they were pressed again.
  static let pushKeyboard = bytes("\u{1B}[>5u")
  /// The same in place of what was pushed before.
  static let setKeyboard = bytes("\u{1B}[=5u")

  /// The mouse in pixels. The question behind it is answered after the last report in cells and before the first one
  /// in pixels, which looks the same.
  static let finePointer = bytes("\u{1B}[?1016h" + finePointerQuestion)
  /// The mouse in cells again: in xterm and kitty each encoding ends the one before, and the end of one is none. The
  /// question is answered between the reports of the two kinds, too.
  static let coarsePointer = bytes("\u{1B}[?1016l\u{1B}[?1006h" + finePointerQuestion)
  /// How many pixels a cell has.
  static let cellSizeQuestion = bytes("\u{1B}[16t")
  private static let finePointerQuestion = "\u{1B}[?1016$p"

  private static let mouseOn = "\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"
  // The encodings go after the reports, so that no report comes in an older one.
  private static let quietText =
    "\u{1B}[?2026l" + [1003, 1002, 1000, 1006, 1016, 1005, 1004, 2004].reduce("") { $0 + "\u{1B}[?\($1)l" }
    + "\u{1B}[<u"
  private static let plain = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h"

  // A mode is asked for before the first frame, which covers what an old terminal shows of the question.
  private static let features =
    "\u{1B}[>q\u{1B}[?2026$p" + finePointerQuestion + "\u{1B}[5n\u{1B}[?u\u{1B}[c"
  /// Text, ground and the last of 256 colours; then a colour of 24 bits, set as frames do, and what has become of it.
  private static let colors =
    "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}]4;255;?\u{1B}\\"
    + "\u{1B}[38;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"

  /// Nobody is asked for colours who wants none. Nor is GNU screen: it hands such questions on to the terminal around it,
  /// of which the answer then tells.
  static var withoutColors: ModeSequences {
    var modes = xterm
    modes.queries = bytes(features)
    return modes
  }

  /// For xterm and all that speak its language.
  static let xterm = ModeSequences(
    enter: bytes("\u{1B}[?1049h\u{1B}[?25l" + mouseOn),
    // Some terminals save the cursor's visibility with the screen: it is shown once more on the usual one.
    restore: bytes(quietText + plain + "\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1l\u{1B}>"),
    queries: bytes(colors + features))

  /// For the console of the Linux kernel, which has one screen and shows what it doesn't know.
  static let linux = ModeSequences(
    enter: bytes("\u{1B}[?25l"), restore: bytes(plain + "\u{1B}[H\u{1B}[J\u{1B}[?1l\u{1B}>"),
    queries: [])

  /// For any other terminal, from its own description: `string` gives the capability of a terminfo name.
  static func described(by string: (String) -> [UInt8]?) -> ModeSequences {
    let hasMouse = string("kmous") != nil
    let enter = ["smcup", "smkx", "civis"].flatMap { withoutPadding(string($0) ?? []) }
    return ModeSequences(
      enter: enter + (hasMouse ? bytes(mouseOn) : []), restore: hasMouse ? bytes(quietText) : [], queries: []
    ).undoing(string)
  }

  /// Undoes what ncurses writes by itself, too.
  func undoing(_ string: (String) -> [UInt8]?) -> ModeSequences {
    let names = ["sgr0", "rmkx", "cnorm", string("rmcup") == nil ? "clear" : "rmcup"]
    var result = self
    result.restore += names.flatMap { Self.withoutPadding(string($0) ?? []) }
    return result
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Without `$<50>` and the like, pauses that only terminals on slow lines need.
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
