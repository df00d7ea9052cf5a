import Engine
import Interface
import Learning

/// How words are read and scored, in the words of the help screen.
enum PracticeHelp {
  static let short: [Text] = [
    "A word in its script or in Latin letters, and four answers: one says the same, three are gibberish that only "
      + "looks possible.",
    "Read it, and take the right one by its number, by arrow keys and Enter, or with a click. A word that you "
      + "missed comes again at the end.",
  ]

  static let scene = HelpScene(
    "Practice",
    [
      .init("How it goes", short),
      .init(
        "Which words come",
        [
          """
          It opens when all letters of the alphabet are learned. Short words come first; the more points your \
          letters have, the longer ones there are. Each answer counts for every letter of its word.
          """
        ]),
      .init(
        "Score",
        [
          """
          A right answer brings a point for each letter of the word, what is one letter in Latin and several in \
          its script, or the reverse, being one. Right answers in a row add +1, +2, and so on up to \
          +\(PracticeScore.mostForRow). A word that you missed in this game: \(PracticeScore.again).
          """
        ]),
    ])
}
