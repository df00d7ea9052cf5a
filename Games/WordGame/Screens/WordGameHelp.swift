import Interface

/// What ? explains around a game.
enum WordGameHelp {
  static let results = HelpScene(
    "The end of a game",
    [
      "What the game came to, and what could follow. Words that you missed stand beside the choices.",
      "The score counts by itself; a best one is kept for each game and deck.",
    ],
    keys: [
      "Up and down choose, Enter goes there.", "q or Esc goes back to the menu.",
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
