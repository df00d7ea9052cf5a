import Engine
import Interface
import Learning

enum LettersHelp {
  static let short: [Text] = [
    "A letter or its sound: press the number of the right answer, or click it.",
    "New letters show their card first. Miss one, and you see its card again.",
  ]

  static let scene = HelpScene(
    "Letters",
    [
      .init("How to play", short),
      .init(
        "Which letter comes next",
        [
          """
          A few letters at a time. One that you missed comes back soon, beside the one you took it for; one that you \
          know comes now and then. A letter is learned after \(MemoryModel.heldStreak) right answers in a row, not \
          counting the one right after its card.
          """,
          "Capital and small letters share a card but are asked separately. Learn them all, and Practice opens.",
        ]),
      .init(
        "Score",
        [
          """
          A right answer is worth a point, and one more for each time in a row that you had this letter right before: \
          +1, +2, and so on up to +\(LettersScore.most). A wrong one costs nothing, but that letter starts again at +1.
          """
        ]),
      .init(
        "Latin letters",
        ["Some scripts are written in Latin letters in several ways. Choose yours in Settings."]),
    ])
}
