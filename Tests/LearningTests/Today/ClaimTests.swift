import Learning
import Testing

@Suite("Words that the learner claims to know, and words that they want")
struct ClaimTests {
  private func claimed(_ count: Int) -> CourseSamples {
    var samples = CourseSamples()
    for number in 0..<count { samples.apply(.lesson(samples.word(number), isKnown: true)) }
    return samples
  }

  @Test("twenty a day are asked as proof on top of the new words, in the deck's order")
  func twenty() {
    let (plan, new) = (claimed(30).plan(), DayAmount.newLimit(minutes: 10, skills: 2))
    #expect(plan.proofs.map(\.item.rawValue) == (0..<20).map { "es:palabra\($0)" })
    #expect(plan.newCount == new && plan.minutes == (20 * 6 + new * 25 + 30) / 60)
    #expect(claimed(30).knowledge.unseen(of: DeckOutline(CourseSamples.deck), on: Day(number: 0)).count == 30)
    #expect(claimed(30).session()?.queue.tasks.count == 20 + new)
  }

  @Test("a right typed answer is Easy and takes no new word's place")
  func proved() {
    var samples = claimed(30)
    for number in 0..<20 { samples.answer(number) }
    let item = samples.knowledge.items[samples.word(0).item]
    #expect(item?.figures.skills[.recognise]?.memory.map { Int($0.stability * 10) } == 82)
    #expect(samples.plan().proofs.isEmpty && samples.plan(newLimit: 9).newCount == 9)
    #expect(samples.plan(on: 101).proofs.count == 10)
    #expect(samples.knowledge.record.days[Day(number: 100)]?.proved == 20)
    #expect(samples.knowledge.dayRow(on: Day(number: 100), offset: 0).count == 1)
  }

  @Test("a claim that fails is an ordinary new word of that day")
  func disproved() {
    var samples = claimed(30)
    samples.answer(0, isRight: false)
    let figures = samples.knowledge.record.days[Day(number: 100)]
    #expect(figures?.begun == 1 && figures?.claims == 1 && figures?.proved == 0)
    #expect(samples.plan(newLimit: 9).newCount == 8 && samples.plan().proofs.count == 19)
    #expect(samples.session()?.queue.tasks.contains { $0.item == samples.word(0).item } == true)
  }

  @Test("a right choice proves less")
  func chosen() {
    var samples = claimed(1)
    samples.answer(0, mode: .chosen)
    let memory = samples.knowledge.items[samples.word(0).item]?.figures.skills[.recognise]?.memory
    #expect(memory.map { Int($0.stability * 10) } == 12)
  }

  @Test("wanted words come first among the new ones, from any deck")
  func wanted() throws {
    var samples = CourseSamples()
    samples.apply(.wanted(samples.word(50)))
    samples.apply(.wanted(samples.word(40)))
    let session = try #require(samples.session())
    guard case .lesson(let tasks) = session.queue.first else {
      Issue.record("no lesson")
      return
    }
    #expect(tasks.prefix(2).map(\.item) == [samples.word(40).item, samples.word(50).item])
    samples.answer(40)
    #expect(samples.session()?.queue.tasks.contains { $0.item == samples.word(50).item } == true)
    #expect(samples.plan(newLimit: 9).newCount == 8)
  }
}

extension CourseQueue {
  /// The first step.
  fileprivate var first: Next {
    var queue = self
    return queue.next()
  }
}
