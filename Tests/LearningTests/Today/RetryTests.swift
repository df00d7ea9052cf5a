import Deterministic
import Learning
import Testing

/// What was missed and is asked again, and what the days after it are foretold to bring.
@Suite("Asked again")
struct RetryTests {
  private static let options = ["word 5", "word 6", "word 7", "word 8"]

  private func asked(staysChosen: Bool) -> CourseSession.Asked {
    let item = RoundSetup.Item(
      CourseSamples.deck.words[5], of: CourseSamples.deck.origin, isNew: false, shown: .term)
    return CourseSession.Asked(
      Question(item, .recognise, .chosen, options: Self.options),
      Examiner(CourseSamples.deck, side: .meaning), staysChosen: staysChosen)
  }

  @Test("what was chosen is typed the second time, so that no place on the screen is learned")
  func typed() {
    var chance = Chance(seed: 1)
    let again = asked(staysChosen: false).again(&chance).question
    #expect(again.mode == .typed && again.options.isEmpty)
  }

  @Test("where all answers are chosen the options change their places")
  func chosen() {
    var chance = Chance(seed: 1)
    let orders = (0..<20).map { _ in asked(staysChosen: true).again(&chance).question.options }
    #expect(Set(orders).count > 5 && orders.allSatisfy { $0.sorted() == Self.options })
  }

  @Test("each time counts for the day")
  func counted() throws {
    var samples = CourseSamples()
    samples.answer(5, on: 90)
    for _ in 0..<3 { samples.answer(5, isRight: false, on: 92) }
    #expect(samples.knowledge.record.days[Day(number: 92)]?.retries == 2)
    #expect(samples.plan(on: 92).missed.count == 1)
    #expect(samples.knowledge.record.days[Day(number: 90)]?.retries == 0)
  }

  @Test("where the day's are spent nothing is asked on: it rests until tomorrow")
  func spent() {
    var ground = DayPlan.Ground()
    ground.missed = [DayPlan.Due(ItemID(rawValue: "es:a"), .recognise, recall: 0, stability: 1)]
    ground.minutes = 5
    let fresh = DayPlan(ground)
    #expect(fresh.missed.count == 1)
    ground.retries = fresh.retries
    #expect(DayPlan(ground).missed.isEmpty && DayPlan(ground).retries == 0)
  }

  @Test(
    "what is foretold of tomorrow is what the day has, whatever was missed",
    arguments: 1...12 as ClosedRange<UInt64>)
  func foretold(seed: UInt64) {
    var (samples, chance) = (CourseSamples(), Chance(seed: seed))
    var told: Int?
    for day in 100..<114 as Range<Int64> {
      let plan = samples.plan(on: day)
      if let told { #expect(plan.reviews.count + plan.opened.count == told, "seed \(seed), day \(day)") }
      play(samples.session(on: day), day, &samples, &chance)
      let forecast = Forecast(samples.knowledge, on: Day(number: day), decks: CourseSamples.scope.decks)
      told = Outlook(forecast, samples.plan(on: day)).days[1].due
    }
  }

  private func play(
    _ session: CourseSession?, _ day: Int64, _ samples: inout CourseSamples, _ chance: inout Chance
  ) {
    guard var queue = session?.queue else { return }
    while true {
      switch queue.next() {
      case .end: return
      case .lesson: continue
      case .round(let tasks): queue.putBack(tasks)
      case .ask(let task):
        let number = CourseSamples.deck.words.firstIndex {
          samples.word(Int($0.id.dropFirst()) ?? 0).item == task.item
        }
        let isRight = chance.happens(70, in: 100)
        let mode = session?.questions[task]?.question.mode ?? .typed
        samples.answer(number ?? 0, task.skill, isRight: isRight, mode: mode, on: day)
        queue.take(task, isRight: isRight, &chance)
      }
    }
  }
}
