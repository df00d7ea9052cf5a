import Engine
import Interface
import Learning

/// Reading whole words once all letters are learned: one real spelling among three made-up ones.
public enum Practice: WordGame {
  public static let profile = GameProfile(
    name: "practice", title: "Practice", sign: "¶", summary: "read words, once you know the letters",
    matter: .letters,
    knowsWords: true, usualWords: 12, usualSides: .both, rulesVersion: 4,
    makeHelp: { PracticeHelp.scene })

  public static func rules(_ setup: GameSetup) -> [Text] { PracticeHelp.short }

  /// Opens when all letters are learned, and stays open.
  public static func obstacle(_ setup: GameSetup) -> Text? {
    guard let letters = setup.round.content.letters else { return nil }
    let missing = letters.deck.words.count - letters.learnedCount()
    if missing == 0 || letters.isPracticeOpen { return nil }
    return Text(
      """
      Practice opens when you have learned all \(letters.deck.words.count) letters: \(missing) \
      \(missing == 1 ? "is" : "are") missing.
      """)
  }

  public static func progress(_ letters: LettersLearned) -> Text? {
    letters.isPracticeOpen ? nil : "\(letters.missing) to learn"
  }

  /// Nil if the alphabet has no words to practise with.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? { PracticeScene(setup) }

  /// Whether there are words to practise with. Only `play` finds out whether there is gibberish to put beside
  /// them.
  public static func hasEnough(_ setup: GameSetup) -> Bool {
    guard let letters = setup.round.content.letters, let alphabet = letters.deck.alphabet else {
      return false
    }
    return alphabet.practice.contains { letters.only?.contains($0.term) ?? true }
  }
}

/// Points. `PracticeHelp` tells the player the same.
enum PracticeScore {
  /// The most that a run of right answers can add.
  static let mostForRow = 5
  /// For a word missed earlier in the game.
  static let again = 1

  /// A point for each unit of the word, plus one for each word of the run before it.
  static func worth(_ word: PracticeWord, run: Int, isRepeat: Bool) -> Int {
    isRepeat ? again : word.units.count + min(run - 1, mostForRow)
  }
}

private enum PracticeHelp {
  static let short: [Text] = [
    "Read the word, then pick the answer that spells the same in the other script. The rest only look likely.",
    "Half of them are from signs and menus. Words that you missed come again.",
  ]

  static let scene = HelpScene(
    "Practice",
    "Read the word, then pick the answer that spells the same in the other script. The rest only look likely.",
    keys: GameHelp.choosing + [("Enter", "go on after a miss")] + GameHelp.leaving,
    [
      .init(
        "Score",
        rows: [
          ("a letter", "1; letters that stand for one sound, such as sh, count as one"),
          ("in a row", "1 more each, up to \(PracticeScore.mostForRow)"),
          ("again", "\(PracticeScore.again), for a word that you missed"),
        ]),
      .init(
        "Which words come",
        """
        Practice opens once you have learned every letter. Half of the words are from signs and menus. Short words \
        come first, longer ones as your letters gain points; words you missed come again, twice at most. An answer \
        counts for every letter of its word.
        """),
    ])
}
