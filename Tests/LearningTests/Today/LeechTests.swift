import Learning
import Testing

@Suite("Words that slip away, and words that are told apart")
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

  @Test("the question whose miss is one too many brings what the word was taken for")
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

  @Test("what rests is not asked, not even on the day of its miss, and comes back after that")
  func rest() {
    var samples = CourseSamples()
    samples.answer(5, on: 10)
    samples.answer(5, isRight: false, on: 90)
    func missed(in deck: String) -> Int { samples.knowledge.missed(on: Day(number: 90), in: [deck]).count }
    #expect(missed(in: "words") == 1 && missed(in: "another") == 0)
    samples.take(.rest(samples.word(5), until: Day(number: 97)), on: 90)
    #expect(missed(in: "words") == 0)
    #expect(samples.plan(on: 96).reviews.isEmpty && samples.plan(on: 97).reviews.count == 1)
  }

  @Test("what was wrong and then four times more rests till tomorrow, also where the session is begun anew")
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

  /// Two words that are set against each other, both good, of which the first is due.
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

  @Test("words that are told apart are now and then both to be chosen, under the meaning of one")
  func contrast() {
    var samples = rivals()
    samples.answer(0, .recognise, on: 290)
    let set = questions(samples).filter { $0.mode == .chosen }
    #expect((5...25).contains(set.count))
    #expect(set.allSatisfy { $0.options.contains("palabra0") && $0.options.contains("palabra1") })
    #expect(set.allSatisfy { $0.prompt == "word 0" && Set($0.options).count == 4 })
  }

  @Test("not before both are good")
  func tooEarly() {
    var samples = rivals(secondIsGood: false)
    samples.answer(0, .recognise, on: 290)
    let all = questions(samples)
    #expect(all.count == 40 && all.allSatisfy { $0.mode == .typed })
  }
}
