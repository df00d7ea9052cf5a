/// Something that changes what is known or what was reached: a line of the journal.
public struct Event: Hashable, Sendable {
  /// What has happened.
  public enum Body: Hashable, Sendable {
    /// What was known of a word before there were events.
    case baseline(Baseline)
    /// The answers of an hour before there were events, by the time at which it began.
    case hour(Int64, HourCount)
    /// The reviews of a day in another program, and how many of them were right.
    case past(Day, reviews: Int, known: Int)
    /// An answer in a game, with the grade that the memory model gave it then; nil for none. A rebuild takes the grade
    /// as it is.
    case answer(Answer, game: String, grade: Grade?)
    /// A word was shown.
    case met(WordMet)
    /// The card of a new word was shown, before it was asked for the first time. Whether the learner has said that they
    /// know it.
    case lesson(WordMet, isKnown: Bool)
    /// The last answer is taken back.
    case undo(Undo)
    /// What the player typed is right for this word, too, from now on.
    case accept(WordMet, Skill, String)
    /// What was to count as right counts no more: it was a slip of the hand.
    case unaccept(WordMet, Skill, String)
    /// A word isn't asked before a day.
    case rest(WordMet, until: Day)
    /// The learner wants to learn a word before others.
    case wanted(WordMet)
    /// A day's session has come to its end, or was left.
    case session(SessionSum)
    /// The player's own hint for a word; nil takes it away.
    case hint(WordMet, String?)
    /// A round has ended.
    case score(Score)
    /// A letter was learned. It stays so.
    case learned(WordMet)
    /// Weights were trained on the player's own answers. From here on they are used, or where they aren't better the usual
    /// ones.
    case weights(TrainedWeights)
    /// Practice was opened for the alphabet of this deck. It stays open.
    case practiceOpened(deck: String)
    /// Something was reached in a course of stages.
    case stage(StageEvent)
  }

  /// What was known of a word.
  public struct Baseline: Hashable, Sendable {
    /// The word.
    public var word: WordMet
    /// What was done with it.
    public var figures: ItemFigures

    /// A word and its figures.
    public init(word: WordMet, figures: ItemFigures) {
      self.word = word
      self.figures = figures
    }
  }

  /// An answer that is taken back. It says itself what was there before, so that it holds for every save that has the
  /// answer.
  public struct Undo: Hashable, Sendable {
    /// The number of the answer's event.
    public var number: Int64
    /// The word.
    public var word: WordMet
    /// What was done with the item before.
    public var figures: ItemFigures
    /// Whether nothing was known of the item before.
    public var isFirst: Bool
    /// Whether the item was a learned letter before.
    public var wasLearned: Bool
    /// The hour in which it was given, in seconds since 1970 UTC, and whether it was right.
    public var hour: Int64
    /// Whether it was counted as right.
    public var wasRight: Bool
    /// What it added to the record; nil where it wasn't graded.
    public var entry: CourseRecord.Entry?
    /// Whether it was one more try at what was settled on the day.
    public var isRetry: Bool

    /// An answer's undoing, of its parts.
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

  /// What a day's session came to.
  public struct SessionSum: Hashable, Sendable {
    /// Skills that were reviewed, and those of them that were known.
    public var reviews, known: Int
    /// How many new words were begun.
    public var begun: Int
    /// How long it took, in seconds.
    public var seconds: Int

    /// A sum of its parts.
    public init(reviews: Int, known: Int, begun: Int, seconds: Int) {
      self.reviews = reviews
      self.known = known
      self.begun = begun
      self.seconds = seconds
    }
  }

  /// Counts events from 1; no two of a home have the same.
  public var number: Int64
  /// When it happened.
  public var moment: Moment
  /// The day of that moment, as it was counted then.
  public var day: Day
  /// What has happened.
  public var body: Body

  /// An event of its parts.
  public init(number: Int64, moment: Moment, day: Day, _ body: Body) {
    self.number = number
    self.moment = moment
    self.day = day
    self.body = body
  }
}
