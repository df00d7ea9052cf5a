import Engine
import Interface

enum BubblesHelp {
  static let short: [Text] = ["Drag the bubble that fits up to the bar, or press its key."]

  static let scene = HelpScene(
    "Bubbles",
    [
      .init(
        "How to play",
        [
          "The bar at the top shows a meaning. One of the bubbles below it holds the word for it.",
          "Drag that bubble onto the bar and let go, or press its key and watch it fly there.",
          "A wrong one comes back. Miss twice, and the right one starts to glow.",
        ]),
      .init(
        "Keys and mouse",
        [
          "Mouse: press on a bubble, drag it to the bar and let go. Let go anywhere else and it drifts on from there.",
          "Keys: press the label above a word to send its bubble up. Tab walks through the bubbles, the nearest to the "
            + "bar first; the arrow keys move in their direction; Enter or space sends.",
          "A long meaning is cut short in its bubble. Point at it to read all of it below.",
        ]),
      .init(
        "Levels",
        [
          "After every \(BubbleLevel.words) words there are more bubbles, and they get faster. Words that are easy to "
            + "mix up come last, and some that you have popped come back to fool you. A short list goes round "
            + "several times."
        ]),
      .init(
        "Score",
        [
          "Right first time: \(BubblesScore.firstTry) points. Right second time: \(BubblesScore.laterTry). "
            + "Once it glows, or with fewer than four left to choose from: \(BubblesScore.told).",
          "Points are multiplied by your combo, ×1 to ×\(Tally.highestCombo). It goes up by one each time you are "
            + "right first time, and down by one with each miss.",
          "Find everything before the clock runs out and the time left is worth up to "
            + "\(BubblesScore.timePerWord) points a word. Without a clock there is no bonus.",
        ]),
    ])
}
