import Engine
import Interface
import Learning

/// The letters of an alphabet one by one: first its card, then four answers.
public enum Letters: WordGame {
  public static let profile = GameProfile(
    name: "letters", title: "Letters", sign: "◇", summary: "learn the alphabet one by one", matter: .letters,
    usualWords: 20, usualSides: .both, rulesVersion: 4, makeHelp: { LettersHelp.scene })

  public static func rules(_ setup: GameSetup) -> [Text] { LettersHelp.short }

  public static func progress(_ letters: LettersLearned) -> Text? {
    "\(letters.count) of \(letters.all)"
  }

  /// Nil without an alphabet, or with a single letter.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? { LettersScene(setup) }

  public static func hasEnough(_ setup: GameSetup) -> Bool {
    let content = setup.round.content
    return content.letters != nil && !content.items.isEmpty && content.origins.count > 1
  }
}

/// Points. `LettersHelp` tells the player the same.
enum LettersScore {
  /// The most for one answer.
  static let most = 5

  /// A point, plus one for each time in a row that the letter was right before.
  static func worth(streak: Int) -> Int { min(max(1, streak), most) }
}

private enum LettersHelp {
  static let short: [Text] = [
    "A letter or its sound: press the number of the right answer, or click it.",
    "New letters show their card first and come up soon. So do missed ones.",
  ]

  static let scene = HelpScene(
    "Letters",
    "A letter or its sound: pick the right answer. New letters show their card first and come up soon.",
    keys: GameHelp.choosing + [
      ("Enter", "go on from a card, or from an answer"), ("h", "on a card: write a hint of your own"),
    ] + GameHelp.leaving,
    [
      .init(
        "Score",
        rows: [
          ("right", "1, and 1 more for each time in a row, up to \(LettersScore.most)"),
          ("wrong", "costs nothing, but the letter starts again at 1"),
        ]),
      .init(
        "Which letter comes next",
        """
        One that you missed comes back soon, beside the one you took it for; one that you know now and then. It is \
        learned after \(MemoryModel.heldStreak) right answers in a row, not counting the one after its card.
        """),
      .init(
        "Alphabets",
        """
        Capital and small letters share a card but are asked separately; when all are learned, Practice opens. Settings \
        has the ways to write an alphabet in Latin letters.
        """),
    ])
}
