import Interface

/// What ? explains around a game.
enum WordGameHelp {
  static let ending = HelpScene(
    "The end",
    [
      "What it came to, what you have learned, and which words are worth another look, with what you took them for.",
      "The best score is kept for each game and deck. The step that fits best is chosen already.",
    ],
    keys: [
      "Left and right choose, Enter goes there.",
      "Up, down and the wheel show more words where there are many.",
      "s keeps a picture of this screen, to show around. q or Esc goes back to the menu.",
    ])

  static let notice = HelpScene(
    "Nothing to play",
    ["This game has nothing to ask from this deck now. Another deck may have, and the menu has other games."],
    keys: ["Up and down choose, Enter goes there.", "q or Esc goes back to the menu."])

  static let hint = HelpScene(
    "Your hint",
    ["A few words of your own that hold this one in memory. They stand on its card from now on."],
    keys: [
      "Enter or a click beside the line keeps what you typed, Esc leaves the hint as it was.",
      "Ctrl-U empties the line. An empty hint is none.",
    ])
}
