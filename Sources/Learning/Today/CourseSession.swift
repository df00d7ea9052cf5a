import Deterministic

/// A day's session, ready to begin: its questions, their order, and what judges the answers.
public struct CourseSession: Sendable {
  /// A question with its examiner.
  public struct Asked: Sendable {
    public fileprivate(set) var question: Question
    public let examiner: Examiner
    /// The words it was confused with, if another miss would make it a leech; else nil.
    public let leechOf: [Word]?
    /// Whether repetitions are chosen as well, because the learner wants no typing.
    private let staysChosen: Bool

    public init(
      _ question: Question, _ examiner: Examiner, leechOf confusions: [Word]? = nil, staysChosen: Bool = false
    ) {
      self.question = question
      self.examiner = examiner
      leechOf = confusions
      self.staysChosen = staysChosen
    }

    /// The repetition after a miss. A chosen answer must then be typed: otherwise the learner would memorise
    /// its place and not the word.
    public func again(_ chance: inout Chance) -> Asked {
      guard question.mode == .chosen else { return self }
      var question = question
      if staysChosen {
        question.options = chance.shuffled(question.options)
      } else {
        (question.mode, question.options) = (.typed, [])
      }
      return Asked(question, examiner, leechOf: leechOf, staysChosen: staysChosen)
    }
  }

  public let queue: CourseQueue
  /// The questions for all tasks of the queue.
  public private(set) var questions: [CourseQueue.Task: Asked]

  public let turns: GameTurns
  /// New words that were already in a round today; when a lesson is resumed, its round includes them.
  public let played: Set<ItemID>

  public init(
    _ queue: CourseQueue, _ questions: [CourseQueue.Task: Asked], turns: GameTurns = GameTurns(),
    played: Set<ItemID> = []
  ) {
    self.queue = queue
    self.questions = questions
    self.turns = turns
    self.played = played
  }

  /// Applies the learner's new hint for a word; nil removes it.
  public mutating func apply(hint: String?, of owner: WordReference) {
    for task in questions.keys { questions[task]?.question.apply(hint: hint, of: owner) }
  }
}

public enum TodayPart: String, Hashable, Sendable {
  /// All of it, only what is due, or only what is new.
  case all, reviews, lessons
  /// A few more new words than the day's, since the learner asks for them.
  case more
}

/// A learner's wishes for the day's course.
public struct CourseOptions: Hashable, Sendable {
  /// Minutes a day.
  public var minutes: Int
  /// Whether all answers are chosen and none are typed.
  public var choosesAnswers: Bool
  /// Whether it is asked line by line, without games.
  public var isPlain: Bool

  public init(minutes: Int = 10, choosesAnswers: Bool = false, isPlain: Bool = false) {
    self.minutes = minutes
    self.choosesAnswers = choosesAnswers
    self.isPlain = isPlain
  }
}

/// How a course gets its decks.
public struct CourseDecks: Sendable {
  /// The deck with an id, letters in the chosen romanisation; nil where there is none.
  public var deck: @Sendable (String) -> Deck?
  /// The decks of letters of a language, by its tag.
  public var alphabets: @Sendable (String) -> [Deck]
  /// The words that no slip may make.
  public var common: CommonWords
  /// A word with the readings that dictionaries have for its term.
  public var withReadings: @Sendable (DeckWord) -> Word

  public init(
    deck: @escaping @Sendable (String) -> Deck?, alphabets: @escaping @Sendable (String) -> [Deck],
    common: CommonWords = .none, withReadings: @escaping @Sendable (DeckWord) -> Word = { $0.word }
  ) {
    self.deck = deck
    self.alphabets = alphabets
    self.common = common
    self.withReadings = withReadings
  }

  /// Looks them up in a fixed list.
  public init(_ decks: [Deck]) {
    self.init(
      deck: { id in decks.first { $0.id == id } },
      alphabets: { language in decks.filter { $0.kind == .alphabet && $0.language.term == language } })
  }
}

/// The settings of a learner's course. They aren't events: rebuilding the knowledge leaves them alone.
public struct CourseChoice: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    /// The id of the deck that new words come from.
    case deck(String)
    /// Whether new words also come from the deck with this id, in turn with the others.
    case also(String, Bool)
    /// Minutes a day.
    case minutes(Int)
    /// Whether answers are always chosen and never typed.
    case choosesAnswers(Bool)
    /// Whether words must be typed in their own script.
    case isScriptOnly(Bool)
    /// Decides when a word is asked again.
    case schedule(MemoryModel.Schedule)
    /// Whether drawable words are answered by drawing unless the learner prefers to type.
    case drawsAnswers(Bool)
    /// Whether drawing is asked as a skill, and the strokes of all drawn answers count for it.
    case countsStrokes(Bool)
    /// Whether words are also asked by ear.
    case listens(Bool)
  }

  /// The minutes that a day can have.
  public static let allMinutes = 1...120

  /// The id of the deck that new words come from; nil before the choice.
  public private(set) var deck: String?
  /// The ids of further decks that new words come from.
  public private(set) var also: [String] = []
  /// Minutes a day, within `allMinutes`.
  public private(set) var minutes = CourseOptions().minutes
  /// Whether answers are always chosen and never typed.
  public private(set) var choosesAnswers = false
  /// Whether words must be typed in their own script; else their reading and romanisation are right, too.
  public private(set) var isScriptOnly = false
  /// Decides when a word is asked again.
  public private(set) var schedule = MemoryModel.Schedule.fsrs
  /// Whether drawing is the default for drawable words and typing the alternative, or the reverse.
  public private(set) var drawsAnswers = false
  /// Whether the skill `write` is asked, and the strokes of all drawn answers count for it.
  public private(set) var countsStrokes = false
  /// Whether the skill `hear` is asked.
  public private(set) var listens = false

  /// The defaults, with some changes.
  public init(_ changes: Change...) {
    for change in changes { take(change) }
  }

  /// Applies a change; minutes are clamped to `allMinutes`. Returns whether anything changed.
  @discardableResult
  public mutating func take(_ change: Change) -> Bool {
    let before = self
    switch change {
    case .deck(let deck): choose(deck)
    case .also(let deck, let isLearned): learn(deck, isLearned)
    case .minutes(let minutes):
      self.minutes = min(max(minutes, Self.allMinutes.lowerBound), Self.allMinutes.upperBound)
    case .choosesAnswers(let choosesAnswers): self.choosesAnswers = choosesAnswers
    case .isScriptOnly(let isScriptOnly): self.isScriptOnly = isScriptOnly
    case .schedule(let schedule): self.schedule = schedule
    case .drawsAnswers(let drawsAnswers): self.drawsAnswers = drawsAnswers
    case .countsStrokes(let countsStrokes): self.countsStrokes = countsStrokes
    case .listens(let listens): self.listens = listens
    }
    return self != before
  }

  private mutating func choose(_ deck: String) {
    self.deck = deck
    also.removeAll { $0 == deck }
  }

  private mutating func learn(_ deck: String, _ isLearned: Bool) {
    if deck == self.deck { return }
    also.removeAll { $0 == deck }
    if isLearned, self.deck == nil { choose(deck) } else if isLearned { also.append(deck) }
  }
}
