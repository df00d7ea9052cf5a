import Engine
import Learning

/// Four answers to the lowest word, for players who don't type.
struct RainChoices: Sendable {
  /// Ticks after new options in which none is taken: the key may have been meant for the previous word.
  private static let guardTicks = 12
  /// How similar wrong answers are to the right one, in thousandths.
  private static let closeness = 400

  private let pool: ChoicePool
  private var distractors: Distractors
  private var word: Int?
  private var since: Tick = 0
  /// Whether they are shown in place of the line.
  private(set) var isOpen: Bool
  /// The words to choose from, as indexes into the pool; empty if the right one has no company.
  private(set) var options: [Int] = []
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

  /// Finds options for the word, unless it has some already.
  mutating func choose(_ word: Int, at tick: Tick, _ chance: inout Chance) {
    guard isOpen, word != self.word else { return }
    let others = distractors.choose(
      for: word, showing: pool.items[word].shown, in: pool, closeness: Self.closeness, &chance)
    options = others.isEmpty ? [] : chance.shuffled([word] + others)
    (self.word, since) = (word, tick)
    hand.rest()
  }

  /// Whether the options have been visible long enough to be picked on purpose.
  func canBeTaken(at tick: Tick) -> Bool { tick >= since + Self.guardTicks }

  /// The texts of the options.
  var texts: [String] {
    let shown = word.map { pool.items[$0].shown } ?? .term
    return options.map { pool.text($0, besides: shown) }
  }

  func item(_ option: Int) -> RoundSetup.Item { pool.items[option] }
}

extension RainChoices: StateHashable {
  func hash(into hash: inout StateHash) {
    // Left out: the pool follows from the setup.
    hash.combine(fieldsOf: self, distractors, word, since, isOpen, options, hand, cosmetic: 1)
  }
}
