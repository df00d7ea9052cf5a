import Engine
import Interface
import Learning

/// Two fields of cards, prompts and answers, face down. Turn one of each; matching pairs leave the table.
public enum Memory: WordGame {
  public static let profile = GameProfile(
    name: "memory", title: "Memory", sign: "▦", summary: "turn pairs", usualWords: 12,
    usualSides: .term, proves: false, settings: [isMixed], rulesVersion: 2,
    makeHelp: { MemoryHelp.scene })

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

extension Tally {
  mutating func match(_ certainty: Certainty) {
    hit(worth: MemoryScore.worth(certainty), raisesCombo: certainty == .known || certainty == .hint)
  }
}
