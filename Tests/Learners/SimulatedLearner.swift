import Deterministic
import Glibc
import Learning

/// A learner's memory and way of answering. Schedulers can't see into it.
public struct SimulatedLearner {
  let traits: LearnerTraits
  private let fresh: @Sendable (Aptitude) -> any Trace
  private var traces: [CourseQueue.Task: any Trace] = [:]
  /// When each was last seen, in seconds.
  private var seen: [CourseQueue.Task: Double] = [:]
  private var ease: [ItemID: Double] = [:]
  var chance: Chance

  public init(_ traits: LearnerTraits, seed: UInt64) {
    self.traits = traits
    chance = Chance(seed: seed, stream: 11)
    fresh = Self.memory(traits.memory, &chance)
  }

  /// Makes the memories of a learner.
  private static func memory(_ memory: LearnerTraits.Memory, _ chance: inout Chance)
    -> @Sendable (Aptitude) -> any Trace
  {
    switch memory {
    case .fsrs:
      let formulas = MemoryFormulas(weights: MemoryWeights.drawn(&chance))
      return { FSRSTrace(formulas, $0) }
    case .activation:
      let parameters = ActivationTrace.Parameters.drawn(&chance)
      return { ActivationTrace(parameters, $0) }
    }
  }

  /// The probability that a skill would be recalled on a day.
  func recall(_ task: CourseQueue.Task, on day: Int) -> Double {
    guard traits.kind == .honest, let trace = traces[task] else { return 0 }
    return trace.recall(on: day)
  }

  /// Whether and how the learner would know an answer.
  ///
  /// - Parameter choices: the number of options; nil where it is typed.
  public mutating func answers(
    _ task: CourseQueue.Task, among choices: Int? = nil, at time: SimulatedTime
  ) -> AnswerSource {
    let known = likelihood(task, at: time)
    // Recognising is easier than producing.
    if chance.happens(choices == nil ? known : known.squareRoot()) { return .known }
    if sees(task, at: time) { return .justSeen }
    if traits.kind != .hopeless, let choices, chance.happens(1 / Double(choices)) { return .guessed }
    return .unknown
  }

  private func likelihood(_ task: CourseQueue.Task, at time: SimulatedTime) -> Double {
    guard traits.kind == .honest, let trace = traces[task] else { return 0 }
    return trace.likelihood(at: time) * (trace.wasAsked ? 1 : understanding(of: task, at: time))
  }

  /// Without knowing what a word means, nobody can produce it for the first time.
  private func understanding(of task: CourseQueue.Task, at time: SimulatedTime) -> Double {
    let meaning = CourseQueue.Task(task.item, .recognise)
    guard task.skill == .recall, let trace = traces[meaning], trace.wasAsked else { return 1 }
    return trace.likelihood(at: time)
  }

  private mutating func sees(_ task: CourseQueue.Task, at time: SimulatedTime) -> Bool {
    guard let seen = seen[task] else { return false }
    let minutes = (time.seconds - seen) / 60
    switch traits.kind {
    // Activation includes what was seen a moment ago.
    case .honest: return traits.memory == .fsrs && chance.happens(exp(-minutes / traits.minutesOfSight))
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
      // A card shows the meaning better than how to produce the word.
      change(CourseQueue.Task(item, skill), at: time) { $0.see(share / Double(1 + place), at: time) }
    }
  }

  /// An answer was given, and the right one shown.
  public mutating func learn(
    _ task: CourseQueue.Task, _ source: AnswerSource, isTyped: Bool, _ skills: [Skill], at time: SimulatedTime
  ) {
    let share = isTyped ? 1 : traits.transfer
    change(task, at: time) { $0.answer(source, share, at: time) }
    // Knowing one direction helps the other.
    let passed = share * (task.skill == .recall ? traits.fromRecall : traits.fromOther)
    for skill in skills where skill != task.skill {
      change(CourseQueue.Task(task.item, skill), at: time) {
        $0.pass(source, passed, at: time)
      }
    }
  }

  private mutating func change(
    _ task: CourseQueue.Task, at time: SimulatedTime, _ change: (inout any Trace) -> Void
  ) {
    seen[task] = time.seconds
    let ease = ease(of: task.item)
    let keenness = min(0.95, max(0.2, traits.keenness * ease.squareRoot()))
    var trace = traces[task] ?? fresh(Aptitude(ease: ease, keenness: keenness))
    change(&trace)
    traces[task] = trace
  }

  /// How well this learner remembers this word: 1 on average.
  private mutating func ease(of item: ItemID) -> Double {
    if let ease = ease[item] { return ease }
    let drawn = traits.ease * chance.factor(spread: 0.35)
    ease[item] = drawn
    return drawn
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
