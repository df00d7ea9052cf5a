import Engine
import Interface

/// The help of the landing screen, and of the settings.
enum ArcadeHelp {
  static let settings = HelpScene(
    "Settings",
    [
      "Everything that you can choose. Each change holds at once, and on every screen.",
      "Clock and Time are for games. Learning says which deck Today teaches, Minutes how long a day takes.",
    ],
    keys: [
      "Up and down choose a row. Enter or right takes its next value, left the one before.",
      "Enter on Theme shows every theme before you choose one.",
      "The name is typed: Enter or a click beside it keeps it, Esc leaves it as it was.", "Esc goes back.",
    ])

  static let themes = HelpScene(
    "Theme",
    [
      "The screen takes the colours of the line that you are on, so that you see what you choose.",
      "As the terminal keeps the ground and the text of your terminal, white or dark, also where it is transparent. Where nothing could be read on that ground, or the terminal doesn't tell its colours, you get the dark theme.",
    ],
    keys: ["Up and down show a theme. Enter keeps it.", "Esc goes back to the one you had."])

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
          "Arrow keys or hjkl move, Enter or space acts.",
          "On the first screen r asks what is due alone, l shows new words alone, / finds decks by name and language, x writes your deck to a file, d chooses another.",
          "Esc or p pauses a game and goes back in menus.",
          "? explains wherever you are. q leaves. F3 shows what the machine does.",
          "Everything can be done with the mouse alone; the foot can be clicked, too.",
        ]),
      .init(
        "Your best run",
        [
          "It races along as a ghost: over the score stand the points and right answers that it had after the same "
            + "time of play, and by how much you are ahead (+) or behind (-). It is of the same game, deck, question "
            + "and time; its words may be others. Settings turns it off."
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
          "Settings turns the clock off, gives more time, and replaces motion by its end. Every game pauses "
            + "when the window changes or loses the focus, and that costs nothing."
        ]),
    ])
}
