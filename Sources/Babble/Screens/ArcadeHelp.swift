import Engine
import Interface

/// The help of the landing screen, and of the settings.
enum ArcadeHelp {
  static let settings = HelpScene(
    "Settings",
    [
      "All that you can choose. A change takes effect at once, on every screen.",
      "Clock and Time are for games. Learning, New words a day and the like are for Today.",
    ],
    keys: [
      "Up and down choose a row. Enter or right goes to its next value, left to the one before.",
      "Type your name: Enter or a click elsewhere keeps it, Esc leaves it as it was.", "Esc goes back.",
    ])

  static let scene = HelpScene(
    "babble",
    [
      .init(
        "What it is",
        [
          "A small arcade for learning words. Choose a deck, choose a game, play. Words that you miss come "
            + "back sooner; at most five new ones come in a round, and you see them before you are asked."
        ]),
      .init(
        "Keys",
        [
          "Arrow keys or hjkl move, Enter or space acts.", "Esc or p pauses a game and goes back in menus.",
          "? is help, wherever you are. q leaves. F3 shows how hard the machine works.",
          "Everything can be done with the mouse alone; the foot can be clicked, too.",
        ]),
      .init(
        "Your best run",
        [
          "It races along as a ghost: above your score you see the points and right answers that it had after the same "
            + "time, and how far you are ahead (+) or behind (-). It is the same game with the same deck, question "
            + "and time, but its words may differ. You can turn it off in Settings."
        ]),
      .init(
        "Your own words",
        [
          "In Words, Add a word takes one, and a file that you drop on the window becomes a deck. "
            + "babble decks import FILE takes words as JSON, CSV, TSV or Anki's text export. A table needs a first "
            + "line that names its columns, as in term and meaning; where there are but two, it needs none."
        ]),
      .init(
        "At your own pace",
        [
          "In Settings you can turn off the clock, allow yourself more time, and do without motion. Every game pauses "
            + "when the window changes or loses the focus, and that costs nothing."
        ]),
    ])
}
