import Engine
import Interface

/// The help of the landing screen and of the settings.
enum ArcadeHelp {
  static let settings = HelpScene(
    "Settings", "Everything you can choose, on four pages. A change takes effect at once, on every screen.",
    keys: [
      ("↑↓", "choose a setting"),
      ("→ Enter", "its next value; Theme, Avatar and Learning have screens of their own"),
      ("←", "the value before"),
      ("mouse", "click a value, or the title of a page"),
      ("Tab", "next page"),
      ("Esc", "back; while you type your name, leave it as it was"),
    ],
    [
      .init(
        "What they need",
        rows: [
          ("Listening", "Sound, and a voice: espeak-ng, or your own recordings"),
          ("Stroke order", "Today then also asks you to draw characters"),
          ("Remember", "the surer you want to be, the more reviews"),
        ])
    ])

  static let themes = HelpScene(
    "Theme", "The screen takes the colours of the line that you are on.",
    keys: [("↑↓", "show a theme"), ("Enter", "save it"), ("Esc", "the one you had")],
    [
      .init(
        "If the terminal doesn't tell its colours",
        rows: [
          ("automatic", "is dark"),
          ("terminal's own", "is dark; also if its colours are too close to read"),
        ])
    ])

  static let avatars = HelpScene(
    "Avatar", "A figure or a letter that stands beside your name, and on the screens of Stages.",
    keys: [
      ("←↑↓→", "choose"),
      ("Enter", "save"),
      ("a letter", "type the one that you want to be"),
      ("Esc", "back"),
    ])

  static let scene = HelpScene(
    "babble",
    "A small arcade for learning words: choose a deck, choose a game, play. What you miss comes back sooner.",
    keys: [
      ("←↑↓→", "choose"),
      ("Enter", "open"),
      ("r", "only reviews"),
      ("l", "only new words; five more if none are left"),
      ("w", "on a game: other words for this one game"),
      ("/", "look up a word"),
      ("c", "switch to another deck or language"),
      ("q", "quit"),
    ],
    [
      .init(
        "On every screen",
        rows: [
          ("? F1", "help; only F1 while you type"),
          ("Esc", "back; in a game, pause"),
          ("mouse", "does everything; the keys in the last line can be clicked, too"),
          ("F3", "show performance"), ("F4", "sound: full, soft, off"),
        ]),
      .init(
        "On words and answers", rows: SharedKey.allCases.map { (Text(String($0.rawValue)), $0.meaning) }),
      .init(
        "Your best run",
        """
        It races along as a ghost: above your score you see how far you are ahead (+) or behind (-). Settings turns it \
        off, and the clock and motion, too.
        """),
    ])
}
