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
  var minutes: Int
  /// The most new words of the day, if that was computed before.
  var newLimit: Int?
  var answers: AnswerWay
  /// Whether it is asked line by line, without games.
  var isPlain: Bool

  public init(
    minutes: Int = 10, newLimit: Int? = nil, answers: AnswerWay = .mixed, isPlain: Bool = false
  ) {
    (self.minutes, self.newLimit) = (minutes, newLimit)
    (self.answers, self.isPlain) = (answers, isPlain)
  }
}

/// How a course gets its decks.
public struct CourseDecks: Sendable {
  /// The deck with an id, letters in the chosen romanisation; nil where there is none.
  var deck: @Sendable (String) -> Deck?
  /// The decks of letters of a language, by its tag.
  var alphabets: @Sendable (String) -> [Deck]
  /// The words that no slip may make.
  var common: CommonWords
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
