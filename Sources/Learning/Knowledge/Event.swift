/// Something that changes what is known or what was reached: a line of the journal.
public struct Event: Hashable, Sendable {
  /// What has happened.
  public enum Body: Hashable, Sendable {
    /// What was known of a word before there were events.
    case baseline(Baseline)
    /// The answers of an hour before there were events, by the time at which it began.
    case hour(Int64, HourCount)
    /// An answer in a game, with the grade that the memory model gave it then; nil for none. A rebuild takes the grade
    /// as it is.
    case answer(Answer, game: String, grade: Grade?)
    /// A word was shown.
    case met(WordMet)
    /// The player's own hint for a word; nil takes it away.
    case hint(WordMet, String?)
    /// A round has ended.
    case score(Score)
    /// A letter was learned. It stays so.
    case learned(WordMet)
    /// Practice was opened for the alphabet of this deck. It stays open.
    case practiceOpened(deck: String)
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
