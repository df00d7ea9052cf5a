import Engine
import Interface

/// What F1 and ? explain in a session.
enum QuestionHelp {
  /// A question with four answers of a kit or a workout.
  static let kit = HelpScene(
    "A question",
    [
      .init(
        "How it goes",
        [
          "A sentence with a gap, or what a word means: choose the answer that fits, by its number, by the arrow keys and Enter, or by a click.",
          "There is no clock: take your time. Ctrl-G gives up and shows the answer.",
        ]),
      afterwards,
    ])

  private static let afterwards = HelpScene.Section(
    "Afterwards",
    [
      "u takes the answer back, as if you had never given it. Where yours is right as well, a counts it now and from now on. e writes a hint of your own on the card."
    ])

  static let scene = HelpScene(
    "A question",
    [
      .init(
        "How it goes",
        [
          "You see a word, and type what is asked for below it. Then you see the answer, and go on when you like.",
          "A typing slip is forgiven and shown; so are missing accents, but then the word comes back sooner. If you type another form of the right word, you get a second try.",
          "There is no clock: take your time.",
        ]),
      .init(
        "Typing",
        [
          "Accents come from the mark typed after the letter: a and ' are á, n and ~ are ñ. Pinyin takes numbers, as in ni3, and Japanese is typed in Latin letters.",
          "Ctrl-P opens letters to pick, those that a keyboard may lack first: arrow keys and Enter take one, or a click. Ctrl-U empties the line. Ctrl-G gives up and shows the answer.",
        ]),
      afterwards,
    ])
}

extension QuestionScene {
  /// What is explained here.
  var help: HelpScene {
    if case .stage(let part) = purpose, !part.isTyped { QuestionHelp.kit } else { QuestionHelp.scene }
  }
}
