import Engine
import Interface
import Learning

/// The definition is in a bar at the top, and words drift below it in bubbles. Drag the right one onto the bar.
public enum Bubbles: WordGame {
  /// Takes any number of words; the usual one takes a few minutes.
  public static let profile = GameProfile(
    name: "bubbles", title: "Bubbles", summary: "drag the word to its meaning", usualWords: 24,
    usualSides: .meaning, settings: [isStill], mostAsked: 5, rulesVersion: 3,
    help: BubblesHelp.scene)

  /// Whether bubbles stay where they are.
  public static let isStill = Setting(
    "bubbles.motion", "Bubbles", "whether they move by themselves", false,
    [(false, "drift"), (true, "still")])

  public static func rules(_ setup: GameSetup) -> [Text] { BubblesHelp.short }

  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    hasEnough(setup) ? BubblesScene(setup) : nil
  }

  /// Eight seconds a question, one minute at least.
  public static func clock(_ setup: GameSetup) -> Countdown {
    setup.countdown(usual: max(60, 8 * setup.questionCount))
  }
}

extension GameSetup {
  var isStill: Bool { self[Bubbles.isStill] || round.presentation.reducesMotion }

  /// Questions in the whole round. A short list of words goes round several times.
  var questionCount: Int { round.content.items.count * timesAsked }
  var timesAsked: Int { round.policy.mostAsked ?? 1 }

  /// The keys that pick a bubble: none that is a word here, since it could be mistaken for the answer.
  var bubbleLabels: Labels {
    let words = pool.flatMap { item in ShownSide.allCases.map { item.text($0) } }
    return Labels(count: BubblesLayout.most, besides: Set(words))
  }

  private var mostDecoys: Int { 8 }

  /// The words to ask, then the decoys.
  var pool: [RoundSetup.Item] {
    round.content.items + round.content.decoys.prefix(mostDecoys).map { RoundSetup.Item($0, shown: .meaning) }
  }
}

/// Points. `BubblesHelp` tells the player the same.
enum BubblesScore {
  static let firstTry = 100
  static let laterTry = 50
  static let told = 20
  static let timePerWord = 20

  static func worth(_ certainty: Certainty, isFirstTry: Bool) -> Int {
    guard certainty == .known else { return told }
    return isFirstTry ? firstTry : laterTry
  }
}

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
