import Deterministic
import Glibc
import Learning

/// A learner's memory and way of answering. Schedulers can't see into it.
public struct SimulatedLearner {
  let traits: LearnerTraits
  private let formulas: MemoryFormulas<Double>
  private var traces: [CourseQueue.Task: Trace] = [:]
  private var ease: [ItemID: Double] = [:]
  var chance: Chance

  public init(_ traits: LearnerTraits, seed: UInt64) {
    self.traits = traits
    chance = Chance(seed: seed, stream: 11)
    formulas = MemoryFormulas(weights: MemoryWeights.drawn(&chance))
  }

  /// The words of which the learner has a lasting memory.
  var items: Set<ItemID> { Set(traces.filter { $0.value.lasting != nil }.keys.map(\.item)) }

  /// The probability that a skill would be recalled on a day.
  func recall(_ task: CourseQueue.Task, on day: Int) -> Double {
    guard traits.kind == .honest, let lasting = traces[task]?.lasting else { return 0 }
    return formulas.retrievability(lasting.stability, after: Double(max(0, day - lasting.day)))
  }

  /// Whether and how the learner would know an answer.
  ///
  /// - Parameter choices: the number of options; nil where it is typed.
  public mutating func answers(
    _ task: CourseQueue.Task, among choices: Int? = nil, at time: SimulatedTime
  ) -> AnswerSource {
    let known = likelihood(task, on: time.day)
    // Recognising is easier than producing.
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

  /// Without knowing what a word means, nobody can produce it for the first time.
  private func understanding(of task: CourseQueue.Task, on day: Int) -> Double {
    guard task.skill == .recall else { return 1 }
    let meaning = CourseQueue.Task(task.item, .recognise)
    return traces[meaning]?.lasting == nil ? 1 : likelihood(meaning, on: day)
  }

  private mutating func sees(_ task: CourseQueue.Task, at time: SimulatedTime) -> Bool {
    guard let seen = traces[task]?.seen else { return false }
    let minutes = (time.seconds - seen) / 60
    switch traits.kind {
    case .honest: return chance.happens(exp(-minutes / traits.minutesOfSight))
    case .lastMinute: return minutes < 1
    case .guesser, .hopeless: return false
    }
  }
}

extension SimulatedLearner {
  /// A word is shown with everything about it.
  public mutating func look(
    at item: ItemID, _ skills: [Skill], share: Double = 1, at time: SimulatedTime
  ) {
    for (place, skill) in skills.enumerated() {
      let task = CourseQueue.Task(item, skill)
      // A card shows the meaning better than how to produce the word.
      traces[task, default: Trace()].take(keenness(of: item) * share / Double(1 + place))
      traces[task]?.seen = time.seconds
    }
  }

  /// An answer was given, and the right one shown.
  public mutating func learn(
    _ task: CourseQueue.Task, _ source: AnswerSource, isTyped: Bool, _ skills: [Skill], at time: SimulatedTime
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
    _ trace: inout Trace, _ task: CourseQueue.Task, _ source: AnswerSource, _ share: Double, _ day: Int
  ) {
    let keenness = keenness(of: task.item)
    let isFirst = trace.lasting == nil
    // Taking the wrong card of a new word is one more exposure, nothing else.
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

  /// The effect of a day's first answer.
  private mutating func begun(
    _ trace: Trace, _ task: CourseQueue.Task, _ source: AnswerSource, _ share: Double, _ day: Int
  ) -> Trace.Lasting {
    let grade: Grade = source == .known ? .good : .again
    return trace.before.map { formulas.after(grade, $0, on: day, share: share) }
      ?? formulas.first(grade, ease: ease(of: task.item), on: day, share: share)
  }

  /// Another answer on the same day adds little, but a typed one has the full effect of a first one.
  private mutating func repeated(_ trace: inout Trace, _ task: CourseQueue.Task, _ share: Double, _ day: Int)
  {
    guard let lasting = trace.lasting else { return }
    let again = formulas.after(.good, lasting, on: day, share: share)
    let asFirst = trace.wasMissed ? again : begun(trace, task, .known, share, day)
    trace.lasting = asFirst.stability > again.stability ? asFirst : again
    trace.held = 1
  }

  /// Knowing one direction helps the other.
  private mutating func pass(
    to task: CourseQueue.Task, from skill: Skill, _ source: AnswerSource, _ share: Double,
    _ time: SimulatedTime
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

  /// How well this learner remembers this word: 1 on average.
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

extension SimulatedLearner {
  /// What the learner types of an answer they know: occasionally with a slip.
  public mutating func typed(_ answer: String) -> String {
    chance.happens(traits.slips) ? slip(in: answer) : answer
  }

  /// The answer, occasionally with a slip; without knowledge, another word's answer or nothing.
  mutating func text(for asked: CourseSession.Asked, _ source: AnswerSource, beside words: [Word]) -> String?
  {
    let question = asked.question
    if source.isRight { return typed(question.answer) }
    guard chance.happens(0.5), let other = chance.pick(from: words), other.id != question.item.word.id else {
      return nil
    }
    var wrong = question
    wrong.item.word = other
    return wrong.answer
  }

  /// Swaps two letters, or drops or doubles one.
  private mutating func slip(in answer: String) -> String {
    var letters = Array(answer)
    guard letters.count > 2 else { return answer }
    let place = chance.below(letters.count - 1)
    switch chance.below(3) {
    case 0: letters.swapAt(place, place + 1)
    case 1: letters.remove(at: place)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }
}
