import Deterministic
import Learning
import Testing

/// Vectors of the package `fsrs` 6.3.2 with its fuzz off; another 2,210 random answers were compared once with the
/// package itself and agreed to the fourteenth digit.
@Suite("The memory model")
struct MemoryModelTests {
  private let day: Int64 = 86_400
  private let model = MemoryModel()

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 5e-7 * expected
  }

  @Test("answers on each due date give the published intervals")
  func intervals() {
    let grades: [Grade] =
      Array(repeating: .good, count: 6) + [.again, .again] + Array(repeating: .good, count: 5)
    var memory: MemoryState?
    var intervals: [Int64] = []
    for grade in grades {
      let time = memory?.due ?? 1_772_357_400
      let next = model.review(memory, grade, at: time)
      intervals.append((next.due - time) / day)
      memory = next
    }
    #expect(intervals == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  }

  @Test("answers on given days give the published stability and difficulty")
  func days() throws {
    var memory: MemoryState?
    var time: Int64 = 0
    for (grade, wait) in zip([Grade.again, .good, .good, .good, .good, .good], [0, 0, 1, 3, 8, 21]) {
      time += Int64(wait) * day
      memory = model.review(memory, grade, at: time)
    }
    let last = try #require(memory)
    #expect(isNear(last.stability, 53.62690))
    #expect(isNear(last.difficulty, 6.357487))
  }

  @Test(
    "each grade eight days after an easy first answer gives the published stability",
    arguments: [
      (Grade.again, 1.388632), (.hard, 26.704183), (.good, 38.90515), (.easy, 65.624226),
    ])
  func grades(grade: Grade, stability: Double) {
    let first = model.review(nil, .easy, at: 0)
    #expect(isNear(model.review(first, grade, at: 8 * day).stability, stability))
  }

  @Test("the probability of recall falls as published")
  func recall() {
    let memory = MemoryState(stability: 10, difficulty: 5, stage: .review, reviewed: 0, due: 10 * day)
    for (days, expected) in [(5, 0.940344), (20, 0.845885), (100, 0.692827)] {
      #expect(abs(model.retrievability(of: memory, at: Int64(days) * day) - expected) < 5e-7)
    }
    #expect(model.retrievability(of: memory, at: 0) == 1)
    #expect(model.retrievability(of: memory, at: -day) == 1)
  }

  @Test("who wants to recall more is asked sooner")
  func retention() {
    #expect(MemoryModel(retention: 0.85).interval(10) == 19)
    #expect(MemoryModel(retention: 0.9).interval(10) == 10)
    #expect(MemoryModel(retention: 0.95).interval(10) == 4)
  }

  @Test("the first answers come back in minutes")
  func steps() {
    let again = model.review(nil, .again, at: 1000)
    #expect(again.due == 1060 && again.stage == .firstStep)
    let good = model.review(again, .good, at: 1060)
    #expect(good.due == 1660 && good.stage == .secondStep)
    let learned = model.review(good, .good, at: 1660)
    #expect(learned.due - 1660 >= day && learned.stage == .review)
    let forgotten = model.review(learned, .again, at: 3 * day)
    #expect(forgotten.due == 3 * day + 600 && forgotten.stage == .relearning)
  }

  @Test("whatever happens, numbers stay in their ranges", arguments: 0..<100)
  func ranges(seed: UInt64) {
    var chance = Chance(seed: seed)
    var memory: MemoryState?
    var time: Int64 = 0
    for _ in 0..<40 {
      let grade = Grade.allCases[chance.below(4)]
      time += Int64(chance.below(3) == 0 ? chance.below(400 * 86_400) : chance.below(4000)) - 600
      let next = model.review(memory, grade, at: time)
      #expect(next.stability >= 0.001 && next.stability.isFinite, "seed \(seed)")
      #expect((1...10).contains(next.difficulty), "seed \(seed)")
      #expect(next.due > time && next.due <= time + 36_500 * day && next.reviewed == time, "seed \(seed)")
      memory = next
    }
  }
}
