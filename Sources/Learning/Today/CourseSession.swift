import Deterministic

/// A day's session that can begin: what is asked, in which order, and what judges the answers.
public struct CourseSession: Sendable {
  /// A question with what judges its answers.
  public struct Asked: Sendable {
    /// The question.
    public let question: Question
    /// What judges the answers.
    public let examiner: Examiner
    /// What the word was taken for so far, where one miss more makes it a leech; else nil.
    public let leechOf: [Word]?
    /// Whether it is chosen also when it is asked again, as the learner wants it.
    private let staysChosen: Bool

    /// A question and its examiner.
    public init(
      _ question: Question, _ examiner: Examiner, leechOf confusions: [Word]? = nil, staysChosen: Bool = false
    ) {
      self.question = question
      self.examiner = examiner
      leechOf = confusions
      self.staysChosen = staysChosen
    }

    /// The same after a miss. Typed where it was chosen: else the place of the answer would be learned, and not the word.
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

  /// What is asked, in which order.
  public let queue: CourseQueue
  /// The questions for all that the queue can ask.
  public let questions: [CourseQueue.Task: Asked]

  /// Which games its rounds are.
  public let turns: GameTurns
  /// Those of the new words that were in a round on this day: a lesson that goes on plays it with the others.
  public let played: Set<ItemID>

  /// A session of its parts.
  public init(
    _ queue: CourseQueue, _ questions: [CourseQueue.Task: Asked], turns: GameTurns = GameTurns(),
    played: Set<ItemID> = []
  ) {
    self.queue = queue
    self.questions = questions
    self.turns = turns
    self.played = played
  }
}

/// Which part of a day's course is wanted.
public enum TodayPart: String, Hashable, Sendable {
  /// All of it, only what is due, only what is new.
  case all, reviews, lessons
}

/// What a learner wants of a day's course.
public struct CourseOptions: Hashable, Sendable {
  /// The minutes that they want to give a day.
  public var minutes: Int
  /// Whether all answers are chosen, and none is typed.
  public var choosesAnswers: Bool
  /// Whether it is asked line by line, so that no game is played.
  public var isPlain: Bool

  /// Options, by default those of somebody who says nothing.
  public init(minutes: Int = 10, choosesAnswers: Bool = false, isPlain: Bool = false) {
    self.minutes = minutes
    self.choosesAnswers = choosesAnswers
    self.isPlain = isPlain
  }
}

/// Where a course finds its decks.
public struct CourseDecks: Sendable {
  /// The deck of an id, letters in the system of romanisation that is chosen; nil where there is none.
  public var deck: @Sendable (String) -> Deck?
  /// The decks of letters of a language, by its tag.
  public var alphabets: @Sendable (String) -> [Deck]

  /// Decks that are found by these.
  public init(
    deck: @escaping @Sendable (String) -> Deck?, alphabets: @escaping @Sendable (String) -> [Deck]
  ) {
    self.deck = deck
    self.alphabets = alphabets
  }

  /// Decks that are there already.
  public init(_ decks: [Deck]) {
    self.init(
      deck: { id in decks.first { $0.id == id } },
      alphabets: { language in decks.filter { $0.kind == .alphabet && $0.language.term == language } })
  }
}
