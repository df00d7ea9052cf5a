import Deterministic
import Learning
import Testing

/// Test vectors from the package `fsrs` 6.3.2 without fuzz and without its learning steps of minutes: here a
/// memory waits at least a day.
@Suite("The memory model")
struct MemoryModelTests {
  private let model = MemoryModel()

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 5e-7 * expected
  }

  /// The state after a first answer and further ones, each with the days since the one before.
  private func state(_ first: Grade, _ others: [(grade: Grade, wait: Int64)]) -> MemoryState {
    others.reduce(model.review(nil, first, on: Day(number: 20_000))) { state, other in
      model.review(state, other.grade, on: state.reviewed.after(by: other.wait))
    }
  }

  /// With the package's learning steps these are 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21: its first and
  /// third zero are steps, and each step is an answer that makes the word a little easier.
  @Test("answers on each due day give the intervals of the reference without steps")
  func intervals() {
    let grades: [Grade] =
      Array(repeating: .good, count: 6) + [.again, .again] + Array(repeating: .good, count: 5)
    var memory: MemoryState?
    var intervals: [Int64] = []
    for grade in grades {
      let day = memory?.due ?? Day(number: 20_000)
      let next = model.review(memory, grade, on: day)
      intervals.append(next.due.number - day.number)
      memory = next
    }
    #expect(intervals == [2, 11, 46, 163, 497, 1346, 9, 1, 2, 4, 7, 13, 22])
  }

  @Test("answers on given days give the published stability and difficulty")
  func days() {
    let grades = Array(repeating: Grade.good, count: 5)
    let last = state(.again, Array(zip(grades, [0, 1, 3, 8, 21])))
    #expect(isNear(last.stability, 53.62690) && isNear(last.difficulty, 6.357487))
    let spread = state(.again, Array(zip(grades, [1, 1, 3, 8, 21])))
    #expect(isNear(spread.stability, 57.57207) && isNear(spread.difficulty, 6.357487))
  }

  @Test(
    "each grade eight days after an easy first answer gives the published stability",
    arguments: [
      (Grade.again, 1.388632), (.hard, 26.704183), (.good, 38.90515), (.easy, 65.624226),
    ])
  func grades(grade: Grade, stability: Double) {
    let second = state(.easy, [(grade, 8)])
    #expect(isNear(second.stability, stability))
  }

  @Test(
    "a first answer gives the stability of its grade, and waits a day at least",
    arguments: [(Grade.again, 0.212, 1), (.hard, 1.2931, 1), (.good, 2.3065, 2), (.easy, 8.2956, 8)])
  func first(grade: Grade, stability: Double, days: Int64) {
    let state = model.review(nil, grade, on: Day(number: 9))
    #expect(state.stability == stability)
    #expect(state.reviewed == Day(number: 9) && state.due == Day(number: 9 + days))
  }

  @Test(
    "a second answer on the same day changes the memory by the published factor",
    arguments: [
      (Grade.again, 0.775084, 7.394503), (.hard, 2.3065, 4.752858), (.good, 2.3065, 2.111214),
      (.easy, 3.946054, 1),
    ])
  func sameDay(grade: Grade, stability: Double, difficulty: Double) {
    let second = state(.good, [(grade, 0)])
    #expect(isNear(second.stability, stability) && isNear(second.difficulty, difficulty))
  }

  @Test("the probability of recall falls as published")
  func recall() {
    let memory = AnswerSamples.memory(10)
    for (days, expected) in [(5, 0.940344), (20, 0.845885), (100, 0.692827)] as [(Int64, Double)] {
      #expect(abs(model.retrievability(of: memory, on: Day(number: days)) - expected) < 5e-7)
    }
    #expect(model.retrievability(of: memory, on: Day(number: 0)) == 1)
    #expect(model.retrievability(of: memory, on: Day(number: -1)) == 1)
  }

  @Test("a higher wanted recall means asking sooner")
  func retention() {
    #expect(MemoryModel(retention: 0.85).interval(10) == 19)
    #expect(MemoryModel(retention: 0.9).interval(10) == 10)
    #expect(MemoryModel(retention: 0.95).interval(10) == 4)
  }

  @Test("whatever happens, numbers stay within their ranges", arguments: 0..<100)
  func ranges(seed: UInt64) {
    var chance = Chance(seed: seed)
    var memory: MemoryState?
    var day = Day(number: 0)
    for _ in 0..<40 {
      let grade = Grade.allCases[chance.below(4)]
      day = day.after(by: Int64(chance.below(3) == 0 ? chance.below(400) : chance.below(3)) - 1)
      let next = model.review(memory, grade, on: day, isTold: chance.below(3) == 0)
      #expect(next.stability >= 0.001 && next.stability.isFinite, "seed \(seed)")
      #expect((1...10).contains(next.difficulty), "seed \(seed)")
      #expect(
        next.due > day && next.due <= day.after(by: 36_500) && next.reviewed == day, "seed \(seed)")
      memory = next
    }
  }
}
