import Engine
import Interface

/// How bubbles is played and scored, in the words of the help screen.
enum BubblesHelp {
  static let short: [Text] = [
    "The bar at the top says what is wanted; words drift below it in bubbles.",
    "Drag the right bubble onto the bar and let go. Or press its key, and it flies there.",
    "If it is the wrong one it comes back. After the second miss the right one glows.",
  ]

  static let scene = HelpScene(
    "Bubbles",
    [
      .init("How it goes", short),
      .init(
        "Keys and mouse",
        [
          "With the mouse: press on a bubble, drag it, let go over the bar. Elsewhere it drifts on from there.",
          "With keys: the label of a bubble sends it to the bar. Tab goes from bubble to bubble, the nearest to "
            + "the bar first, arrow keys or hjkl go in their direction, Enter or space sends.",
          "A long meaning is shortened in its bubble and stands whole below the field while you point at it.",
        ]),
      .init(
        "Levels",
        [
          "Every \(BubbleLevel.words) words there are more bubbles, they are faster and turn more often. Words "
            + "that are easily confused come last, and popped ones come back to mislead."
        ]),
      .init(
        "Score",
        [
          "The right bubble at the first try: \(BubblesScore.firstTry). At the second: "
            + "\(BubblesScore.laterTry). Once it glows, or with fewer than four to choose from: "
            + "\(BubblesScore.told).",
          "All times the combo, ×1 to ×\(Tally.highestCombo): it grows by one with each first try that is right "
            + "and shrinks by one with each miss.",
          "With all bubbles popped, the share of the time that is left brings up to "
            + "\(BubblesScore.timePerWord) for each word. Without a clock there is no such bonus.",
        ]),
    ])
}
