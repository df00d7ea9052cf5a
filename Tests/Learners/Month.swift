import Deterministic
import Learning

/// A period of learning to simulate.
public struct Month: Sendable {
  public var deck: Deck
  public var days = 30
  /// The minutes a day that are asked for.
  public var minutes = 15
  /// The days without learning, from 0.
  public var absences: Set<Int> = []
  public var rules = CourseRules()
  public var traits = LearnerTraits()
  public var pace = LearnerPace()
  /// Whether weights are trained on the learner's answers.
  public var trainsWeights = false
  /// Whether all answers are chosen.
  public var choosesAnswers = false
  /// The seed of chance.
  public var seed: UInt64 = 1

  public init(_ deck: Deck) { self.deck = deck }
}

/// The results of a month.
public struct MonthFigures: Sendable {
  /// The expected number of words recalled a week later; each direction counts half.
  public var kept = 0.0
  /// By day.
  public var minutes: [Double] = []
  /// The minutes that Babble predicted for each day before it began, summed.
  public var foretold = 0
  /// How many questions asked for a skill, by day.
  public var questions: [[Skill: Int]] = []
  /// How many cards were due in plain reviews, and how many of them were recalled.
  public private(set) var (due, recalled) = (0, 0)
  /// The number of new words by day.
  public var begun: [Int] = []
  /// How many words are good, by morning.
  public var good: [Int] = []
  /// The most days that anything was overdue at the end.
  public var longestWait = 0
  /// How many items, or cards of plain reviews, were due but not asked at the end.
  public var waiting = 0
  /// What was expected of typed answers, and what was right, up to the end of each day.
  public var typed: [Calibration] = []
  /// How many of the course's answers the judge took differently from how they were meant.
  public var misjudged = 0

  public init() {}

  public var allMinutes: Double { minutes.reduce(0, +) }

  /// Counts a question of the current day.
  mutating func count(_ skill: Skill) { questions[questions.count - 1][skill, default: 0] += 1 }

  mutating func count(isRecalled: Bool) {
    due += 1
    if isRecalled { recalled += 1 }
  }

  /// Words kept per minute.
  public var yield: Double { kept / max(1, allMinutes) }
}

extension SimulatedLearner {
  /// The expected number of words recalled on a day; each direction counts half.
  func kept(_ words: [(item: ItemID, skills: [Skill])], on day: Int) -> Double {
    words.reduce(0) { sum, word in
      let recalls = word.skills.map { recall(CourseQueue.Task(word.item, $0), on: day) }
      return sum + recalls.reduce(0, +) / Double(max(1, recalls.count))
    }
  }
}

/// Months that go badly, to test how the course copes.
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
  /// The days of the first week are left out of what becomes usual.
  private static let firstWeek = 7

  /// The mean minutes of a day from the second week on.
  public var minutesADay: Double {
    let days = minutes.dropFirst(Self.firstWeek)
    return days.reduce(0, +) / Double(max(1, days.count))
  }

  /// The share of a skill among the questions from the second week on.
  public func share(of skill: Skill) -> Double {
    let days = questions.dropFirst(Self.firstWeek)
    let all = days.reduce(0) { $0 + $1.values.reduce(0, +) }
    return Double(days.reduce(0) { $0 + $1[skill, default: 0] }) / Double(max(1, all))
  }

  /// The share of due cards that were recalled in plain reviews.
  public var recallRate: Double { Double(recalled) / Double(max(1, due)) }

  /// The most minutes in a day.
  public var longestDay: Double { minutes.max() ?? 0 }

  /// How many words were good on the morning after the first day.
  public var goodNextMorning: Int { good.dropFirst().first ?? 0 }

  /// The most words that were good on any morning.
  public var mostGood: Int { good.max() ?? 0 }
}

extension Deck {
  /// A deck of an invented language, the same in every run: words of two to four syllables, which rarely are
  /// one slip apart.
  public static func madeUp(_ count: Int) -> Deck {
    var chance = Chance(seed: 2026, stream: 3)
    var taken: Set<String> = []
    let words = (0..<count).map { number in
      let (term, meaning) = (fresh("ptkbdgmnslr", &taken, &chance), fresh("wvfhzjcqmnd", &taken, &chance))
      return Word(id: "\(number)", term: term, meanings: [meaning])
    }
    return Deck(
      id: "made-up-\(count)", name: "Made up", language: .init(term: "art", meaning: "und"), words: words)
  }

  private static func fresh(_ consonants: String, _ taken: inout Set<String>, _ chance: inout Chance)
    -> String
  {
    while true {
      let text = (0..<chance.number(in: 2...4)).map { _ in
        [chance.pick(from: Array(consonants)), chance.pick(from: Array("aeiou"))].compactMap(\.self)
          .map { String($0) }.joined()
      }.joined()
      if taken.insert(text).inserted { return text }
    }
  }
}

/// A simulated learner's time, in days and in seconds since the first day began.
public struct SimulatedTime: Sendable {
  /// 1 March 2026, in days since 1970.
  static let firstDay: Int64 = 20_513

  /// From 0.
  var day = 0
  /// Since the first day began.
  public internal(set) var seconds = 0.0

  /// At any time from 8 to 22 o'clock.
  public init(day: Int, _ chance: inout Chance) {
    self.day = day
    seconds = Double(day * 86_400 + 8 * 3600 + chance.below(14 * 3600))
  }

  /// The same day in Babble's calendar.
  var date: Day { Day(number: Self.firstDay + Int64(day)) }

  public var moment: Moment { Moment(Self.firstDay * Day.seconds + Int64(seconds)) }

  public mutating func pass(_ seconds: Double) { self.seconds += seconds }
}
