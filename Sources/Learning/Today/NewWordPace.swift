/// The number of new words a day that fill the learner's minutes ten to nineteen days ahead, in the mean. It is computed
/// anew each day, and falls as reviews become more.
///
/// The forecast follows shares of memories rather than single ones. Of what is due, the share that FSRS expects to be
/// recalled grows, the rest lapses; a skill that is right on a later day opens the next one.
struct NewWordPace {
  /// The days of the forecast, and those whose mean the minutes must hold. Days 50 to 60 instead would leave four minutes
  /// in ten unused in the first month.
  static let days = 20
  private static let judged = 10..<days
  /// How far a single day may exceed the minutes.
  private static let mostOverrun = 1.2
  /// Seconds, feedback included, as measured with simulated learners: for a chosen and a typed answer, and for what a miss
  /// adds with its repetitions. `DayAmount` has the mean of all reviews, which tells less of days to come.
  private static let (chosen, typed, miss) = (4.3, 8.6, 8.0)
  /// The share of new words that are known when they are first asked.
  private static let knownAtFirst = 0.7
  /// The stability, in days, that a later skill counts with when it opens.
  static let stabilityOfOpened = 1.0

  private let steps: MemorySteps
  private let skills: Int
  /// The seconds of a new word with its card, its round and its question.
  private let newWord: Double

  /// - Parameters:
  ///   - skills: how many skills a word has.
  ///   - hasRounds: whether new words are played in rounds.
  init(_ model: MemoryModel, skills: Int, hasRounds: Bool = true) {
    (steps, self.skills) = (MemorySteps(model), max(1, skills))
    newWord = hasRounds ? 26 : 21
  }

  /// The most new words a day. Today's own reviews don't count, since the day's plan looks at them.
  ///
  /// - Parameters:
  ///   - minutes: how long a day may take.
  ///   - memories: what is known so far.
  func words(minutes: Int, after memories: [Memory] = []) -> Int {
    var waiting = Waiting(days: Self.days, skills: skills, levels: steps.count)
    for memory in memories { waiting.add(memory, at: steps.level(of: memory.stability)) }
    let (busy, more) = (seconds(waiting, new: 0), seconds(waiting.emptied, new: 1))
    let asked = Double(minutes * 60)
    let mean = (asked - busy[Self.judged].mean) / more[Self.judged].mean
    let each = (1..<Self.days).map { (asked * Self.mostOverrun - busy[$0]) / more[$0] }
    return max(0, Int(each.reduce(mean, min).rounded()))
  }

  /// A memory that reviews come from.
  struct Memory {
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
      begin(new, skill: 0, on: day, &waiting)
      return waiting.places.reduce(new * newWord) { $0 + review($1, on: day, &waiting) }
    }
  }

  /// Asks what is due at a place. Returns the seconds that it takes.
  private func review(_ place: Waiting.Place, on day: Int, _ waiting: inout Waiting) -> Double {
    let share = waiting[day, place]
    if share == 0 { return 0 }
    let step = steps[place.level]
    let (known, missed) = (share * step.recall, share * (1 - step.recall))
    var next = place
    next.level = step.lapsed
    move(missed, to: next, from: day, &waiting)
    (next.level, next.leadsOn) = (step.grown, false)
    move(known, to: next, from: day, &waiting)
    if place.leadsOn { begin(known, skill: place.skill + 1, on: day + 1, &waiting) }
    return share * (step.isTyped ? Self.typed : Self.chosen) + missed * Self.miss
  }

  /// Adds words whose skill is asked for the first time. A later skill is chosen then, and asked again on the next day.
  private func begin(_ share: Double, skill: Int, on day: Int, _ waiting: inout Waiting) {
    guard share > 0, skill < skills else { return }
    var place = Waiting.Place(
      skill: skill, leadsOn: skill + 1 < skills, level: steps.level(of: Self.stabilityOfOpened))
    if skill > 0 { return waiting.add(share, on: day, place) }
    place.level = steps.first
    move(share * Self.knownAtFirst, to: place, from: day, &waiting)
    place.level = steps.missed
    move(share * (1 - Self.knownAtFirst), to: place, from: day, &waiting)
  }

  private func move(_ share: Double, to place: Waiting.Place, from day: Int, _ waiting: inout Waiting) {
    waiting.add(share, on: day + steps[place.level].wait, place)
  }
}

/// What a review does to a memory, by levels of stability.
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
  private static let (least, levels) = (0.2, 46)

  private var steps: [Step] = []
  /// The levels of a new word that was known when it was first asked, and of one that wasn't.
  private(set) var (first, missed) = (0, 0)

  init(_ model: MemoryModel) {
    let start = Day(number: 0)
    var stability = Self.least
    for _ in 0..<Self.levels {
      steps.append(step(from: stability, model, start))
      stability *= Self.ratio
    }
    first = level(of: model.review(nil, .good, on: start).stability)
    missed = level(of: model.review(nil, .again, on: start).stability)
  }

  var count: Int { steps.count }

  subscript(level: Int) -> Step { steps[level] }

  /// The nearest level, or the last one.
  func level(of stability: Double) -> Int {
    var (level, bound) = (0, Self.least * Self.ratio.squareRoot())
    while level < Self.levels - 1, stability >= bound { (level, bound) = (level + 1, bound * Self.ratio) }
    return level
  }

  private func step(from stability: Double, _ model: MemoryModel, _ start: Day) -> Step {
    let wait = model.interval(stability)
    var state = model.review(nil, .good, on: start)
    state.stability = stability
    let day = start.after(by: wait)
    return Step(
      wait: Int(wait), recall: model.retrievability(of: state, on: day),
      isTyped: stability >= model.rules.typedFrom,
      grown: level(of: model.review(state, .good, on: day).stability),
      lapsed: level(of: model.review(state, .again, on: day).stability))
  }
}

/// The shares of words that are due on each day, by place.
private struct Waiting {
  /// Which skill of a word, whether it leads on to another, and the level of its stability.
  struct Place {
    var skill: Int
    var leadsOn: Bool
    var level: Int
  }

  let places: [Place]
  private let days, skills, levels: Int
  private var shares: [Double]

  init(days: Int, skills: Int, levels: Int) {
    (self.days, self.skills, self.levels) = (days, skills, levels)
    places = (0..<skills).flatMap { skill in
      [false, true].flatMap { leadsOn in
        (0..<levels).map { Place(skill: skill, leadsOn: leadsOn, level: $0) }
      }
    }
    shares = Array(repeating: 0, count: days * places.count)
  }

  var emptied: Waiting { Waiting(days: days, skills: skills, levels: levels) }

  subscript(day: Int, place: Place) -> Double { shares[index(day, place)] }

  /// What is due after the last day is left out.
  mutating func add(_ share: Double, on day: Int, _ place: Place) {
    if day < days { shares[index(day, place)] += share }
  }

  mutating func add(_ memory: NewWordPace.Memory, at level: Int) {
    let skill = min(memory.skill, skills - 1)
    let place = Place(skill: skill, leadsOn: memory.leadsOn && skill + 1 < skills, level: level)
    add(1, on: memory.wait, place)
  }

  private func index(_ day: Int, _ place: Place) -> Int {
    ((day * skills + place.skill) * 2 + (place.leadsOn ? 1 : 0)) * levels + place.level
  }
}

extension ArraySlice<Double> {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}
