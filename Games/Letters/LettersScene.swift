import Engine
import Interface
import Learning

struct LettersScene: ChoiceScene {
  typealias Played = Letters

  let setup: GameSetup
  let letters: LetterSetup
  let pool: ChoicePool
  let clock = Countdown(seconds: nil)
  var score = Tally()
  var course: LetterCourse
  var question: ChoiceQuestion
  /// How many questions were asked, including this one; cards don't count.
  var count = 0
  /// The ids of the letters whose card the player has seen.
  var known: Set<String>
  /// The player's own hints by letter id.
  var hints: [String: String]
  var drawings = AskedLetters()
  /// Whether the letter has been spoken since its card opened.
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
    showLetter(&step)
    return untimedRest
  }

  /// Applies the choice made in a pause, or the hint written on the card.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    choice = outcome.as(PauseChoice.self)
    guard let changed = outcome.as(MnemonicChanged.self) else { return nil }
    hints[changed.word.reference.word] = changed.text
    return nil
  }

  /// The same letters, with the hints written in the meantime.
  var again: RoundSetup {
    var round = setup.round
    round.content.letters?.hints = hints
    return round
  }

  func hash(into hash: inout StateHash) {
    // Left out: letters, pool and clock follow from the setup, choice and tick from the stack; flash and
    // drawings are cosmetic.
    hash.combine(
      fieldsOf: self, setup, score, course, question, count, known.sorted(),
      hints.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }, isSaid, phase, given, hand, record,
      chance, cosmetic: 7)
  }
}

extension LettersScene {
  mutating func finish(_ step: inout Step) -> Transition {
    let all = letters.deck.words.count
    if hasJustLearnedAll {
      step.report(.cue(.win))
      step.report(.learned(AlphabetLearned(deck: setup.round.content.origin.deck)))
    }
    let answers = score.right + score.wrong
    let opens =
      hasJustLearnedAll && !letters.isPracticeOpen && letters.deck.alphabet?.practice.isEmpty == false
    return end(
      hasJustLearnedAll ? "All letters learned" : "\(Figure.count(answers, "question", "questions"))",
      figures: [
        "\(learned) of \(Figure.count(all, "letter", "letters")) learned",
        "\(score.right) of \(answers) right",
      ] + timeFigures + (opens ? ["Practice is open now"] : []),
      missed: record.missed.map { MissedWord(pool.items[$0.word]) })
  }
}
