import Deterministic

/// A day's session, ready to begin: its questions, their order, and what judges the answers.
public struct CourseSession: Sendable {
  /// A question with its checker.
  public struct Asked: Sendable {
    public fileprivate(set) var question: Question
    public let checker: AnswerChecker
    /// The words it was confused with, if another miss would make it a leech; else nil.
    public let leechOf: [Word]?
    /// Whether repetitions are chosen as well, because the learner wants no typing.
    private let staysChosen: Bool

    public init(
      _ question: Question, _ checker: AnswerChecker, leechOf confusions: [Word]? = nil,
      staysChosen: Bool = false
    ) {
      self.question = question
      self.checker = checker
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
      return Asked(question, checker, leechOf: leechOf, staysChosen: staysChosen)
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
