import Engine
import Interface
import Learning
import WordChoice
import WordGame

/// Whole words of letters that are all learned: a real one among three that are none.
public enum Practice: WordGame {
  /// What menu, command line and settings know of it.
  public static let profile = GameProfile(
    name: "practice", title: "Practice", summary: "read words, once you know the letters", matter: .letters,
    knowsWords: true, usualWords: 12, usualSides: .both, rulesVersion: 2, oldestRules: 1,
    help: PracticeHelp.scene)

  /// How it is played, in three sentences.
  public static func rules(_ setup: GameSetup) -> [Text] { PracticeHelp.short }

  /// It opens when all letters are learned, and stays open.
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

  /// How many letters are missing before it opens.
  public static func progress(_ letters: LettersLearned) -> Text? {
    letters.isPracticeOpen ? nil : Text(Figure.count(letters.missing, "letter", "letters") + " missing")
  }

  /// The game at its first tick; nil where the alphabet has no words to practise with.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? { PracticeScene(setup) }

  /// Whether there are words to practise with. That there is no gibberish to set beside them only the game finds out.
  public static func hasEnough(_ setup: GameSetup) -> Bool {
    guard let letters = setup.round.content.letters, let alphabet = letters.deck.alphabet else {
      return false
    }
    return alphabet.practice.contains { letters.only?.contains($0.term) ?? true }
  }
}

/// The game itself.
struct PracticeScene: ChoiceScene {
  typealias Played = Practice

  let setup: GameSetup
  let maker: PracticeMaker
  let clock = Countdown(seconds: nil)
  /// How many words are asked.
  let count: Int
  /// The words that are still to be read, those that were missed at the end.
  var waiting: [PracticeWord]
  var question: PracticeQuestion
  /// The word that was answered last.
  var last: PracticeWord?
  var missed: [PracticeWord] = []
  /// Right answers since the last wrong one.
  var run = 0
  var score = Tally()
  var phase = ChoicePhase.asking(since: 0)
  var given: Int?
  var hand = OptionHand()
  var flash = Flash.none
  var chance: Chance
  var choice: PauseChoice?
  var tick: Tick = 0

  init?(_ setup: GameSetup) {
    guard let letters = setup.round.content.letters else { return nil }
    self.setup = setup
    chance = Chance(seed: setup.round.content.seed)
    maker = PracticeMaker(letters, chance: &chance)
    waiting = Self.words(letters, maker, &chance)
    count = waiting.count
    guard let word = waiting.first,
      let first = maker.question(for: word, shown: Self.side(setup, &chance), chance: &chance)
    else { return nil }
    question = first
    waiting.removeFirst()
  }

  func hash(into hash: inout StateHash) {
    // Left out: maker, clock and count come from the setup, choice and tick from the stack; the flash only looks nice.
    hash.combine(
      fieldsOf: self, setup, waiting, question, last, missed, run, score, phase, given, hand, chance,
      cosmetic: 6)
  }

  /// As many words as are asked for, the shorter ones first.
  private static func words(
    _ letters: LetterSetup, _ maker: PracticeMaker, _ chance: inout Chance
  ) -> [PracticeWord] {
    let words =
      letters.only.map { only in maker.words.filter { only.contains($0.term) } }
      ?? Array(maker.words(forTotal: letters.total))
    return chance.shuffled(words).prefix(letters.questions).enumerated()
      .sorted { ($0.element.units.count, $0.offset) < ($1.element.units.count, $1.offset) }.map(\.element)
  }

  /// The side that is shown next.
  static func side(_ setup: GameSetup, _ chance: inout Chance) -> ShownSide {
    setup.round.policy.direction ?? ShownSide.allCases[chance.below(2)]
  }
}
