import Deterministic
import Learning
import Testing

@Suite("Leeches and contrasted words")
struct LeechTests {
  /// Five lapses on five days, after a first answer.
  private func slipping() -> CourseSamples {
    var samples = CourseSamples()
    samples.answer(5, on: 10)
    for time in 1...5 {
      samples.answer(5, isRight: false, takenFor: 4 + 3 * (time % 2), on: 10 + 9 * Int64(time))
    }
    return samples
  }

  private func asked(_ samples: CourseSamples, on day: Int64) -> CourseSession.Asked? {
    samples.session(on: day)?.questions[CourseQueue.Task(samples.word(5).item, .recognise)]
  }

  @Test("the question whose miss would make a leech shows the word's confusions")
  func edge() throws {
    let samples = slipping()
    let memory = samples.knowledge.items[samples.word(5).item]?.figures.skills[.recognise]
    #expect(memory?.lapses == MemoryModel.leechLapses - 1)
    #expect(asked(samples, on: 90)?.leechOf?.map(\.id) == ["w7", "w4"])
    var fresh = CourseSamples()
    fresh.answer(5, on: 10)
    let question = try #require(asked(fresh, on: 90))
    #expect(question.leechOf == nil)
  }

  @Test("a resting item is not asked, even on the day of its miss, and comes back after that")
  func rest() {
    var samples = CourseSamples()
    samples.answer(5, on: 10)
    samples.answer(5, isRight: false, on: 90)
    func missed(in deck: String) -> Int { samples.knowledge.missed(on: Day(number: 90), in: [deck]).count }
    #expect(missed(in: "words") == 1 && missed(in: "another") == 0)
    samples.apply(.rest(samples.word(5), until: Day(number: 97)), on: 90)
    #expect(missed(in: "words") == 0)
    #expect(samples.plan(on: 96).reviews.isEmpty && samples.plan(on: 97).reviews.count == 1)
  }

  @Test("a new word at rest isn't brought before that, unless the learner wants it")
  func newWord() {
    var samples = CourseSamples()
    samples.apply(.rest(samples.word(0), until: Day(number: 200)), on: 90)
    func unseen(_ day: Int64) -> Int {
      samples.knowledge.unseen(of: DeckOutline(CourseSamples.deck), on: Day(number: day)).count
    }
    #expect(unseen(90) == 59 && unseen(200) == 60)
    #expect(samples.session(on: 91)?.questions.keys.contains { $0.item == samples.word(0).item } == false)
    samples.apply(.wanted(samples.word(0)), on: 91)
    #expect(unseen(91) == 60 && samples.knowledge.items[samples.word(0).item]?.rest == nil)
  }

  @Test("a suspended word is asked on no day and counts as no leech, until it is brought back")
  func suspended() {
    var samples = slipping()
    samples.answer(5, isRight: false, on: 64)
    func leeches() -> [String] {
      samples.knowledge.leeches(on: Day(number: 90), CourseSamples.scope).map(\.word.id)
    }
    #expect(leeches() == ["w5"])
    samples.apply(.rest(samples.word(5), until: Day(number: 90 + MemoryModel.suspension)), on: 90)
    samples.apply(.wanted(samples.word(6)), on: 90)
    samples.apply(.lesson(samples.word(7), isKnown: true), on: 90)
    for new in [6, 7] {
      samples.apply(.rest(samples.word(new), until: Day(number: 90 + MemoryModel.suspension)), on: 90)
    }
    let plan = samples.plan(on: 5000)
    #expect(leeches().isEmpty && plan.reviews.isEmpty && plan.proofs.isEmpty)
    let asked = Set(samples.session(on: 5000)?.queue.tasks.map(\.item) ?? [])
    #expect(asked.isDisjoint(with: [5, 6, 7].map { samples.word($0).item }) && !asked.isEmpty)
    samples.apply(.rest(samples.word(5), until: Day(number: 90)), on: 90)
    #expect(leeches() == ["w5"] && samples.plan(on: 90).reviews.count == 1)
  }

  @Test("an item missed four more times rests until tomorrow, even if the session is restarted")
  func tries() {
    var samples = CourseSamples()
    samples.answer(5, on: 10)
    func isAskedOn() -> Bool {
      !samples.knowledge.missed(on: Day(number: 90), in: [CourseSamples.deck.id]).isEmpty
    }
    for tries in 0...3 {
      samples.answer(5, isRight: false, on: 90)
      #expect(isAskedOn(), "\(tries)")
    }
    samples.answer(5, isRight: false, on: 90)
    #expect(!isAskedOn())
  }

  /// Two contrasted words, both good, of which the first is due.
  private func rivals(secondIsGood: Bool = true) -> CourseSamples {
    var samples = CourseSamples()
    for skill in [Skill.recognise, .recall] {
      samples.answer(0, skill, on: skill == .recall ? 11 : 10)
      samples.answer(0, skill, on: skill == .recall ? 31 : 30)
    }
    samples.answer(1, on: 10)
    if secondIsGood { samples.answer(1, on: 30) }
    return samples
  }

  private func questions(_ samples: CourseSamples) -> [Question] {
    (0..<40).compactMap { seed in
      samples.session(on: 300, seed: seed)?.questions[CourseQueue.Task(samples.word(0).item, .recall)]?
        .question
    }
  }

  @Test("contrasted words are sometimes both offered under one's meaning")
  func contrast() {
    var samples = rivals()
    samples.answer(0, .recognise, on: 290)
    let set = questions(samples).filter { $0.mode == .chosen }
    #expect((5...25).contains(set.count))
    #expect(set.allSatisfy { $0.options.contains("palabra0") && $0.options.contains("palabra1") })
    #expect(set.allSatisfy { $0.prompt == "word 0" && Set($0.options).count == 4 })
  }

  @Test("but not before both are good")
  func tooEarly() {
    var samples = rivals(secondIsGood: false)
    samples.answer(0, .recognise, on: 290)
    let all = questions(samples)
    #expect(all.count == 40 && all.allSatisfy { $0.mode == .typed })
  }
}

/// Repeating missed items today, and the forecast of the next days.
@Suite("Repetitions")
struct RetryTests {
  private static let options = ["word 5", "word 6", "word 7", "word 8"]

  private func asked(staysChosen: Bool) -> CourseSession.Asked {
    let item = RoundSetup.Item(
      CourseSamples.deck.words[5], of: CourseSamples.deck.origin, isNew: false, shown: .term)
    return CourseSession.Asked(
      Question(item, .recognise, .chosen, options: Self.options),
      AnswerChecker(CourseSamples.deck, side: .meaning), staysChosen: staysChosen)
  }

  @Test("a chosen answer is typed at its repetition, so that no place on the screen is learned")
  func typed() {
    var chance = Chance(seed: 1)
    let again = asked(staysChosen: false).again(&chance).question
    #expect(again.mode == .typed && again.options.isEmpty)
  }

  @Test("where all answers are chosen, the options change places")
  func chosen() {
    var chance = Chance(seed: 1)
    let orders = (0..<20).map { _ in asked(staysChosen: true).again(&chance).question.options }
    #expect(Set(orders).count > 5 && orders.allSatisfy { $0.sorted() == Self.options })
  }

  @Test("each repetition counts for the day")
  func counted() throws {
    var samples = CourseSamples()
    samples.answer(5, on: 90)
    for _ in 0..<3 { samples.answer(5, isRight: false, on: 92) }
    #expect(samples.knowledge.record.days[Day(number: 92)]?.retries == 2)
    #expect(samples.plan(on: 92).missed.count == 1)
    #expect(samples.knowledge.record.days[Day(number: 90)]?.retries == 0)
  }

  @Test("when the day's repetitions are used up, a missed item rests until tomorrow")
  func spent() {
    var input = DayPlan.Input()
    input.missed = [DayPlan.Due(ItemID(rawValue: "es:a"), .recognise, recall: 0, stability: 1)]
    input.minutes = 5
    let fresh = DayPlan(input)
    #expect(fresh.missed.count == 1)
    input.retries = fresh.retries
    #expect(DayPlan(input).missed.isEmpty && DayPlan(input).retries == 0)
  }

  @Test("the forecast of tomorrow comes true, whatever was missed", arguments: 1...12 as ClosedRange<UInt64>)
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
        queue.record(task, isRight: isRight, &chance)
      }
    }
  }
}
