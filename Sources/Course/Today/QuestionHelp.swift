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
      "u takes the answer back, as if you had never given it. Where yours is right as well, a counts it now and from now on. e writes a hint of your own on the card. s shows how the word is written, where Babble knows; left and right go stroke by stroke."
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
          "Type an accent after its letter: a and ' make á, n and ~ make ñ. Pinyin takes numbers, as in ni3, and Japanese is typed in Latin letters.",
          "Ctrl-P opens letters to pick, those that a keyboard may lack first: arrow keys and Enter take one, or a click. Ctrl-U empties the line. Ctrl-G gives up and shows the answer.",
        ]),
      .init(
        "Drawing",
        [
          "Characters and letters can be drawn: Ctrl-D, or d where you choose, opens a board. Hold the left button to draw; the right button takes a stroke away, u the newest one, x all; g gives up. Without a mouse, arrow keys move the pen, 1 to 9 move it aslant, and Space puts it down and lifts it.",
          "Enter goes on to the next character, and after the last one the word is read. If nothing here can read it, you say yourself whether it is right. Esc goes back to typing.",
          "In Settings you can have the board at once, and have the stroke order counted: then some questions ask for drawing, and what you can draw comes back less and less often.",
        ]),
      .init(
        "Listening",
        [
          "With Listening on in Settings a word you know is only said: Ctrl-R, or v where you choose, says it again. Give its meaning. A word that sounds the same is no mistake; you get a second try."
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
