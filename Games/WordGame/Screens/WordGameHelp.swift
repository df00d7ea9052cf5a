import Interface

/// What ? explains around a game.
enum WordGameHelp {
  static let hint = HelpScene(
    "Your hint",
    ["A few words of your own that help you remember this one. You see them on its card from now on."],
    keys: [
      "Enter or a click beside the line keeps what you typed, Esc leaves the hint as it was.",
      "Ctrl-U clears the line. An empty line removes the hint.",
    ])
}
