import Deterministic
import Glibc
import Learning

/// Somebody who learns: what they remember, and how they answer. No scheduler sees into them.
public struct SimulatedLearner {
  let traits: LearnerTraits
  private let formulas: MemoryFormulas<Double>
  private var traces: [CourseQueue.Task: Trace] = [:]
  private var ease: [ItemID: Double] = [:]
  var chance: Chance

  /// A learner drawn by chance.
  public init(_ traits: LearnerTraits, seed: UInt64) {
    self.traits = traits
    chance = Chance(seed: seed, stream: 11)
    formulas = MemoryFormulas(weights: MemoryWeights.drawn(&chance))
  }

  /// The words of which this learner has any memory that lasts.
  var items: Set<ItemID> { Set(traces.filter { $0.value.lasting != nil }.keys.map(\.item)) }

  /// How likely a skill would be recalled on a day.
  func recall(_ task: CourseQueue.Task, on day: Int) -> Double {
    guard traits.kind == .honest, let lasting = traces[task]?.lasting else { return 0 }
    return formulas.retrievability(lasting.stability, after: Double(max(0, day - lasting.day)))
  }

  /// Whether an answer would be known, and how.
  ///
  /// - Parameter choices: how many there are to choose from; nil where it is typed.
  mutating func answers(_ task: CourseQueue.Task, among choices: Int? = nil, at time: Clock) -> Source {
    let known = likelihood(task, on: time.day)
    // What is only recognised is known sooner than what must be produced.
    if chance.happens(choices == nil ? known : known.squareRoot()) { return .known }
    if sees(task, at: time) { return .justSeen }
    if traits.kind != .hopeless, let choices, chance.happens(1 / Double(choices)) { return .guessed }
    return .unknown
  }

  private func likelihood(_ task: CourseQueue.Task, on day: Int) -> Double {
    guard traits.kind == .honest, let trace = traces[task] else { return 0 }
    guard let lasting = trace.lasting else { return trace.held * understanding(of: task, on: day) }
    if lasting.day == day { return trace.held }
    return formulas.retrievability(lasting.stability, after: Double(day - lasting.day))
  }

  /// Who doesn't know what a word means can't produce it for the first time either.
  private func understanding(of task: CourseQueue.Task, on day: Int) -> Double {
    guard task.skill == .recall else { return 1 }
    let meaning = CourseQueue.Task(task.item, .recognise)
    return traces[meaning]?.lasting == nil ? 1 : likelihood(meaning, on: day)
  }

  private mutating func sees(_ task: CourseQueue.Task, at time: Clock) -> Bool {
    guard let seen = traces[task]?.seen else { return false }
    let minutes = (time.seconds - seen) / 60
    switch traits.kind {
    case .honest: return chance.happens(exp(-minutes / traits.minutesOfSight))
    case .lastMinute: return minutes < 1
    case .guesser, .hopeless: return false
    }
  }
}

/// What stays.
extension SimulatedLearner {
  /// A word is shown with all that belongs to it.
  mutating func look(at item: ItemID, _ skills: [Skill], share: Double = 1, at time: Clock) {
    for (place, skill) in skills.enumerated() {
      let task = CourseQueue.Task(item, skill)
      // A card says more of what it means than of how to produce it.
      traces[task, default: Trace()].take(keenness(of: item) * share / Double(1 + place))
      traces[task]?.seen = time.seconds
    }
  }

  /// An answer was given, and the right one shown.
  mutating func learn(
    _ task: CourseQueue.Task, _ source: Source, isTyped: Bool, _ skills: [Skill], at time: Clock
  ) {
    let share = isTyped ? 1 : traits.transfer
    var trace = traces[task] ?? Trace()
    grow(&trace, task, source, share, time.day)
    trace.seen = time.seconds
    traces[task] = trace
    for skill in skills where skill != task.skill {
      pass(to: CourseQueue.Task(task.item, skill), from: task.skill, source, share, time)
    }
  }

  private mutating func grow(
    _ trace: inout Trace, _ task: CourseQueue.Task, _ source: Source, _ share: Double, _ day: Int
  ) {
    let keenness = keenness(of: task.item)
    let isFirst = trace.lasting == nil
    // Whoever takes the wrong card of a new word has seen it once more, and no more than that.
    if isFirst, share < 1, source != .known { return trace.take(keenness * share) }
    if trace.lasting?.day != day {
      trace.before = trace.lasting
      (trace.wasMissed, trace.isMended) = (source != .known, source.isRight)
      trace.lasting = begun(trace, task, source, share, day)
      trace.held = source == .known ? 1 : keenness
      if !source.isRight { trace.lasting?.stability *= Trace.unmended }
    } else {
      if source.isRight, trace.wasMissed, !trace.isMended { mend(&trace) }
      if source == .known { repeated(&trace, task, share, day) } else { trace.take(keenness * share) }
    }
  }

  private func mend(_ trace: inout Trace) {
    trace.lasting?.stability /= Trace.unmended
    trace.isMended = true
  }

  /// What the first answer of a day makes of it.
  private mutating func begun(
    _ trace: Trace, _ task: CourseQueue.Task, _ source: Source, _ share: Double, _ day: Int
  ) -> Trace.Lasting {
    let grade: Grade = source == .known ? .good : .again
    return trace.before.map { formulas.after(grade, $0, on: day, share: share) }
      ?? formulas.first(grade, ease: ease(of: task.item), on: day, share: share)
  }

  /// Another answer on one day adds little, but one that was typed does all that it would have done as the first.
  private mutating func repeated(_ trace: inout Trace, _ task: CourseQueue.Task, _ share: Double, _ day: Int)
  {
    guard let lasting = trace.lasting else { return }
    let again = formulas.after(.good, lasting, on: day, share: share)
    let asFirst = trace.wasMissed ? again : begun(trace, task, .known, share, day)
    trace.lasting = asFirst.stability > again.stability ? asFirst : again
    trace.held = 1
  }

  /// What was known one way round helps the other.
  private mutating func pass(
    to task: CourseQueue.Task, from skill: Skill, _ source: Source, _ share: Double, _ time: Clock
  ) {
    let share = share * (skill == .recall ? traits.fromRecall : traits.fromOther)
    var trace = traces[task] ?? Trace()
    trace.seen = time.seconds
    if let lasting = trace.lasting, source == .known, lasting.day < time.day {
      let grown = formulas.after(.good, lasting, on: time.day, share: share).stability
      trace.lasting?.stability = max(lasting.stability, grown)
    } else if trace.lasting == nil {
      trace.take(keenness(of: task.item) * share)
    }
    traces[task] = trace
  }

  private mutating func keenness(of item: ItemID) -> Double {
    min(0.95, max(0.2, traits.keenness * ease(of: item).squareRoot()))
  }

  /// How well this word stays with this learner: 1 on the whole.
  private mutating func ease(of item: ItemID) -> Double {
    if let ease = ease[item] { return ease }
    let drawn = chance.factor(spread: 0.35)
    ease[item] = drawn
    return drawn
  }
}

extension MemoryFormulas<Double> {
  fileprivate func first(_ grade: Grade, ease: Double, on day: Int, share: Double) -> Trace.Lasting {
    let (least, full) = (firstStability(.again), firstStability(grade))
    return Trace.Lasting(
      stability: ease * (least + share * (full - least)), difficulty: firstDifficulty(grade), day: day)
  }

  fileprivate func after(
    _ grade: Grade, _ lasting: Trace.Lasting, on day: Int, share: Double
  ) -> Trace.Lasting {
    let days = Double(day - lasting.day)
    let full = stability(lasting.stability, lasting.difficulty, after: grade, days: days)
    let part = grade == .again ? 1 : share
    return Trace.Lasting(
      stability: max(0.05, lasting.stability + part * (full - lasting.stability)),
      difficulty: difficulty(lasting.difficulty, after: grade), day: day)
  }
}
