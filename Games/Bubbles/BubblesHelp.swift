import Engine
import Interface

enum BubblesHelp {
  static let short: [Text] = ["Drag the bubble that fits up to the bar, or press its key."]

  static let scene = HelpScene(
    "Bubbles",
    "The bar at the top shows a meaning, and one of the bubbles holds the word. Send that one to the bar.",
    keys: [
      ("mouse", "drag the bubble to the bar; point at a long one to read all of it"),
      ("1-9 a-z", "send the bubble with that label"),
      ("Tab", "next bubble, the nearest to the bar first"),
      ("←↑↓→", "go to a bubble in that direction"),
      ("Enter", "send the one you are on"),
    ] + GameHelp.leaving,
    [
      .init(
        "Score",
        rows: [
          ("first try", "\(BubblesScore.firstTry); ×\(BubblesScore.golden) if the bubble is golden (★)"),
          ("second try", "\(BubblesScore.laterTry); also for a missed word that comes again"),
          ("it glows", "\(BubblesScore.told); also with fewer than four to choose from"),
          GameHelp.combo,
          ("time left", "up to \(BubblesScore.timePerWord) a word"),
        ]),
      .init(
        "Levels",
        """
        A level has about \(BubbleLevel.words) words. What you missed comes once more at its end. The next level has more \
        and faster bubbles. Words that are easy to mix up come last, and some you have popped come back to fool you.
        """),
      .init(
        "Bomb ✹",
        """
        \(BubblesScore.streakForBomb) first tries in a row earn a bomb. Send it to the bar, and only the answer and one \
        other bubble are left.
        """),
    ])
}
