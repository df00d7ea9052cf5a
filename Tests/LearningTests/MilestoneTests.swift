import Learning
import Testing

@Suite("Milestones")
struct MilestoneTests {
  private func event(_ body: Event.Body, _ number: Int64, on day: Int64) -> Event {
    let day = Day(number: day)
    return Event(number: number, moment: Moment(day.start, offset: 0), day: day, body)
  }

  @Test("only the highest new step of each kind is celebrated, and each only once")
  func once() {
    var knowledge = Knowledge()
    let figures: [Milestone.Kind: Int] = [.words: 80, .days: 7, .answers: 999]
    #expect(knowledge.uncelebrated(figures) == [Milestone(.days, 7), Milestone(.words, 75)])
    knowledge.apply(event(.milestone(Milestone(.words, 75)), 1, on: 5))
    #expect(knowledge.uncelebrated(figures) == [Milestone(.days, 7)])
    #expect(knowledge.uncelebrated([.words: 50]).isEmpty && knowledge.uncelebrated([.words: 100]).count == 1)
  }

  @Test("a milestone of two machines counts from its first day")
  func merged() {
    var knowledge = Knowledge()
    knowledge.apply(event(.milestone(Milestone(.days, 7)), 1, on: 5))
    knowledge.apply(event(.milestone(Milestone(.days, 7)), 2, on: 8))
    #expect(knowledge.milestones == [Milestone(.days, 7): Day(number: 5)])
  }

  @Test("a holiday replaces the rest of the one before, and one that ends today ends it")
  func holiday() {
    var knowledge = Knowledge()
    knowledge.apply(event(.holiday(until: Day(number: 12)), 1, on: 5))
    #expect(knowledge.dayRow(on: Day(number: 6), offset: 0).endOfHoliday == Day(number: 12))
    knowledge.apply(event(.holiday(until: Day(number: 8)), 2, on: 8))
    #expect(knowledge.dayRow(on: Day(number: 7), offset: 0).endOfHoliday == Day(number: 8))
    #expect(knowledge.dayRow(on: Day(number: 8), offset: 0).endOfHoliday == nil)
  }
}
