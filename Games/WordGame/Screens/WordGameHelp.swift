import Interface

/// What ? explains around a game.
enum WordGameHelp {
  static let hint = HelpScene(
    "Your hint",
    ["A few words of your own that hold this one in memory. They stand on its card from now on."],
    keys: [
      "Enter or a click beside the line keeps what you typed, Esc leaves the hint as it was.",
      "Ctrl-U empties the line. An empty hint is none.",
    ])
}
