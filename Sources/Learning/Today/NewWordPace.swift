/// How many new words a day fit the minutes that a learner gives: as many as fill the days from the tenth on. The number is
/// computed anew each day, so that later days, which have more reviews, get fewer.
///
/// The forecast follows shares of memories rather than single ones. Of what is due, the share that is likely to be
/// recalled grows by FSRS's formulas, the rest lapses; a skill that was right on a later day opens the next one.
struct NewWordPace {
  /// The days of the forecast, and those whose mean the minutes must hold. A later mean would leave minutes unused until
  /// then: with that of days 50 to 60, four in ten in the first month.
  private static let (days, judged) = (20, 10..<20)
  /// How far a single day may exceed the minutes.
  private static let mostOverrun = 1.2
  /// Seconds, as measured with simulated learners, feedback included: for a chosen and a typed answer, for what a miss
  /// adds with its repetitions, and for a new word with its card, its round and its question.
  private static let (chosen, typed, miss, new) = (4.3, 8.6, 8.0, 26.0)
  /// The share of new words that are known when they are first asked.
  private static let knownAtFirst = 0.7

  private let steps: MemorySteps
  private let skills: Int
  private let opensInTurn: Bool

  /// - Parameter skills: how many skills a word has.
  init(_ model: MemoryModel, skills: Int) {
    steps = MemorySteps(model)
    (self.skills, opensInTurn) = (max(1, skills), model.rules.opensInTurn)
  }

  /// The most new words a day.
  ///
  /// - Parameters:
  ///   - minutes: how long a day may take.
  ///   - memories: what is known so far.
  func words(minutes: Int, after memories: [Known] = []) -> Int {
    var known = Waiting(days: Self.days, skills: skills, levels: steps.count)
    for memory in memories { known.add(memory, at: steps.level(of: memory.stability)) }
    let (busy, more) = (seconds(known, new: 0), seconds(known.emptied, new: 1))
    let asked = Double(minutes * 60)
    let mean = (asked - busy[Self.judged].mean) / more[Self.judged].mean
    let each = (1..<Self.days).map { (asked * Self.mostOverrun - busy[$0]) / more[$0] }
    return max(0, Int(each.reduce(mean, min).rounded()))
  }

  /// A memory that reviews come from.
  struct Known {
    /// Which of the word's skills it is, from 0.
    var skill: Int
    /// In days.
    var stability: Double
    /// The days until it is due; 0 if it is now.
    var wait: Int
    /// Whether the next skill of the word opens when this one is right.
    var leadsOn: Bool
  }

  /// How long each day takes if so many words begin on every day.
  private func seconds(_ waiting: Waiting, new: Double) -> [Double] {
    var waiting = waiting
    return (0..<Self.days).map { day in
      begin(new, skill: 0, on: day, knownAtFirst: Self.knownAtFirst, &waiting)
      return new * Self.new + review(on: day, &waiting)
    }
  }

  /// Asks everything that is due on a day. Returns the seconds that it takes.
  private func review(on day: Int, _ waiting: inout Waiting) -> Double {
    var seconds = 0.0
    for skill in 0..<skills {
      for leadsOn in [false, true] {
        for level in 0..<steps.count {
          let share = waiting[day, skill, leadsOn, level]
          if share == 0 { continue }
          let step = steps[level]
          seconds += share * ((step.isTyped ? Self.typed : Self.chosen) + (1 - step.recall) * Self.miss)
          move(share * (1 - step.recall), to: step.lapsed, from: day, skill, leadsOn: leadsOn, &waiting)
          move(share * step.recall, to: step.grown, from: day, skill, leadsOn: false, &waiting)
          if leadsOn { begin(share * step.recall, skill: skill + 1, on: day + 1, &waiting) }
        }
      }
    }
    return seconds
  }

  /// Adds words whose skill is asked for the first time. A word's later skills are chosen at first, and asked again on
  /// the next day.
  private func begin(
    _ share: Double, skill: Int, on day: Int, knownAtFirst: Double? = nil, _ waiting: inout Waiting
  ) {
    guard share > 0, skill < skills else { return }
    let leadsOn = skill + 1 < skills
    guard let known = knownAtFirst else {
      return waiting.add(share, day, skill, leadsOn, steps.level(of: 1))
    }
    move(share * known, to: steps.first, from: day, skill, leadsOn: leadsOn, &waiting)
    move(share * (1 - known), to: steps.missed, from: day, skill, leadsOn: leadsOn, &waiting)
  }

  private func move(
    _ share: Double, to level: Int, from day: Int, _ skill: Int, leadsOn: Bool, _ waiting: inout Waiting
  ) {
    waiting.add(share, day + steps[level].wait, skill, leadsOn, level)
  }
}

/// What reviews do to memories of each of some stabilities.
private struct MemorySteps {
  struct Step {
    /// The days until it is due, and how likely it is recalled then.
    var wait: Int
    var recall: Double
    var isTyped: Bool
    /// The levels after a right answer and after a miss.
    var grown = 0
    var lapsed = 0
  }

  /// A level's stability is so many times the one below it.
  private static let ratio = 1.2
  private static let least = 0.2

  private var steps: [Step] = []
  private(set) var (first, missed) = (0, 0)

  init(_ model: MemoryModel) {
    let stabilities = (0..<46).map { place in
      (0..<place).reduce(Self.least) { least, _ in least * Self.ratio }
    }
    let start = Day(number: 0)
    for stability in stabilities {
      let wait = model.interval(stability)
      var state = model.review(nil, .good, on: start)
      state.stability = stability
      let day = start.after(by: wait)
      var step = Step(
        wait: Int(wait), recall: model.retrievability(of: state, on: day),
        isTyped: stability >= model.rules.typedFrom)
      step.grown = level(of: model.review(state, .good, on: day).stability)
      step.lapsed = level(of: model.review(state, .again, on: day).stability)
      steps.append(step)
    }
    first = level(of: model.review(nil, .good, on: start).stability)
    missed = level(of: model.review(nil, .again, on: start).stability)
  }

  var count: Int { steps.count }

  subscript(level: Int) -> Step { steps[level] }

  /// The nearest level, or the last one.
  func level(of stability: Double) -> Int {
    var (level, bound) = (0, Self.least * Self.ratio.squareRoot())
    while level < 45, stability >= bound { (level, bound) = (level + 1, bound * Self.ratio) }
    return level
  }
}

/// The memories that are due on each day: by skill, by whether they lead on to another skill, and by level. Those of one
/// word count as one, shares of words as less.
private struct Waiting {
  private let days, skills, levels: Int
  private var shares: [Double]

  init(days: Int, skills: Int, levels: Int) {
    (self.days, self.skills, self.levels) = (days, skills, levels)
    shares = Array(repeating: 0, count: days * skills * 2 * levels)
  }

  var emptied: Waiting { Waiting(days: days, skills: skills, levels: levels) }

  subscript(day: Int, skill: Int, leadsOn: Bool, level: Int) -> Double {
    shares[place(day, skill, leadsOn, level)]
  }

  /// What is due after the last day is left out.
  mutating func add(_ share: Double, _ day: Int, _ skill: Int, _ leadsOn: Bool, _ level: Int) {
    if day < days { shares[place(day, skill, leadsOn, level)] += share }
  }

  mutating func add(_ memory: NewWordPace.Known, at level: Int) {
    let skill = min(memory.skill, skills - 1)
    add(1, memory.wait, skill, memory.leadsOn && skill + 1 < skills, level)
  }

  private func place(_ day: Int, _ skill: Int, _ leadsOn: Bool, _ level: Int) -> Int {
    ((day * skills + skill) * 2 + (leadsOn ? 1 : 0)) * levels + level
  }
}

extension ArraySlice<Double> {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}
