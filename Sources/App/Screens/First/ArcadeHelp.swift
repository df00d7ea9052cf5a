import Engine
import Interface

/// The help of the landing screen and of the settings.
enum ArcadeHelp {
  static let settings = HelpScene(
    "Settings",
    [
      "Everything you can choose, on four pages. A change takes effect at once, on every screen.",
      "Learning says which deck Today and the games use, Minutes how long a day takes. Remember says how sure you are of a word when it comes back: the surer, the more reviews.",
      "Once stroke order counts, Today also asks you to draw characters. With Listening it says words and asks what they mean; that needs Sound and a voice: espeak-ng, or your own recordings. Turning something off keeps its progress.",
    ],
    keys: [
      "Up and down choose a row. Enter or right goes to its next value, left to the one before; a click chooses a value. Tab, or a click on a title, turns the page.",
      "Enter on Theme shows every theme before you choose one.",
      "Type your name: Enter or a click elsewhere keeps it, Esc leaves it as it was.", "Esc goes back.",
    ])

  static let themes = HelpScene(
    "Theme",
    [
      "The screen takes the colours of the line that you are on, so that you see what you choose.",
      "Automatic is light on a light terminal and dark on a dark one, or on one that doesn't tell its colours.",
      "Terminal's own keeps your terminal's background and text, be it white, dark or transparent. If its colours are too close to read by, or it doesn't tell them, you get the dark theme.",
    ],
    keys: ["Up and down show a theme. Enter keeps it.", "Esc goes back to the one you had."])

  static let avatars = HelpScene(
    "Avatar",
    ["A figure or a letter that stands beside your name, and on the screens of Stages."],
    keys: [
      "Arrow keys choose, Enter or a click keeps it.",
      "On A letter press Enter, type any character you like, and press Enter again.", "Esc goes back.",
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
          "Arrow keys move, Enter or space acts.",
          "On the first screen r asks only reviews, l brings new words (five more if none are left), / looks up a word, c switches to another deck or language for Today and the games. On a game w chooses other words for this one game.",
          "Esc or p pauses a game and goes back in menus.",
          "? is help, wherever you are. q leaves. F3 shows how hard the computer works.",
          Text(
            "On words and answers a letter always means the same: "
              + SharedKey.allCases.map { "\($0.rawValue) \($0.meaning.string)" }.joined(separator: ", ") + "."
          ),
          "You can do everything with the mouse alone; the keys in the last line can be clicked, too.",
        ]),
      .init(
        "Your best run",
        [
          "It races along as a ghost: above your score you see how many points and right answers it had by now, "
            + "and how far you are ahead (+) or behind (-). It is the same game with the same deck, question "
            + "and time, but its words may differ. You can turn it off in Settings."
        ]),
      .init(
        "Your own words",
        [
          "In Words you can add a word, and a file that you drop on the window becomes a deck. "
            + "babble decks import FILE takes words as JSON, CSV, TSV or Anki's text export. A table needs a first "
            + "line that names its columns, such as term and meaning, unless it has only those two."
        ]),
      .init(
        "At your own pace",
        [
          "In Settings you can turn off the clock, allow yourself more time, and do without motion. Every game pauses "
            + "when the window changes or loses the focus, and that costs nothing."
        ]),
    ])
}
