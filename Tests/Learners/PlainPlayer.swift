import Deterministic
import Learning

/// Babble's rival: typed reviews by the rules of the package `fsrs`, in both directions, with a fixed number of
/// new words a day.
public struct PlainPlayer {
  private let month: Month
  private let words: [(item: ItemID, skills: [Skill])]
  private let formulas = MemoryFormulas<Double>(weights: MemoryModel.usualWeights)
  private var learner: SimulatedLearner
  private var chance: Chance
  private var cards: [PlainCard] = []
  private var figures = MonthFigures()
  private var met = 0

  private init(_ month: Month) {
    self.month = month
    let origin = month.deck.origin
    let ids = Knowledge().ids(of: month.deck.words, in: month.deck)
    words = zip(ids, month.deck.words).map { ($0, DeckWord($1, of: origin).skills) }
    learner = SimulatedLearner(month.traits, seed: month.seed)
    chance = Chance(seed: month.seed, stream: 12)
  }

  /// - Parameters:
  ///   - new: the most new words a day.
  ///   - minutes: the minutes of each day; by default, those that were asked for.
  ///   - isNewFirst: whether new words come before what is due, and may leave no time for it.
  public static func play(
    _ month: Month, new: Int, minutes: [Double]? = nil, isNewFirst: Bool = false
  ) -> MonthFigures {
    var player = PlainPlayer(month)
    for day in 0..<month.days {
      player.play(day, new: new, minutes: minutes?[day] ?? Double(month.minutes), isNewFirst: isNewFirst)
    }
    player.figures.kept = player.learner.kept(player.words, on: month.days - 1 + 7)
    return player.figures
  }

  private mutating func play(_ day: Int, new: Int, minutes: Double, isNewFirst: Bool) {
    var clock = SimulatedTime(day: day, &chance)
    let (start, before) = (clock.seconds, met)
    let end = start + minutes * 60
    while clock.seconds < end {
      let isNewLeft = met < min(before + new, words.count)
      let due = isNewFirst && isNewLeft ? nil : next(at: clock.seconds)
      if due == nil, isNewLeft {
        begin(words[met], &clock)
        met += 1
      } else if let place = due ?? soonest(before: start + 43_200) {
        ask(place, &clock)
      } else {
        break
      }
    }
    figures.begun.append(met - before)
    figures.waiting = cards.count { $0.due < clock.seconds }
    figures.minutes.append((clock.seconds - start) / 60)
  }

  /// The card that is most overdue.
  private func next(at time: Double) -> Int? {
    cards.indices.filter { cards[$0].due <= time }
      .min { cards[$0].due < cards[$1].due }
  }

  /// A card whose learning step ends within the session; nobody waits idly for it.
  private func soonest(before time: Double) -> Int? {
    cards.indices.filter { cards[$0].isLearning && cards[$0].due < time }
      .min { cards[$0].due < cards[$1].due }
  }

  private mutating func begin(_ word: (item: ItemID, skills: [Skill]), _ clock: inout SimulatedTime) {
    clock.pass(month.pace.card)
    learner.look(at: word.item, word.skills, at: clock)
    // The other direction is asked from the next day on.
    cards += word.skills.enumerated().map { place, skill in
      PlainCard(
        CourseQueue.Task(word.item, skill), due: clock.seconds + (place == 0 ? 60 : Double(place) * 86_400))
    }
  }

  private mutating func ask(_ place: Int, _ clock: inout SimulatedTime) {
    let task = cards[place].task
    let source = learner.answers(task, at: clock)
    if !cards[place].isLearning { figures.count(isRecalled: source.isRight) }
    clock.pass(month.pace.typed + (source.isRight ? 0 : month.pace.miss))
    cards[place].review(isRight: source.isRight, at: clock.seconds, formulas)
    learner.learn(task, source, isTyped: true, [.recognise, .recall], at: clock)
  }
}

/// A card of the package `fsrs` 6.3.2 without fuzz: learning steps of one and ten minutes, a relearning step
/// of ten minutes. Days are those of the calendar, as in Anki: by 24 hours, what was answered in the evening
/// wouldn't be due on a later morning.
private struct PlainCard {
  private static let steps = [60.0, 600.0]
  private static let relearningSteps = [600.0]

  let task: CourseQueue.Task
  /// The time at which it is next asked, in seconds.
  private(set) var due: Double
  private var memory: (stability: Double, difficulty: Double)?
  private var reviewed = 0.0
  /// The current learning step; nil once it is learned.
  private var step: Int? = 0
  private var isRelearning = false

  init(_ task: CourseQueue.Task, due: Double) {
    self.task = task
    self.due = due
  }

  /// Whether its interval is in minutes rather than days.
  var isLearning: Bool { step != nil }

  mutating func review(isRight: Bool, at time: Double, _ formulas: MemoryFormulas<Double>) {
    let grade: Grade = isRight ? .good : .again
    let days = Self.day(of: time) - Self.day(of: reviewed)
    memory =
      memory.map {
        (
          max(0.001, formulas.stability($0.stability, $0.difficulty, after: grade, days: days)),
          formulas.difficulty($0.difficulty, after: grade)
        )
      } ?? (formulas.firstStability(grade), formulas.firstDifficulty(grade))
    reviewed = time
    due = time + wait(isRight, formulas)
    // An interval of days ends in the morning.
    if !isLearning { due = Self.day(of: due) * 86_400 }
  }

  private static func day(of time: Double) -> Double { (time / 86_400).rounded(.down) }

  private mutating func wait(_ isRight: Bool, _ formulas: MemoryFormulas<Double>) -> Double {
    let steps = isRelearning ? Self.relearningSteps : Self.steps
    switch (step, isRight) {
    case (nil, true): return interval(formulas)
    case (nil, false):
      (step, isRelearning) = (0, true)
      return Self.relearningSteps[0]
    case (_, false):
      step = 0
      return steps[0]
    case (let now?, true):
      if now + 1 < steps.count {
        step = now + 1
        return steps[now + 1]
      }
      (step, isRelearning) = (nil, false)
      return interval(formulas)
    }
  }

  private func interval(_ formulas: MemoryFormulas<Double>) -> Double {
    let days = formulas.wait(memory?.stability ?? 1, to: 0.9).rounded(.toNearestOrEven)
    return max(1, days) * 86_400
  }
}
