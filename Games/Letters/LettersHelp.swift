import Engine
import Interface
import Learning

/// How letters are learned and scored, in the words of the help screen.
enum LettersHelp {
  static let short: [Text] = [
    "One letter, or its sound, and four answers. Take the right one by its number, by arrow keys and Enter, or "
      + "with a click.",
    "A letter that you have never met shows its card first, and one that you missed shows it again.",
  ]

  static let scene = HelpScene(
    "Letters",
    [
      .init("How it goes", short),
      .init(
        "Which letter comes",
        [
          """
          A few letters at a time. What you missed comes back soon, together with what you took it for; what you \
          hold comes now and then. A letter is learned after \(MemoryModel.heldStreak) right answers in a row; the \
          one right after its card doesn't count.
          """,
          "Upper and lower case stand on one card and are asked each for itself. With all learned, Practice opens.",
        ]),
      .init(
        "Score",
        [
          """
          A right answer brings a point, and one more for each right answer in a row that the letter had before: \
          +1, +2, and so on up to +\(LettersScore.most). A wrong one costs none, but the letter's row begins anew.
          """
        ]),
      .init(
        "Latin letters",
        ["Where several ways to write a deck in Latin letters are in use, Settings has them."]),
    ])
}
