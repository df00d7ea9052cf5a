import Interface

/// Rows that the help of several games shares, and that of questions in Today.
package enum GameHelp {
  static let leaving: [HelpScene.Row] = [("p Esc", "pause"), ("q", "leave")]

  package static let choosing: [HelpScene.Row] = [
    ("1-4", "choose that answer, as a click does"),
    ("←↑↓→ Enter", "go to an answer, choose it"),
  ]

  package static let typing: [HelpScene.Row] = [
    ("Ctrl-P", "letters that your keyboard lacks"),
    ("Ctrl-U", "clear the line"),
  ]

  /// How to type what the keyboard lacks.
  package static let composing = HelpScene.Section(
    "To type",
    rows: [
      ("á ñ ü", "a' n~ u:"),
      ("nǐ", "ni3"),
      ("きょう", "kyou"),
    ])

  /// The keys of the drawing board.
  package static let drawing: [HelpScene.Row] = [
    ("mouse", "left button draws, right button removes a stroke"),
    ("←↑↓→ 1-9", "move the pen; 1-9 also diagonally, as on a keypad"),
    ("Space", "put the pen down, lift it"),
    ("u", "undo"),
    ("x", "clear the board"),
    ("g", "give up on the word"),
  ]

  static let combo: HelpScene.Row = (
    "combo", "×1 to ×\(Tally.highestCombo), multiplies points: up when you are right, down when you miss"
  )
}
