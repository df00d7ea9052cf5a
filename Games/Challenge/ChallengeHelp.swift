import Engine
import Interface
import Learning

/// How the challenge is played and scored, in the words of the help screen.
enum ChallengeHelp {
  static let short: [Text] = [
    "One word, four answers. Take the right one by its number, by arrow keys and Enter, or with a click.",
    "After a miss the clock stands still while you look; the word comes back until you have it.",
  ]

  static let scene = HelpScene(
    "Challenge",
    [
      .init("How it goes", short),
      .init("Kinds", ChallengeVariation.allCases.map { $0.entry.title + ": " + $0.rule }),
      .init(
        "Score",
        [
          """
          A right answer: \(ChallengeScore.right), and up to \(ChallengeScore.speed) for speed: all of it at half \
          the time that you usually take for a word of that length, nothing at twice of it. A word that you missed \
          in this game: \(ChallengeScore.again).
          """,
          """
          All times the streak: \(Streak.perStep) right answers fill its bar and multiply by 2, then 3, then 5. A \
          miss costs one of these steps, not all.
          """,
        ]),
      .init(
        "How hard it gets",
        [
          """
          It keeps you near \(ChoiceRun.goal) of 100. Who is right gets answers that are more alike; who has taken \
          one word for another sees both together.
          """
        ]),
      .init(
        "The day's challenge and codes",
        [
          """
          They begin alike for everybody and follow only the answers of the game itself. The end shows the code; \
          whoever has the same deck plays the same game with it.
          """
        ]),
    ])
}
