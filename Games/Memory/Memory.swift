import Engine
import Interface
import Learning

/// Two fields of cards, prompts and answers, face down. Turn one of each; matching pairs leave the table.
public enum Memory: WordGame {
  public static let profile = GameProfile(
    name: "memory", title: "Memory", summary: "turn pairs", usualWords: 12,
    usualSides: .term, proves: false, settings: [isMixed], rulesVersion: 2,
    help: MemoryHelp.scene)

  /// Whether the cards lie in one field, not in two.
  public static let isMixed = Setting(
    "memory.field", "Memory board", "how the cards are laid out", false,
    [(false, "two groups"), (true, "all mixed")])

  public static func rules(_ setup: GameSetup) -> [Text] {
    MemoryHelp.short(isMixed: setup.isMixed, areLetters: setup.round.content.areLetters)
  }

  /// As many of the words as fit the window are dealt.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    let setup = fitted(setup)
    return setup.round.content.items.isEmpty ? nil : MemoryScene(setup)
  }

  public static func clock(_ setup: GameSetup) -> Countdown { fitted(setup).memoryClock }

  private static func fitted(_ setup: GameSetup) -> GameSetup {
    var setup = setup
    let capacity = MemoryLayout.capacity(
      setup.window, prompts: setup.prompts, answers: setup.answers, isMixed: setup.isMixed)
    setup.round.content.items = Array(setup.round.content.items.prefix(capacity))
    return setup
  }
}

extension GameSetup {
  var memoryClock: Countdown { countdown(usual: max(90, 20 * round.content.items.count)) }
  var isMixed: Bool { self[Memory.isMixed] }
  var prompts: [Text] { round.content.items.map { Text($0.prompt) } }
  var answers: [Text] { round.content.items.map { Text($0.answer) } }
}

/// Points. `MemoryHelp` tells the player the same.
enum MemoryScore {
  static let known = 100
  static let told = 60
  static let lucky = 20
  static let timePerPair = 20

  static func worth(_ certainty: Certainty) -> Int {
    switch certainty {
    case .known: known
    case .hint: told
    case .firstSight, .elimination: lucky
    }
  }
}

extension Tally {
  mutating func match(_ certainty: Certainty) {
    hit(worth: MemoryScore.worth(certainty), raisesCombo: certainty == .known || certainty == .hint)
  }
}

enum MemoryHelp {
  static func short(isMixed: Bool, areLetters: Bool) -> [Text] {
    let pair: Text = areLetters ? "a letter, then its sound" : "a word, then its meaning"
    return ["Find the pairs: turn over " + pair + (isMixed ? "." : " in the other group.")]
  }

  static let scene = HelpScene(
    "Memory",
    [
      .init(
        "How to play",
        [
          "All cards are face down: words in one group, meanings in the other, or both mixed with different backs.",
          "Turn over one of each. If they match, you keep the pair.",
          "If they don't, you see what the word means, and both turn back.",
        ]),
      .init(
        "Keys and mouse",
        [
          "Arrow keys or Tab move. Enter, space or a click turns a card over.",
          "The line below the cards shows all of the card you are on.",
        ]),
      .init(
        "Score",
        [
          "A pair you knew: \(MemoryScore.known) points. A pair Babble had told you: \(MemoryScore.told). "
            + "A lucky guess, or the last pair: \(MemoryScore.lucky).",
          "Points are multiplied by your combo, ×1 to ×\(Tally.highestCombo). It goes up by one with each pair you "
            + "knew or were told, and down by one when you pick a wrong card that you had seen before.",
          "Find all pairs before the clock runs out and the time left is worth up to \(MemoryScore.timePerPair) "
            + "points a pair.",
        ]),
    ])
}
