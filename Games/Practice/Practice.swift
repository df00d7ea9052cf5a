import Engine
import Interface
import Learning
import WordChoice
import WordGame

/// Reading whole words once all letters are learned: one real spelling among three made-up ones.
public enum Practice: WordGame {
  public static let profile = GameProfile(
    name: "practice", title: "Practice", summary: "read words, once you know the letters", matter: .letters,
    knowsWords: true, usualWords: 12, usualSides: .both, rulesVersion: 2, oldestRules: 1,
    help: PracticeHelp.scene)

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
    letters.isPracticeOpen ? nil : Text(Figure.count(letters.missing, "letter", "letters") + " missing")
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

struct PracticeScene: ChoiceScene {
  typealias Played = Practice

  let setup: GameSetup
  let maker: PracticeMaker
  let clock = Countdown(seconds: nil)
  let count: Int
  /// The words still to read; missed ones are appended.
  var waiting: [PracticeWord]
  var question: PracticeQuestion
  var last: PracticeWord?
  var missed: [PracticeWord] = []
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
    // Left out: maker, clock and count follow from the setup, choice and tick from the stack; the flash is
    // cosmetic.
    hash.combine(
      fieldsOf: self, setup, waiting, question, last, missed, run, score, phase, given, hand, chance,
      cosmetic: 6)
  }

  /// As many words as the round asks for, shorter ones first.
  private static func words(
    _ letters: LetterSetup, _ maker: PracticeMaker, _ chance: inout Chance
  ) -> [PracticeWord] {
    let words =
      letters.only.map { only in maker.words.filter { only.contains($0.term) } }
      ?? Array(maker.words(forTotal: letters.total))
    return chance.shuffled(words).prefix(letters.questions).enumerated()
      .sorted { ($0.element.units.count, $0.offset) < ($1.element.units.count, $1.offset) }.map(\.element)
  }

  /// The side to show next.
  static func side(_ setup: GameSetup, _ chance: inout Chance) -> ShownSide {
    setup.round.policy.direction ?? ShownSide.allCases[chance.below(2)]
  }
}
