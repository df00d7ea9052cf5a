import Glibc

/// FSRS-6, the free spaced repetition scheduler: when a word should be asked again so that it is recalled with a
/// wanted probability. Formulas and weights are those of the package `fsrs` 6.3.2 (MIT), without its fuzz.
///
/// exp and pow come from Glibc and may differ in the last bit between machines; so what a game is given of a
/// memory is whole thousandths, never these numbers themselves.
public struct Scheduler: Sendable {
  /// The scheduler with the default weights and a wanted probability of 90 %.
  public static let standard = Scheduler()

  /// w0 to w20, trained on some hundred million reviews.
  static let defaultWeights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let secondsADay: Int64 = 86_400

  private let weights = Scheduler.defaultWeights
  private let retention: Double
  /// F in the formulas: makes the probability 90 % after `stability` days.
  private let factor: Double

  /// A scheduler that asks again when the probability of recall has sunk to `retention`, from 0.7 to 0.99.
  public init(retention: Double = 0.9) {
    self.retention = min(max(retention, 0.7), 0.99)
    factor = pow(0.9, -1 / weights[20]) - 1
  }

  /// The memory after an answer.
  ///
  /// - Parameters:
  ///   - memory: what was there before; nil for the first answer.
  ///   - grade: how it went.
  ///   - time: when, in seconds since 1970 UTC. A time before the last answer counts as the same day.
  public func review(_ memory: MemoryState?, _ grade: Grade, at time: Int64) -> MemoryState {
    guard let memory else { return first(grade, at: time) }
    var next = memory
    let bounds = MemoryState.stabilities
    next.stability = min(
      max(bounds.lowerBound, stability(of: memory, after: grade, at: time)), bounds.upperBound)
    next.difficulty = difficulty(memory.difficulty, after: grade)
    next.reviewed = time
    let wait = wait(from: memory.stage, grade)
    next.stage = wait.stage
    next.due = time + (wait.seconds ?? interval(next.stability) * Self.secondsADay)
    return next
  }

  /// The probability that something is recalled now, from 0 to 1.
  public func retrievability(of memory: MemoryState, at time: Int64) -> Double {
    pow(1 + factor * Double(days(since: memory, at: time)) / memory.stability, -weights[20])
  }

  /// The days until a memory of some stability should be asked for, 1 to 36,500.
  public func interval(_ stability: Double) -> Int64 {
    let days = stability / factor * (pow(retention, -1 / weights[20]) - 1)
    return Int64(min(max(days.rounded(.toNearestOrEven), 1), 36_500))
  }
}

extension Scheduler {
  private func first(_ grade: Grade, at time: Int64) -> MemoryState {
    let wait = wait(from: .firstStep, grade)
    let stability = weights[grade.rawValue - 1]
    let seconds = wait.seconds ?? interval(stability) * Self.secondsADay
    return MemoryState(
      stability: stability, difficulty: clamped(firstDifficulty(grade)), stage: wait.stage, reviewed: time,
      due: time + seconds)
  }

  private func days(since memory: MemoryState, at time: Int64) -> Int64 {
    max(0, time - memory.reviewed) / Self.secondsADay
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

  private func stability(of memory: MemoryState, after grade: Grade, at time: Int64) -> Double {
    let stability = memory.stability
    if days(since: memory, at: time) < 1 {
      let step = Double(grade.rawValue - 3) + weights[18]
      let growth = exp(weights[17] * step) * pow(stability, -weights[19])
      return stability * (grade == .again ? growth : max(growth, 1))
    }
    let forgotten = 1 - retrievability(of: memory, at: time)
    return grade == .again ? lapsed(memory, forgotten) : stability * growth(memory, grade, forgotten)
  }

  private func growth(_ memory: MemoryState, _ grade: Grade, _ forgotten: Double) -> Double {
    let bonus = grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1
    let ease = exp(weights[8]) * (11 - memory.difficulty) * pow(memory.stability, -weights[9])
    return 1 + ease * (exp(weights[10] * forgotten) - 1) * bonus
  }

  private func lapsed(_ memory: MemoryState, _ forgotten: Double) -> Double {
    let long =
      weights[11] * pow(memory.difficulty, -weights[12]) * (pow(memory.stability + 1, weights[13]) - 1)
      * exp(weights[14] * forgotten)
    return min(long, memory.stability / exp(weights[17] * weights[18]))
  }

  private func firstDifficulty(_ grade: Grade) -> Double {
    weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
  }

  private func difficulty(_ difficulty: Double, after grade: Grade) -> Double {
    let change = -weights[6] * Double(grade.rawValue - 3) * (10 - difficulty) / 9
    return clamped(weights[7] * firstDifficulty(.easy) + (1 - weights[7]) * (difficulty + change))
  }

  private func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}
