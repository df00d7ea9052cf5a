import Engine
import Interface
import Learning

enum ChallengeHelp {
  static let question: Text = "One word, four answers: press the number of the right one, or click it."

  static let scene = HelpScene(
    "Challenge",
    "One word, four answers: pick the right one. The better you do, the more alike the answers are.",
    keys: GameHelp.choosing + [("Enter", "go on after a miss")] + GameHelp.leaving,
    [
      .init(
        "Score",
        rows: [
          ("right", "\(ChallengeScore.right)"),
          ("fast", "up to \(ChallengeScore.speed) more, measured against the time you usually take"),
          ("again", "\(ChallengeScore.again), for a word that you missed"),
          (
            "streak",
            "multiplies points: \(Streak.perStep) right answers a step, to ×2, ×3, ×5; a miss is a step down"
          ),
        ]),
      .init(
        "Kinds",
        """
        A miss stops the clock while you look at it, and comes once more at the end. Survival starts with \
        \(ChallengeVariation.startOfSurvival) seconds: a right answer adds up to three, a wrong one takes six.
        """,
        rows: ChallengeVariation.allCases.map { ($0.entry.title, $0.entry.detail) }),
      .init(
        "The day's challenge and codes",
        "The same for everybody. The end shows a code: with it, anyone who has the deck can play the same game."
      ),
    ])
}
