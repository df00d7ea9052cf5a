import Deterministic
import Learning

/// What Babble is measured against: typed reviews by the rules of the package `fsrs`, both ways round, with the same new
/// words on the same days and the same minutes.
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

  /// Plays as many days as the other has, with its new words.
  ///
  /// - Parameters:
  ///   - other: what the course came to.
  ///   - isHurried: whether a day has no more minutes than the course took; else it has all that were asked for.
  public static func play(
    _ month: Month, beside other: MonthFigures, isHurried: Bool = false
  ) -> MonthFigures {
    var player = PlainPlayer(month)
    for day in 0..<month.days {
      let minutes = month.absences.contains(day) ? 0 : Double(month.minutes)
      player.play(day, new: other.begun[day], minutes: isHurried ? other.minutes[day] : minutes)
    }
    player.figures.kept = player.learner.kept(player.words, on: month.days - 1 + 7)
    return player.figures
  }

  private mutating func play(_ day: Int, new: Int, minutes: Double) {
    var clock = Clock(day: day, &chance)
    let start = clock.seconds
    let end = start + minutes * 60
    figures.begun.append(new)
    var fresh = words.dropFirst(met).prefix(new)
    met += new
    // What is due comes first; new words follow, and what is in its steps comes when its minutes are over.
    // The cards of new words have their time, too: the day's last questions give way to them.
    while clock.seconds + Double(fresh.count) * month.pace.card < end {
      if let place = next(at: clock.seconds) {
        ask(place, &clock)
      } else if let word = fresh.popFirst() {
        begin(word, &clock)
      } else if let place = soonest(before: start + 43_200) {
        ask(place, &clock)
      } else {
        break
      }
    }
    for word in fresh { begin(word, &clock) }
    figures.minutes.append((clock.seconds - start) / 60)
  }

  /// The card that is due longest.
  private func next(at time: Double) -> Int? {
    cards.indices.filter { cards[$0].due <= time }
      .min { cards[$0].due < cards[$1].due }
  }

  /// What waits for days is due on its day, from the morning on.
  private func dueTime(of card: PlainCard, at time: Double) -> Double {
    card.isLearning ? time : (time / 86_400).rounded(.down) * 86_400 + 86_400
  }

  /// What is in its steps and comes within the session; nobody waits for it with nothing to do.
  private func soonest(before time: Double) -> Int? {
    cards.indices.filter { cards[$0].isLearning && cards[$0].due < time }
      .min { cards[$0].due < cards[$1].due }
  }

  private mutating func begin(_ word: (item: ItemID, skills: [Skill]), _ clock: inout Clock) {
    clock.pass(month.pace.card)
    learner.look(at: word.item, word.skills, at: clock)
    // The other way round is asked from the next day on.
    cards += word.skills.enumerated().map { place, skill in
      PlainCard(
        CourseQueue.Task(word.item, skill), due: clock.seconds + (place == 0 ? 60 : Double(place) * 86_400))
    }
  }

  private mutating func ask(_ place: Int, _ clock: inout Clock) {
    let task = cards[place].task
    let source = learner.answers(task, at: clock)
    clock.pass(month.pace.typed + (source.isRight ? 0 : month.pace.miss))
    cards[place].review(isRight: source.isRight, at: clock.seconds, formulas)
    learner.learn(task, source, isTyped: true, [.recognise, .recall], at: clock)
  }
}
