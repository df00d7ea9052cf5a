/// A change to what is known or reached: one line of the journal.
public struct Event: Hashable, Sendable {
  public enum Body: Hashable, Sendable {
    /// What was known of a word before the journal began.
    case baseline(Baseline)
    /// The answers of an hour before the journal began, by the time at which the hour began.
    case hour(Int64, HourCount)
    /// The reviews of a day in another program, and how many of them were right.
    case past(Day, reviews: Int, known: Int)
    /// An answer in a game, with the model's grade at the time; nil for none. Counting again uses this
    /// grade.
    case answer(Answer, game: String, grade: Grade?)
    /// A word was shown.
    case met(WordMet)
    /// The card of a new word was shown before its first question, and whether the learner claimed to know
    /// it.
    case lesson(WordMet, isKnown: Bool)
    /// The last answer is taken back.
    case undo(Undo)
    /// The player declared a typed text to be right for this word from now on.
    case accept(WordMet, Skill, String)
    /// Takes an `accept` back: the text was a typing mistake after all.
    case unaccept(WordMet, Skill, String)
    /// A word isn't asked before a day.
    case rest(WordMet, until: Day)
    /// The learner wants to learn a word before others.
    case wanted(WordMet)
    /// A day's session was finished or left.
    case session(SessionSum)
    /// The player's own hint for a word; nil removes it.
    case hint(WordMet, String?)
    /// A round has ended.
    case score(Score)
    /// A letter was learned; it stays so.
    case learned(WordMet)
    /// A deck's word was found to be one that is learned from another deck.
    case joined(WordMet)
    /// Weights were trained on the player's own answers. They apply from here on; where they aren't better,
    /// the usual ones do.
    case weights(TrainedWeights)
    /// Practice was opened for the alphabet of this deck; it stays open.
    case practiceOpened(deck: String)
    /// Progress in a course of stages.
    case stage(StageEvent)
    /// A milestone was celebrated.
    case milestone(Milestone)
    /// The learner is away from this day on, up to another; one of the past ends it.
    case holiday(until: Day)
  }

  public struct Baseline: Hashable, Sendable {
    public var word: WordMet
    public var figures: ItemFigures

    public init(word: WordMet, figures: ItemFigures) {
      self.word = word
      self.figures = figures
    }
  }

  /// The undoing of an answer. It contains the state from before, so that it applies to any save that has the
  /// answer.
  public struct Undo: Hashable, Sendable {
    /// The number of the answer's event.
    public var number: Int64
    public var word: WordMet
    /// The item's figures before the answer.
    public var figures: ItemFigures
    /// Whether nothing was known of the item before.
    public var isFirst: Bool
    /// Whether the item was a learned letter before.
    public var wasLearned: Bool
    /// The hour in which it was given, in seconds since 1970 UTC.
    public var hour: Int64
    /// Whether it was counted as right.
    public var wasRight: Bool
    /// Its entry in the record; nil where it wasn't graded.
    public var entry: CourseRecord.Entry?
    /// Whether it was a retry of something already settled that day.
    public var isRetry: Bool

    public init(
      number: Int64, word: WordMet, figures: ItemFigures, isFirst: Bool, wasLearned: Bool, hour: Int64,
      wasRight: Bool, entry: CourseRecord.Entry?, isRetry: Bool = false
    ) {
      self.number = number
      self.word = word
      self.figures = figures
      self.isFirst = isFirst
      self.wasLearned = wasLearned
      self.hour = hour
      self.wasRight = wasRight
      self.entry = entry
      self.isRetry = isRetry
    }
  }

  /// The totals of a day's session.
  public struct SessionSum: Hashable, Sendable {
    /// How many skills were reviewed, and how many of them were known.
    public var reviews, known: Int
    /// How many new words were begun.
    public var begun: Int
    /// The length in seconds.
    public var seconds: Int

    public init(reviews: Int, known: Int, begun: Int, seconds: Int) {
      self.reviews = reviews
      self.known = known
      self.begun = begun
      self.seconds = seconds
    }
  }

  /// Counts from 1, uniquely within a home.
  public var number: Int64
  public var moment: Moment
  /// The day of that moment, by the day start at the time.
  public var day: Day
  public var body: Body

  public init(number: Int64, moment: Moment, day: Day, _ body: Body) {
    self.number = number
    self.moment = moment
    self.day = day
    self.body = body
  }
}
