import Deterministic
import Learning
import Testing

@Suite("The plan of a day")
struct DayPlanTests {
  private func due(
    _ count: Int, recall: (Int) -> Int = { 500 + $0 }, stability: (Int) -> Double = { Double($0) }
  )
    -> [DayPlan.Due]
  {
    (0..<count).map { index in
      DayPlan.Due(
        ItemID(rawValue: "es:\(index)"), .recognise, recall: recall(index), stability: stability(index))
    }
  }

  private func plan(_ change: (inout DayPlan.Input) -> Void) -> DayPlan {
    var input = DayPlan.Input()
    (input.unseen, input.newLimit) = (100, 12)
    change(&input)
    return DayPlan(input)
  }

  @Test("a word that the learner asks for once the day is done comes today, but no more than five do")
  func wanted() {
    let most = 12
    for (wanted, count) in [(0, 0), (1, 1), (30, 5)] {
      let plan = plan {
        ($0.begun, $0.wanted) = (most, wanted)
      }
      #expect(plan.newCount == count, "\(wanted)")
    }
    #expect(plan { ($0.begun, $0.wanted) = (most + 5, 30) }.newCount == 0)
    #expect(plan { $0.wanted = 30 }.newCount == most, "they come first, not on top")
  }

  @Test("a beginner gets as many new words as the forecast allows")
  func beginner() {
    let plan = plan { $0.newLimit = 9 }
    #expect(plan.newCount == 9 && plan.brake == nil)
    #expect(plan.reviews.isEmpty && plan.waiting.isEmpty)
    #expect(plan.minutes == (9 * 25 + 30) / 60)
  }

  @Test("new words without rounds take less time")
  func withoutRounds() {
    #expect(plan { ($0.newLimit, $0.hasRounds) = (9, false) }.minutes == (9 * 20 + 30) / 60)
  }

  @Test("nothing to do takes no time")
  func nothing() {
    #expect(plan { $0.unseen = 0 }.minutes == 0)
  }

  @Test("three likely ones come first, then the most at risk")
  func order() {
    let recalls = plan { $0.due = due(8) }.reviews.map(\.recall)
    #expect(recalls == [507, 506, 505, 500, 501, 502, 503, 504])
  }

  @Test("new words get the minutes that are left, and the plan says why")
  func timeLeft() {
    #expect(plan { $0.due = due(15) }.newCount == 12)
    let full = plan { input in
      input.minutes = 5
      input.due = due(40)
      input.pastReviews = [30]
    }
    #expect(full.newCount == 4 && full.brake == .reviews)
    let few = plan { $0.unseen = 1 }
    #expect(few.newCount == 1 && few.brake == .noneLeft)
  }

  @Test(
    "after a day on which too few new words were known, the plan says so, whether there are some or none",
    arguments: [0, 2])
  func hardDay(limit: Int) {
    let plan = plan { input in
      (input.newLimit, input.isAfterHardDay) = (limit, true)
    }
    #expect(plan.newCount == limit && plan.brake == .hardDay)
  }

  @Test("skills that opened earlier in the day count towards its limit")
  func openedBefore() {
    let most = DayAmount.mostOpened(minutes: 10)
    #expect(plan { $0.opened = due(100) }.opened.count == most)
    for before in [1, most, most + 5] {
      let plan = plan { input in
        input.opened = due(100)
        input.openedBefore = before
      }
      #expect(plan.opened.count == max(0, most - before))
    }
  }

  @Test("the next skill of an item doesn't open on a day when another is due")
  func opensLater() throws {
    var samples = CourseSamples()
    for day in [1, 4] as [Int64] { samples.answer(0, on: day) }
    let item = samples.word(0).item
    let recognise = try #require(samples.knowledge.items[item]?.figures.skills[.recognise]?.memory)
    let early = samples.plan(on: 5)
    #expect(early.opened.map(\.item) == [item] && early.reviews.isEmpty)
    let late = samples.plan(on: recognise.due.number)
    #expect(late.reviews.map(\.item) == [item] && late.opened.isEmpty)
  }

  @Test("once some reviews wait there are two new words, and none while more wait than a day holds")
  func waiting() {
    for (count, new) in [(50, 12), (51, 2), (100, 2), (101, 0)] {
      #expect(plan { $0.due = due(count) }.newCount == new, "\(count)")
    }
  }

  @Test("work done today counts: the plan is for the rest of the day")
  func laterToday() {
    let plan = plan { input in
      input.due = due(40)
      input.reviewed = 20
      input.begun = 5
    }
    #expect(plan.reviews.count == 30 && plan.waiting.count == 10 && plan.newCount == 0)
  }

  @Test("after an absence a usual day comes, the least stable first, and nothing new during a large backlog")
  func backlog() {
    let back = plan { $0.due = due(114) }
    #expect(back.reviews.count == 50 && back.waiting.count == 64)
    #expect(back.reviews.map(\.stability).max() == 49 && back.waiting.first?.stability == 50)
    #expect(back.newCount == 0 && back.brake == .backlog)
    let less = plan { $0.due = due(70) }
    #expect(less.waiting.count == 20 && less.newCount > 0)
  }

  @Test("the usual amount is the median of the last fourteen played days")
  func usual() {
    let plan = plan { input in
      input.due = due(200)
      input.pastReviews = [1000, 1000] + Array(repeating: 40, count: 8) + Array(repeating: 10, count: 6)
    }
    #expect(plan.reviews.count == 60)
  }

  @Test("only one skill of an item is asked, the one most at risk")
  func oneSkill() {
    let item = ItemID(rawValue: "es:casa")
    let plan = plan {
      $0.due = [
        DayPlan.Due(item, .recall, recall: 600, stability: 2),
        DayPlan.Due(item, .recognise, recall: 900, stability: 20),
      ]
    }
    #expect(plan.reviews.map(\.skill) == [.recall] && plan.waiting.isEmpty)
  }

  @Test(
    "whatever is due, each item occurs once, and the order of the input doesn't matter", arguments: 0..<30)
  func anything(seed: UInt64) {
    var chance = Chance(seed: seed)
    let some = due(chance.below(120), recall: { _ in 0 }, stability: { _ in 0 }).map { due in
      DayPlan.Due(
        ItemID(rawValue: "es:\(chance.below(80))"), chance.below(2) == 0 ? .recall : .recognise,
        recall: chance.below(1001), stability: Double(chance.below(50)))
    }
    let (once, again) = (plan { $0.due = some }, plan { $0.due = chance.shuffled(some) })
    let asked = (once.reviews + once.waiting).map(\.item)
    #expect(Set(asked) == Set(some.map(\.item)) && Set(asked).count == asked.count, "seed \(seed)")
    #expect(once.reviews.map(\.recall) == again.reviews.map(\.recall), "seed \(seed)")
    #expect(once.minutes <= 2 * 10, "seed \(seed)")
  }
}

@Suite("Limits of a day")
struct DayLimitTests {
  private func plan(due count: Int, minutes: Int, past: [Int] = []) -> DayPlan {
    var input = DayPlan.Input()
    input.minutes = minutes
    input.pastReviews = past
    input.unseen = 100
    input.due = (0..<count).map {
      DayPlan.Due(
        ItemID(rawValue: "es:\($0)"), .recognise, recall: 500, stability: Double($0), waited: $0 % 30)
    }
    return DayPlan(input)
  }

  @Test("a usual day doesn't exceed the minutes", arguments: [5, 10, 15, 30])
  func bounded(minutes: Int) {
    let plan = plan(due: 500, minutes: minutes, past: Array(repeating: 300, count: 14))
    #expect(plan.reviews.count == max(20, minutes * 60 / 6))
    #expect(plan.minutes <= minutes + 1)
  }

  @Test("after an absence a day has what half of the minutes hold, but at least thirty")
  func back() {
    #expect(plan(due: 500, minutes: 30).reviews.count == 150)
    #expect(plan(due: 500, minutes: 10).reviews.count == 50)
    #expect(plan(due: 500, minutes: 5).reviews.count == 30)
  }

  @Test("a quarter of the backlog is taken regardless of stability")
  func patient() {
    let plan = plan(due: 200, minutes: 10)
    #expect(plan.reviews.count { $0.stability < 38 } == 38)
    #expect(plan.reviews.filter { $0.stability >= 38 }.map(\.waited).min() == 27)
    #expect(plan.reviews.count + plan.waiting.count == 200)
  }

  @Test("missed items are repeated as often as the day has room for, and a few times at least")
  func retries() {
    #expect(plan(due: 0, minutes: 10).retries > 40)
    let full = plan(due: 500, minutes: 10, past: Array(repeating: 300, count: 14))
    #expect(full.retries == 15)
    #expect(plan(due: 500, minutes: 1).retries == 5)
  }

  @Test("where everything is missed, a session ends when its retries are used up")
  func misses() {
    let tasks = (0..<20).map { CourseQueue.Task(ItemID(rawValue: "es:\($0)"), .recognise) }
    var queue = CourseQueue(reviews: tasks, mostRetries: 7)
    var (chance, asked) = (Chance(seed: 1), 0)
    while case .ask(let task) = queue.next() {
      asked += 1
      queue.record(task, isRight: false, &chance)
    }
    #expect(asked == 27 && queue.settled == 20)
  }
}
