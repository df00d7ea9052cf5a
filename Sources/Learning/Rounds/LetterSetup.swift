/// What games of letters are given besides the words of a round: the alphabet as a whole, and how far the player is.
public struct LetterSetup: Hashable, Sendable {
  /// The letters in the system of romanisation that is chosen; capitals are no words of their own in it.
  public var deck: Deck
  /// The id of that system; nil for the deck's first.
  public var system: String?
  /// What the player has done with each form of the letters, by its id; one never met is missing.
  public var figures: [String: LetterFigures]
  /// How many right answers in a row show that a letter is held.
  public var heldStreak = MemoryModel.heldStreak
  /// Whether practice was opened at some time: then it stays open, also when the deck has got more letters.
  public var isPracticeOpen: Bool
  /// How many questions a round has.
  public var questions: Int
  /// Words of the language, so that none of them passes for gibberish; none for games that make no gibberish.
  public let realWords: [String]
  /// The same as they stand and as they sound. A language has many: they are gone through once, before the round.
  let realSounds: Set<String>
  /// The ids, of words to practise with the terms, that the player wants to be asked again; nil for all.
  public var only: [String]?
  /// The player's own hints by the letters' ids.
  public var hints: [String: String]
  /// Why the player can't write hints now, in sentences; nil where they can.
  public var hintObstacle: String?

  /// A setup of its parts.
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

  /// What a course begins with: what is known of a form with this side shown or, where that was never asked, with
  /// the other, if it was held there.
  public func figures(of id: String, showing side: ShownSide) -> LetterFigures.Side? {
    let sides = figures[id]?.sides ?? [:]
    return sides[side] ?? sides.values.first { $0.wasHeld }
  }

  /// How many letters are learned, both forms where there are two. A form is learned that was held at some time, with
  /// whichever side shown.
  ///
  /// - Parameter ids: forms that were learned since.
  public func learnedCount(with ids: Set<String> = []) -> Int {
    deck.words.count { isLearned($0, with: ids) }
  }

  /// Right answers less wrong ones in the whole alphabet, of no form less than 0.
  public var total: Int {
    figures.values.reduce(0) { $0 + $1.score }
  }
}

/// What a game of letters is given of one form of a letter: whole numbers.
public struct LetterFigures: Hashable, Sendable {
  /// What was done with one side shown.
  public struct Side: Hashable, Sendable {
    /// Right answers.
    public var right: Int
    /// Wrong answers.
    public var wrong: Int
    /// Right answers since the last wrong one.
    public var streak: Int
    /// The last answers, the newest last: whether they were right.
    public var recent: [Bool]

    /// Figures, by default those before the first answer.
    public init(right: Int = 0, wrong: Int = 0, streak: Int = 0, recent: [Bool] = []) {
      self.right = right
      self.wrong = wrong
      self.streak = streak
      self.recent = recent
    }
  }

  /// How often it was met, asked or not.
  public var seen: Int
  /// Answers that were right and came from knowledge.
  public var right: Int
  /// Answers that were wrong where the player thought to know.
  public var wrong: Int
  /// The same by the side that was shown; a side that was never shown is missing.
  public var sides: [ShownSide: Side]
  /// Whether it was learned at some time.
  public var isLearned: Bool

  /// Figures of their parts; by default a form is learned that was held.
  public init(
    seen: Int = 0, right: Int = 0, wrong: Int = 0, sides: [ShownSide: Side] = [:], isLearned: Bool? = nil
  ) {
    self.seen = seen
    self.right = right
    self.wrong = wrong
    self.sides = sides
    self.isLearned = isLearned ?? Self.wereHeld(sides.values)
  }

  /// What a game starts from, of all that is known.
  public init(_ figures: ItemFigures, isLearned: Bool) {
    self.init(seen: figures.seen, right: figures.right, wrong: figures.wrong, isLearned: isLearned)
    for (skill, asked) in figures.skills {
      guard let side = skill.shown else { continue }
      sides[side] = Side(
        right: asked.right, wrong: asked.wrong, streak: asked.streak, recent: asked.recent)
    }
  }

  /// Right answers less wrong ones, never below 0.
  var score: Int { max(0, right - wrong) }
}
