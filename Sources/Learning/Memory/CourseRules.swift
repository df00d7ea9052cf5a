/// The numbers of a day's course that could be others. `make learn` says what each is worth; why they are as they are is
/// in `docs/learning.md`.
public struct CourseRules: Hashable, Sendable {
  /// The probability of recall, in thousandths, below which a right choice can be luck; 0 believes every choice.
  public var luckBelow = 800
  /// Whether a right answer to what was seen earlier on the day proves no more than a second answer on one day.
  public var doubtsWhatWasTold = true
  /// The stability, in days, from which on something is typed that was chosen before.
  public var typedFrom = 5.0
  /// Whether a skill that opens is chosen at first, as what is due and young is.
  public var choosesOpened = true
  /// Whether a word's next skill opens only when the one before was right on a later day.
  public var opensInTurn = true
  /// How many that are likely to be known begin a session, so that it begins well.
  public var likelyFirst = 3
  /// Whether what is most at risk is asked first, behind those; else in an order that means nothing.
  public var asksRiskiestFirst = true
  /// Of what is likely to be known one in so many comes in a round of a game; 0 for none.
  public var roundOf = 5
  /// How often something that was missed is asked again, before it rests until tomorrow.
  public var mostTries = 4
  /// Whether a day has a limit of new words; else they fill the minutes that are left.
  public var limitsNew = true
  /// Whether what is beyond a usual day waits.
  public var holdsBack = true

  /// The rules as they are.
  public init() {}
}
