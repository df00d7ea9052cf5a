/// What letter games get besides a round's words: the whole alphabet and the player's progress.
public struct LetterSetup: Hashable, Sendable {
  /// The letters in the chosen romanisation system; capitals aren't separate words in it.
  public var deck: Deck
  /// The id of that system; nil for the deck's first.
  public var system: String?
  /// The figures of each form of the letters, by its id; forms never met are missing.
  public var figures: [String: LetterFigures]
  /// How many right answers in a row show that a letter is held.
  public var heldStreak = MemoryModel.heldStreak
  /// Whether practice was ever opened. It stays open even when the deck gets more letters.
  public var isPracticeOpen: Bool
  /// The number of questions in a round.
  public var questions: Int
  /// Words of the language, which must not pass for gibberish; empty for games that make none.
  public let realWords: [String]
  /// The same words and their romanisations. There are many, so they are processed once, before the round.
  let realSounds: Set<String>
  /// Ids of letters, or terms of practice words, to which the player wants to limit the round; nil for all.
  public var only: [String]?
  /// The player's own hints by the letters' ids.
  public var hints: [String: String]
  /// Why the player can't write hints now, in sentences; nil where they can.
  public var hintObstacle: String?

  public init(
    _ deck: Deck, system: String? = nil, figures: [String: LetterFigures] = [:], isPracticeOpen: Bool = false,
    questions: Int = 20, realWords: [String] = [], only: [String]? = nil, hints: [String: String] = [:],
    hintObstacle: String? = nil
  ) {
    self.deck = deck
    self.system = system
    self.figures = figures
    self.isPracticeOpen = isPracticeOpen
    self.questions = questions
    self.realWords = realWords
    realSounds =
      realWords.isEmpty
      ? [] : GibberishMaker.sounds(of: realWords, Transliterator(deck, system: system))
    self.only = only
    self.hints = hints
    self.hintObstacle = hintObstacle
  }

  /// The figures that a course starts from: those with this side shown or, if it was never asked, those with
  /// the other side if it was held there.
  public func figures(of id: String, showing side: ShownSide) -> LetterFigures.Side? {
    let sides = figures[id]?.sides ?? [:]
    return sides[side] ?? sides.values.first { $0.wasHeld }
  }

  /// How many letters are learned, in both forms where there are two. A form is learned if it was ever held,
  /// whichever side was shown.
  ///
  /// - Parameter ids: forms that were learned since.
  public func learnedCount(with ids: Set<String> = []) -> Int {
    deck.words.count { isLearned($0, with: ids) }
  }

  /// Right answers less wrong ones, summed over all forms, none counting below 0.
  public var total: Int {
    figures.values.reduce(0) { $0 + $1.score }
  }
}
