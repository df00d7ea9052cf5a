import Engine
import Learning
import WordChoice
import WordGame

/// Four answers to the lowest word, for a hand that doesn't type.
struct RainChoices: Sendable {
  /// For so many ticks no answer is taken: it may have been meant for the word before.
  private static let guardTicks = 12
  /// How alike wrong answers are to the right one, in thousandths.
  private static let closeness = 400

  private let pool: ChoicePool
  private var distractors: Distractors
  /// The word that the options are for.
  private var word: Int?
  private var since: Tick = 0
  /// Whether they stand in place of the line.
  private(set) var isOpen: Bool
  /// The words to choose from, by their places in the pool; none where there is nothing beside the right one.
  private(set) var options: [Int] = []
  /// What the player's hand does on them.
  var hand = OptionHand()

  init(_ setup: GameSetup) {
    pool = ChoicePool(setup.round.content)
    distractors = Distractors(pool)
    isOpen = setup.choosesAnswers
  }

  mutating func toggle() {
    isOpen.toggle()
    (word, options) = (nil, [])
    hand.rest()
  }

  /// Finds options for a word that hasn't any yet.
  mutating func follow(_ word: Int, at tick: Tick, _ chance: inout Chance) {
    guard isOpen, word != self.word else { return }
    let others = distractors.choose(
      for: word, showing: pool.items[word].shown, in: pool, closeness: Self.closeness, &chance)
    options = others.isEmpty ? [] : chance.shuffled([word] + others)
    (self.word, since) = (word, tick)
    hand.rest()
  }

  /// Whether the options stand there long enough to be meant.
  func canBeTaken(at tick: Tick) -> Bool { tick >= since + Self.guardTicks }

  /// What stands on the options.
  var texts: [String] {
    let shown = word.map { pool.items[$0].shown } ?? .term
    return options.map { pool.text($0, besides: shown) }
  }

  func item(_ option: Int) -> RoundSetup.Item { pool.items[option] }
}

extension RainChoices: StateHashable {
  func hash(into hash: inout StateHash) {
    // Left out: the pool comes from the setup.
    hash.combine(fieldsOf: self, distractors, word, since, isOpen, options, hand, cosmetic: 1)
  }
}
