import Deterministic
import Learning

/// Memory as in FSRS-6, with weights of the learner's own.
struct FSRSTrace: Trace {
  /// FSRS's state.
  struct Lasting {
    var stability: Double
    var difficulty: Double
    var day: Int
  }

  /// The share that remains of a memory that was missed and not answered right on the same day. FSRS has no
  /// data on this: the people it learned from were asked again at once.
  private static let unmended = 0.6

  private let formulas: MemoryFormulas<Double>
  private let aptitude: Aptitude
  /// The memory that lasts for days; nil before the first question.
  private var lasting: Lasting?
  /// The probability that it is known without lasting memory: before the first question, from seeing it; on a
  /// day on which it was asked, from how that went.
  private var held = 0.0
  /// The lasting memory at the start of the day on which it was last asked; nil where that was the first one.
  private var before: Lasting?
  /// Whether it was missed on that day.
  private var wasMissed = false
  /// Whether it was right later on that day.
  private var isMended = true

  init(_ formulas: MemoryFormulas<Double>, _ aptitude: Aptitude) {
    (self.formulas, self.aptitude) = (formulas, aptitude)
  }

  var wasAsked: Bool { lasting != nil }

  func likelihood(at time: SimulatedTime) -> Double {
    lasting.map { $0.day == time.day } ?? true ? held : recall(on: time.day)
  }

  func recall(on day: Int) -> Double {
    lasting.map { formulas.retrievability($0.stability, after: Double(max(0, day - $0.day))) } ?? 0
  }

  mutating func see(_ share: Double, at time: SimulatedTime) {
    held = 1 - (1 - held) * (1 - aptitude.keenness * share)
  }

  mutating func answer(_ source: AnswerSource, _ share: Double, at time: SimulatedTime) {
    // Taking the wrong card of a new word is one more exposure, nothing else.
    if lasting == nil, share < 1, source != .known { return see(share, at: time) }
    if lasting?.day != time.day { return begin(source, share, on: time.day) }
    if source.isRight, wasMissed, !isMended { mend() }
    if source == .known { repeated(share, on: time.day) } else { see(share, at: time) }
  }

  mutating func pass(_ source: AnswerSource, _ share: Double, at time: SimulatedTime) {
    guard let lasting else { return see(share, at: time) }
    guard source == .known, lasting.day != time.day else { return }
    let grown = formulas.after(.good, lasting, on: time.day, share: share).stability
    self.lasting?.stability = max(lasting.stability, grown)
  }

  /// A day's first answer.
  private mutating func begin(_ source: AnswerSource, _ share: Double, on day: Int) {
    before = lasting
    (wasMissed, isMended) = (source != .known, source.isRight)
    lasting = begun(source, share, on: day)
    held = source == .known ? 1 : aptitude.keenness
    if !source.isRight { lasting?.stability *= Self.unmended }
  }

  private mutating func mend() {
    lasting?.stability /= Self.unmended
    isMended = true
  }

  /// The effect of a day's first answer.
  private func begun(_ source: AnswerSource, _ share: Double, on day: Int) -> Lasting {
    let grade: Grade = source == .known ? .good : .again
    return before.map { formulas.after(grade, $0, on: day, share: share) }
      ?? formulas.first(grade, ease: aptitude.ease, on: day, share: share)
  }

  /// Another answer on the same day adds little, but a typed one has the full effect of a first one.
  private mutating func repeated(_ share: Double, on day: Int) {
    guard let lasting else { return }
    let again = formulas.after(.good, lasting, on: day, share: share)
    let asFirst = wasMissed ? again : begun(.known, share, on: day)
    self.lasting = asFirst.stability > again.stability ? asFirst : again
    held = 1
  }
}

/// The weights of a learner, which no scheduler knows.
enum MemoryWeights {
  /// The weight of the forgetting curve's shape, which hardly differs between learners, and one that is mere
  /// rounding.
  private static let fixed: Set<Int> = [7, 20]

  /// Weights around the usual ones. The first four, how long a new word is remembered, differ most among
  /// people.
  static func drawn(_ chance: inout Chance) -> [Double] {
    MemoryModel.usualWeights.enumerated().map { place, weight in
      fixed.contains(place) ? weight : weight * chance.factor(spread: place < 4 ? 0.3 : 0.1)
    }
  }
}

extension MemoryFormulas<Double> {
  fileprivate func first(_ grade: Grade, ease: Double, on day: Int, share: Double) -> FSRSTrace.Lasting {
    let (least, full) = (firstStability(.again), firstStability(grade))
    return FSRSTrace.Lasting(
      stability: ease * (least + share * (full - least)), difficulty: firstDifficulty(grade), day: day)
  }

  fileprivate func after(
    _ grade: Grade, _ lasting: FSRSTrace.Lasting, on day: Int, share: Double
  ) -> FSRSTrace.Lasting {
    let days = Double(day - lasting.day)
    let full = stability(lasting.stability, lasting.difficulty, after: grade, days: days)
    let part = grade == .again ? 1 : share
    return FSRSTrace.Lasting(
      stability: max(0.05, lasting.stability + part * (full - lasting.stability)),
      difficulty: difficulty(lasting.difficulty, after: grade), day: day)
  }
}
