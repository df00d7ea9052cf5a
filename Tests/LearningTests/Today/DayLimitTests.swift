import Deterministic
import Learning
import Testing

@Suite("What a day can't outgrow")
struct DayLimitTests {
  private func plan(due count: Int, minutes: Int, past: [Int] = []) -> DayPlan {
    var ground = DayPlan.Ground()
    ground.minutes = minutes
    ground.pastReviews = past
    ground.unseen = 100
    ground.due = (0..<count).map {
      DayPlan.Due(
        ItemID(rawValue: "es:\($0)"), .recognise, recall: 500, stability: Double($0), waited: $0 % 30)
    }
    return DayPlan(ground)
  }

  @Test("a usual day doesn't grow beyond the minutes", arguments: [5, 10, 15, 30])
  func bounded(minutes: Int) {
    let plan = plan(due: 500, minutes: minutes, past: Array(repeating: 300, count: 14))
    #expect(plan.reviews.count == max(20, minutes * 60 / 6))
    #expect(plan.minutes <= minutes + 1)
  }

  @Test("who comes back finds what half of the minutes hold, and no less than thirty")
  func back() {
    #expect(plan(due: 500, minutes: 30).reviews.count == 150)
    #expect(plan(due: 500, minutes: 10).reviews.count == 50)
    #expect(plan(due: 500, minutes: 5).reviews.count == 30)
  }

  @Test("of what waits for days a quarter comes whatever its stability")
  func patient() {
    let plan = plan(due: 200, minutes: 10)
    #expect(plan.reviews.count { $0.stability < 38 } == 38)
    #expect(plan.reviews.filter { $0.stability >= 38 }.map(\.waited).min() == 27)
    #expect(plan.reviews.count + plan.waiting.count == 200)
  }

  @Test("what was missed is asked again as often as the day has room for, and a few times at least")
  func retries() {
    #expect(plan(due: 0, minutes: 10).retries > 50)
    let full = plan(due: 500, minutes: 10, past: Array(repeating: 300, count: 14))
    #expect(full.retries == 15)
    #expect(plan(due: 500, minutes: 1).retries == 5)
  }

  @Test("where all is missed, a session ends when its retries are used up")
  func misses() {
    let tasks = (0..<20).map { CourseQueue.Task(ItemID(rawValue: "es:\($0)"), .recognise) }
    var queue = CourseQueue(reviews: tasks, mostRetries: 7)
    var (chance, asked) = (Chance(seed: 1), 0)
    while case .ask(let task) = queue.next() {
      asked += 1
      queue.take(task, isRight: false, &chance)
    }
    #expect(asked == 27 && queue.settled == 20)
  }
}
