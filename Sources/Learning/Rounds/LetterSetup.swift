import Deterministic

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

/// The figures of one form of a letter for games, in integers only.
public struct LetterFigures: Hashable, Sendable {
  /// The figures with one side shown.
  public struct Side: Hashable, Sendable {
    public var right: Int
    public var wrong: Int
    /// Right answers since the last wrong one.
    public var streak: Int
    /// Whether each of the latest answers was right, the newest last.
    public var recent: [Bool]

    public init(right: Int = 0, wrong: Int = 0, streak: Int = 0, recent: [Bool] = []) {
      self.right = right
      self.wrong = wrong
      self.streak = streak
      self.recent = recent
    }
  }

  /// How often it was met, asked or not.
  public var seen: Int
  /// Right answers that came from knowledge.
  public var right: Int
  /// Wrong answers where the player believed to know.
  public var wrong: Int
  /// The figures by the side that was shown; sides never shown are missing.
  public var sides: [ShownSide: Side]
  /// Whether it was ever learned.
  public var isLearned: Bool

  /// - Parameter isLearned: by default, whether the form was ever held.
  public init(
    seen: Int = 0, right: Int = 0, wrong: Int = 0, sides: [ShownSide: Side] = [:], isLearned: Bool? = nil
  ) {
    self.seen = seen
    self.right = right
    self.wrong = wrong
    self.sides = sides
    self.isLearned = isLearned ?? Self.wereHeld(sides.values)
  }

  /// The part of an item's figures that games get.
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

/// How many letters of an alphabet are learned, in all their forms.
public struct LettersLearned: Hashable, Sendable {
  /// The learned ones.
  public let count: Int
  public let all: Int
  /// Whether practice is open: all letters are learned, or were at some time.
  public let isPracticeOpen: Bool

  public init(count: Int, all: Int, wasPracticeOpen: Bool = false) {
    self.count = count
    self.all = all
    isPracticeOpen = wasPracticeOpen || count >= all
  }

  public var missing: Int { all - count }
}
