/// What is made of answers: grades, states of memory, marks, and what counts as known. Nothing else says any of it.
///
/// States follow FSRS-6, the free spaced repetition scheduler: when a word should be asked again so that it is recalled
/// with a wanted probability. Its formulas stand in `MemoryFormulas`; its fuzz is left out.
///
/// exp and pow come from Glibc and may differ in the last bit between machines; so what a game is given of a
/// memory is whole thousandths, never these numbers themselves.
public struct MemoryModel: Hashable, Sendable {
  /// w0 to w20, trained on some hundred million reviews.
  public static let usualWeights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The hour of the learner's clock at which a day starts.
  public let dayStart: Int
  let retention: Double
  /// The numbers of a day's course.
  public let rules: CourseRules
  /// What says when something is asked again.
  public var schedule: Schedule
  private var formulas: MemoryFormulas<Double>

  /// A model.
  ///
  /// - Parameters:
  ///   - retention: the probability of recall at which something is asked again, from 0.7 to 0.99.
  ///   - weights: w0 to w20.
  ///   - dayStart: the hour of the learner's clock at which a day starts, 0 to 23.
  ///   - rules: the numbers of a day's course, as they are or as somebody tries them.
  ///   - schedule: what says when something is asked again.
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

  /// Goes by these weights from now on: states that were made before stay as they are.
  mutating func use(_ weights: [Double]) { formulas = MemoryFormulas(weights: weights) }

  /// The same model with the usual weights, as a learner begins with.
  package var untrained: MemoryModel {
    MemoryModel(retention: retention, dayStart: dayStart, rules: rules, schedule: schedule)
  }

  /// The day of a moment.
  public func day(of moment: Moment) -> Day { Day(at: moment, startingAt: dayStart) }
}

/// States and how they change.
extension MemoryModel {
  /// The state after an answer.
  ///
  /// - Parameters:
  ///   - state: what was there before; nil for the first answer.
  ///   - grade: how it went.
  ///   - day: when. Where the last answer came on a later one, by a clock that was wrong, no day has passed.
  ///   - isTold: the item was seen or answered before on that day, so that a right answer proves little: its memory
  ///     grows no more than by a second answer on one day.
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

  /// The state after a right answer that luck can explain: no stronger than before, and asked again on the next day.
  ///
  /// One lucky choice among four after ninety days would lift a stability of two days to fifty.
  public func unproven(_ state: MemoryState, on day: Day) -> MemoryState {
    var next = state
    next.stability = max(1, state.stability)
    next.reviewed = day
    next.due = day.after(by: 1)
    return next
  }

  /// The probability that something is recalled, from 0 to 1, on a day.
  public func retrievability(of state: MemoryState, on day: Day) -> Double {
    formulas.retrievability(state.stability, after: Double(Day.count(from: state.reviewed, to: day)))
  }

  /// The days until a memory of some stability should be asked for, 1 to 36,500.
  public func interval(_ stability: Double) -> Int64 {
    let days = formulas.wait(stability, to: retention)
    return Int64(min(max(days.rounded(.toNearestOrEven), 1), 36_500))
  }

  /// The state with a stability of at most so many days, due no later than that says.
  public func weakened(_ state: MemoryState, to stability: Double) -> MemoryState {
    guard state.stability > stability else { return state }
    var next = state
    next.stability = stability
    next.due = min(state.due, state.reviewed.after(by: interval(stability)))
    return next
  }

  private func first(_ grade: Grade, on day: Day) -> MemoryState {
    let stability = formulas.firstStability(grade)
    return MemoryState(
      stability: stability, difficulty: formulas.firstDifficulty(grade), reviewed: day,
      due: day.after(by: interval(stability)))
  }
}
