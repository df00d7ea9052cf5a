import Learning

/// Months that go badly, by which one sees whether the course stands them.
public enum Hardship: String, CaseIterable, Sendable {
  case guesses = "guesses what can be chosen, knows nothing"
  case guessesAll = "the same, with all answers chosen"
  case lastMinute = "knows what the last minute showed, nothing else"
  case misses = "misses whatever is asked"
  case fiveMinutes = "five minutes a day"
  case weekAway = "a week away, from the 15th day"
  case weekAwayFiveMinutes = "a week away, five minutes a day"
  case everyThirdDay = "forgets quickly, comes every third day for five minutes"

  /// The month, with words to spare.
  public func month(days: Int = 30, seed: UInt64) -> Month {
    var month = Month(.madeUp(600))
    (month.days, month.seed) = (days, seed)
    switch self {
    case .guesses: month.traits = LearnerTraits(.guesser)
    case .guessesAll:
      month.traits = LearnerTraits(.guesser)
      month.choosesAnswers = true
    case .lastMinute: month.traits = LearnerTraits(.lastMinute)
    case .misses:
      month.traits = LearnerTraits(.hopeless)
      month.minutes = 5
    case .fiveMinutes: month.minutes = 5
    case .weekAway: month.absences = Set(days / 2..<days / 2 + 7)
    case .weekAwayFiveMinutes:
      month.absences = Set(days / 2..<days / 2 + 7)
      month.minutes = 5
    case .everyThirdDay:
      month.absences = Set((0..<days).filter { $0 % 3 != 0 })
      month.traits.keenness = 0.3
      month.minutes = 5
    }
    return month
  }
}

extension MonthFigures {
  /// The most minutes of a day.
  public var longestDay: Double { minutes.max() ?? 0 }

  /// The words that were good on the morning after the first day.
  public var goodNextMorning: Int { good.dropFirst().first ?? 0 }

  /// The most words that were good on any morning.
  public var mostGood: Int { good.max() ?? 0 }
}
