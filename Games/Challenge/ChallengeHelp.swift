import Engine
import Interface
import Learning

enum ChallengeHelp {
  static let question: Text = "One word, four answers: press the number of the right one, or click it."

  static let scene = HelpScene(
    "Challenge",
    [
      .init("How to play", [question, "The arrow keys with Enter work, too."]),
      .init("Kinds", ChallengeVariation.allCases.map { $0.entry.title + ": " + $0.rule(hasClock: true) }),
      .init(
        "Score",
        [
          """
          A right answer: \(ChallengeScore.right) points, and up to \(ChallengeScore.speed) more for speed, which is \
          measured against the time you usually take. A word you missed earlier in the game: \(ChallengeScore.again).
          """,
          """
          A streak multiplies your points: every \(Streak.perStep) right answers take you a step up, to ×2, ×3, then \
          ×5. A wrong one takes you one step down.
          """,
        ]),
      .init(
        "How hard it is",
        [
          """
          Hard enough that you get about \(ChoiceRun.goal) of 100 right: the better you do, the more alike the answers \
          are. Words that you have mixed up before come side by side.
          """
        ]),
      .init(
        "The day's challenge and codes",
        [
          """
          They start the same for everybody. The code is shown at the end: with it, anyone who has the same deck can \
          play the same game.
          """
        ]),
    ])
}
