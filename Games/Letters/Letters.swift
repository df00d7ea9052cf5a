import Engine
import Interface
import LargeLetters
import Learning
import WordChoice
import WordGame

/// The letters of an alphabet one by one: a new one's card, then four answers.
public enum Letters: WordGame {
  /// What menu, command line and settings know of it.
  public static let profile = GameProfile(
    name: "letters", title: "Letters", summary: "learn the alphabet one by one", matter: .letters,
    usualWords: 20, usualSides: .both, rulesVersion: 2, oldestRules: 1, help: LettersHelp.scene)

  /// How it is played, in three sentences.
  public static func rules(_ setup: GameSetup) -> [Text] { LettersHelp.short }

  /// How many letters are learned.
  public static func progress(_ letters: LettersLearned) -> Text? {
    "\(letters.count) of \(letters.all)"
  }

  /// The game at its first tick; nil without an alphabet, or with one letter alone.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? { LettersScene(setup) }

  /// An alphabet of two letters is enough.
  public static func hasEnough(_ setup: GameSetup) -> Bool {
    let content = setup.round.content
    return content.letters != nil && !content.items.isEmpty && content.origins.count > 1
  }
}

/// The game itself.
struct LettersScene: ChoiceScene {
  typealias Played = Letters

  let setup: GameSetup
  let letters: LetterSetup
  let pool: ChoicePool
  let clock = Countdown(seconds: nil)
  var score = Tally()
  var course: LetterCourse
  var question: ChoiceQuestion
  /// How many questions there were, this one included.
  var count = 1
  /// The letters of which the player has seen the card, by its id.
  var known: Set<String>
  /// Whether the card stood there just before the question.
  var isTold = false
  /// The player's own hints by the letters' ids.
  var hints: [String: String]
  /// The picture of the letter, on its card.
  var drawings = AskedLetters()
  /// Whether the letter was said since its card opened.
  var isSaid = false
  var phase: ChoicePhase
  var given: Int?
  var hand = OptionHand()
  var record = ChoiceRecord()
  var flash = Flash.none
  var chance: Chance
  var choice: PauseChoice?
  var tick: Tick = 0

  init?(_ setup: GameSetup) {
    guard let letters = setup.round.content.letters, Letters.hasEnough(setup) else { return nil }
    self.setup = setup
    self.letters = letters
    pool = ChoicePool(setup.round.content)
    let shown = Dictionary(uniqueKeysWithValues: setup.round.content.items.map { ($0.word.id, $0.shown) })
    course = LetterCourse(pool, heldStreak: letters.heldStreak) { id in
      shown[id].flatMap { letters.figures(of: id, showing: $0) }
    }
    chance = Chance(seed: setup.round.content.seed)
    hints = letters.hints
    known = Set(letters.deck.words.filter(letters.isKnown).map(\.id))
    guard let first = course.next(from: pool, &chance) else { return nil }
    question = first
    phase = .asking(since: 0)
    present()
  }

  mutating func settle(_ step: inout Step) -> Transition {
    sayCard(&step)
    return untimedRest
  }

  /// Takes what a pause brings, or the hint that was written on the card.
  mutating func resume(_ outcome: Outcome) {
    choice = outcome.as(PauseChoice.self)
    guard let changed = outcome.as(MnemonicChanged.self) else { return }
    hints[changed.word.reference.word] = changed.text
  }

  /// The same letters, with the hints that were written meanwhile.
  var again: RoundSetup {
    var round = setup.round
    round.content.letters?.hints = hints
    return round
  }

  func hash(into hash: inout StateHash) {
    // Left out: letters, pool and clock come from the setup, choice and tick from the stack; flash and
    // drawings only look nice.
    hash.combine(
      fieldsOf: self, setup, score, course, question, count, known.sorted(), isTold,
      hints.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }, isSaid, phase, given, hand, record,
      chance, cosmetic: 7)
  }
}
