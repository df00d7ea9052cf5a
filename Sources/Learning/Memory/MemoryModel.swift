/// Turns answers into grades, memory states and marks, and decides what counts as known. Only here are these
/// things decided.
///
/// States follow FSRS-6, the free spaced repetition scheduler, which finds the day on which a word has sunk
/// to the wanted probability of recall. Its formulas are in `MemoryFormulas`; its fuzz is left out.
///
/// exp and pow come from Glibc and may differ in the last bit between machines. Therefore games only get
/// whole thousandths, never these floating-point numbers.
public struct MemoryModel: Hashable, Sendable {
  /// w0 to w20, trained on several hundred million reviews.
  public static let usualWeights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The hour of the learner's clock at which a day starts.
  public internal(set) var dayStart: Int
  var retention: Double
  public internal(set) var rules: CourseRules
  /// Decides when something is asked again.
  public var schedule: Schedule
  private var formulas: MemoryFormulas<Double>

  /// - Parameters:
  ///   - retention: the probability of recall at which something is asked again, from 0.7 to 0.99.
  ///   - weights: w0 to w20.
  ///   - dayStart: the hour of the learner's clock at which a day starts, 0 to 23.
  ///   - rules: the rules of a day's course; others are for experiments.
  ///   - schedule: decides when something is asked again.
  public init(
    retention: Double = 0.9, weights: [Double] = MemoryModel.usualWeights, dayStart: Int = 4,
    rules: CourseRules = CourseRules(), schedule: Schedule = .fsrs
  ) {
    self.retention = min(max(retention, 0.7), 0.99)
    self.dayStart = dayStart
    self.rules = rules
    self.schedule = schedule
    formulas = MemoryFormulas(weights: weights.count == Self.usualWeights.count ? weights : Self.usualWeights)
  }

  /// What tells it from a model that would make other memories of the same answers. Events have their day, whenever it began.
  public var name: String { "\(retention)" }

  /// Switches to these weights; existing states stay as they are.
  mutating func use(_ weights: [Double]) { formulas = MemoryFormulas(weights: weights) }

  /// The same model with the default weights.
  package var untrained: MemoryModel {
    MemoryModel(retention: retention, dayStart: dayStart, rules: rules, schedule: schedule)
  }

  public func day(of moment: Moment) -> Day { Day(at: moment, startingAt: dayStart) }
}

/// Memory states and how they change.
extension MemoryModel {
  /// The state after an answer.
  ///
  /// - Parameters:
  ///   - state: the state before; nil for the first answer.
  ///   - grade: how it went.
  ///   - day: the day of the answer. If the clock was wrong and the last answer has a later day, no time has
  ///     passed.
  ///   - isTold: whether the item was already seen or answered on that day. A right answer then proves
  ///     little: the memory grows no more than by a second answer on one day.
  public func review(
    _ state: MemoryState?, _ grade: Grade, on day: Day, isTold: Bool = false
  ) -> MemoryState {
    guard var next = state else { return first(grade, on: day) }
    let bounds = MemoryState.stabilities
    let days =
      isTold && rules.doubtsWhatWasTold && grade != .again
      ? 0 : Double(Day.count(from: next.reviewed, to: day))
    let stability = formulas.stability(next.stability, next.difficulty, after: grade, days: days)
    next.stability = min(max(bounds.lowerBound, stability), bounds.upperBound)
    next.difficulty = formulas.difficulty(next.difficulty, after: grade)
    next.reviewed = day
    next.due = day.after(by: interval(next.stability))
    return next
  }

  /// The state after a right answer that may be luck: no stronger than before, and asked again the next day.
  ///
  /// Otherwise one lucky choice among four after ninety days would lift a stability of two days to fifty.
  func unproven(_ state: MemoryState, on day: Day) -> MemoryState {
    var next = state
    next.stability = max(1, state.stability)
    next.reviewed = day
    next.due = day.after(by: 1)
    return next
  }

  /// The probability of recall on a day, from 0 to 1.
  public func retrievability(of state: MemoryState, on day: Day) -> Double {
    formulas.retrievability(state.stability, after: Double(Day.count(from: state.reviewed, to: day)))
  }

  /// The days until a memory of this stability is due, 1 to 36,500.
  public func interval(_ stability: Double) -> Int64 {
    let days = formulas.wait(stability, to: retention)
    return Int64(min(max(days.rounded(.toNearestOrEven), 1), 36_500))
  }

  private func first(_ grade: Grade, on day: Day) -> MemoryState {
    let stability = formulas.firstStability(grade)
    return MemoryState(
      stability: stability, difficulty: formulas.firstDifficulty(grade), reviewed: day,
      due: day.after(by: interval(stability)))
  }
}

/// FSRS's state of one remembered thing. It counts in the learner's days, not in hours.
public struct MemoryState: Hashable, Sendable {
  public static let stabilities = 0.001...100_000_000

  /// The days after which the probability of recall is 90 %.
  public var stability: Double
  /// From 1, easy, to 10.
  public var difficulty: Double
  /// The day of the last answer that counted.
  public var reviewed: Day
  /// The first day on which it should be asked again.
  public var due: Day

  public init(stability: Double, difficulty: Double, reviewed: Day, due: Day) {
    self.stability = stability
    self.difficulty = difficulty
    self.reviewed = reviewed
    self.due = due
  }
}

/// Parameters of a day's course that could be different. `make learn` measures what each is worth;
/// `docs/learning.md` gives the reasons.
public struct CourseRules: Hashable, Sendable {
  /// The probability of recall, in thousandths, below which a right choice may be luck; 0 believes every
  /// choice.
  public var luckBelow = 800
  /// Whether a right answer to something already seen that day proves no more than a second answer on one
  /// day.
  public var doubtsWhatWasTold = true
  /// The stability, in days, from which answers are typed instead of chosen.
  public var typedFrom = 5.0
  /// How far a learner's typed answers must fall below what was expected, as a share, until all answers are
  /// typed; in between, typing begins earlier.
  public var mostLag = 0.05
  /// Whether a newly opened skill is chosen at first, like other young memories.
  public var choosesOpened = true
  /// Whether a word's next skill opens only when the one before was right on a later day.
  public var opensInTurn = true
  /// How many questions that are likely to be known begin a session, to give it a good start.
  public var likelyFirst = 3
  /// Whether what is most at risk is asked first, after those; else the order is arbitrary.
  public var asksRiskiestFirst = true
  /// One in so many of the items that are likely to be known comes in a game's round; 0 for none.
  public var roundOf = 5
  /// How often a missed item is asked again before it rests until tomorrow.
  public var mostTries = 4
  /// Whether new words have a daily limit; else they fill the minutes that are left.
  public var limitsNew = true
  /// Whether items beyond a usual day's amount wait.
  public var holdsBack = true

  public init() {}
}
