import Engine
import Interface
import Learning

/// The definition is in a bar at the top, and words drift below it in bubbles. Drag the right one onto the bar.
public enum Bubbles: WordGame {
  /// Takes any number of words; the usual one takes a few minutes.
  public static let profile = GameProfile(
    name: "bubbles", title: "Bubbles", sign: "●", summary: "drag the word to its meaning", usualWords: 24,
    usualSides: .meaning, settings: [isStill], mostAsked: 5, rulesVersion: 4,
    makeHelp: { BubblesHelp.scene })

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
    return Labels(count: BubblesLayout.most + 1, besides: Set(words))
  }

  private var mostDecoys: Int { 8 }

  /// The words to ask, then the decoys.
  var pool: [RoundSetup.Item] {
    round.content.items + round.content.decoys.prefix(mostDecoys).map { RoundSetup.Item($0, shown: .meaning) }
  }
}
