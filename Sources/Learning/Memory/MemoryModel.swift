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
  private let formulas: MemoryFormulas<Double>

  /// A model.
  ///
  /// - Parameters:
  ///   - retention: the probability of recall at which something is asked again, from 0.7 to 0.99.
  ///   - weights: w0 to w20.
  ///   - dayStart: the hour of the learner's clock at which a day starts, 0 to 23.
  public init(
    retention: Double = 0.9, weights: [Double] = MemoryModel.usualWeights, dayStart: Int = 0
  ) {
    self.retention = min(max(retention, 0.7), 0.99)
    self.dayStart = dayStart
    formulas = MemoryFormulas(weights: weights.count == Self.usualWeights.count ? weights : Self.usualWeights)
  }

  /// The day of a moment.
  public func day(of moment: Moment) -> Day { Day(at: moment, startingAt: dayStart) }

  /// What an answer says of the memory; nil where it proves nothing.
  public func grade(of answer: Answer) -> Grade? {
    guard answer.certainty == .known else { return nil }
    return answer.verdict.isRight ? .good : .again
  }
}

/// States and how they change.
extension MemoryModel {
  /// The state after an answer.
  ///
  /// - Parameters:
  ///   - state: what was there before; nil for the first answer.
  ///   - grade: how it went.
  ///   - time: when, in seconds since 1970 UTC. A time before the last answer counts as the same day.
  public func review(_ state: MemoryState?, _ grade: Grade, at time: Int64) -> MemoryState {
    guard let state else { return first(grade, at: time) }
    var next = state
    let bounds = MemoryState.stabilities
    let days = Double(Day.passed(from: state.reviewed, to: time))
    let stability = formulas.stability(state.stability, state.difficulty, after: grade, days: days)
    next.stability = min(max(bounds.lowerBound, stability), bounds.upperBound)
    next.difficulty = formulas.difficulty(state.difficulty, after: grade)
    next.reviewed = time
    let wait = wait(from: state.stage, grade)
    next.stage = wait.stage
    next.due = time + (wait.seconds ?? interval(next.stability) * Day.seconds)
    return next
  }

  /// The probability that something is recalled, from 0 to 1, at a time in seconds since 1970 UTC.
  public func retrievability(of state: MemoryState, at time: Int64) -> Double {
    formulas.retrievability(state.stability, after: Double(Day.passed(from: state.reviewed, to: time)))
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
    next.due = min(state.due, state.reviewed + interval(stability) * Day.seconds)
    return next
  }

  private func first(_ grade: Grade, at time: Int64) -> MemoryState {
    let wait = wait(from: .firstStep, grade)
    let stability = formulas.firstStability(grade)
    let seconds = wait.seconds ?? interval(stability) * Day.seconds
    return MemoryState(
      stability: stability, difficulty: formulas.firstDifficulty(grade), stage: wait.stage, reviewed: time,
      due: time + seconds)
  }

  /// What follows a grade, and after how many seconds; nil leaves that to the stability.
  private func wait(
    from stage: MemoryState.Stage, _ grade: Grade
  ) -> (stage: MemoryState.Stage, seconds: Int64?) {
    switch (stage, grade) {
    case (_, .easy), (.review, .hard), (.review, .good), (.secondStep, .good), (.relearning, .good):
      (.review, nil)
    case (.firstStep, .again), (.secondStep, .again): (.firstStep, 60)
    case (.firstStep, .hard): (.firstStep, 330)
    case (.firstStep, .good), (.secondStep, .hard): (.secondStep, 600)
    case (.review, .again), (.relearning, .again): (.relearning, 600)
    case (.relearning, .hard): (.relearning, 900)
    }
  }
}
