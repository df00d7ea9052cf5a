import Engine
import Interface
import Learning

/// Two fields of cards, prompts and answers, face down. Turn one of each; matching pairs leave the table. Whoever clears a
/// board gets a larger one.
public enum Memory: WordGame {
  public static let profile = GameProfile(
    name: "memory", title: "Memory", sign: "▦", summary: "turn pairs", usualWords: 36,
    usualSides: .term, proves: false, settings: [isMixed], rulesVersion: 3,
    makeHelp: { MemoryHelp.scene })

  /// Whether the cards lie in one field, not in two.
  public static let isMixed = Setting(
    "memory.field", "Memory board", "how the cards are laid out", false,
    [(false, "two groups"), (true, "all mixed")])

  public static func rules(_ setup: GameSetup) -> [Text] {
    MemoryHelp.short(isMixed: setup.isMixed, areLetters: setup.round.content.areLetters)
  }

  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    setup.round.content.items.isEmpty ? nil : MemoryScene(setup)
  }

  /// The time of the first board; each of the others adds its own.
  public static func clock(_ setup: GameSetup) -> Countdown {
    setup.countdown(usual: seconds(MemoryLayout.board(0, from: 0, of: setup, in: setup.window).count))
  }

  /// The usual time for a board.
  static func seconds(_ pairs: Int) -> Int { 12 * pairs }
}

extension GameSetup {
  var isMixed: Bool { self[Memory.isMixed] }
  var prompts: [Text] { round.content.items.map { Text($0.prompt) } }
  var answers: [Text] { round.content.items.map { Text($0.answer) } }
}

extension Tally {
  mutating func match(_ certainty: Certainty) {
    hit(worth: MemoryScore.worth(certainty), raisesCombo: MemoryScore.isRemembered(certainty))
  }
}
