import Learning
import Testing

@Suite("The next days")
struct OutlookTests {
  /// Knowledge of a number of words, each due on a day of its own.
  private func knowledge(due days: [Int64]) -> Knowledge {
    let items = days.enumerated().map { index, day in
      let memory = MemoryState(
        stability: 5, difficulty: 5, reviewed: Day(number: 50), due: Day(number: day))
      let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
      let word = WordReference(deck: "d", word: "\(index)")
      return (ItemID(word), Knowledge.Item(figures: figures, words: [word]))
    }
    return Knowledge(items: Dictionary(uniqueKeysWithValues: items))
  }

  /// The outlook, and the room of a day.
  private func outlook(_ knowledge: Knowledge, missed: Int = 0) -> (Outlook, room: Int) {
    let (today, decks) = (Day(number: 100), Set(["d"]))
    let scope = DayPlan.Input.Scope(decks: decks, course: nil, find: { _ in nil })
    var input = DayPlan.Input(knowledge, on: today, scope, minutes: 10)
    input.missed = (0..<missed).map { number in
      DayPlan.Due(ItemID(rawValue: "\(number)"), .recognise, recall: 0, stability: 1)
    }
    let plan = DayPlan(input)
    return (Outlook(Forecast(knowledge, on: today, decks: decks), plan), plan.room)
  }

  @Test("without a backlog each day has what is due then")
  func usual() {
    let (outlook, _) = outlook(knowledge(due: [90, 100, 101, 103, 103, 113, 114]))
    #expect(outlook.days.map(\.due) == [2, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(outlook.days.allSatisfy { $0.late == 0 } && outlook.later == 0)
  }

  @Test("today includes repetitions, as on the first screen")
  func missed() {
    #expect(outlook(knowledge(due: [90, 101]), missed: 3).0.days.map(\.due).prefix(3) == [4, 1, 0])
  }

  @Test("the backlog is spread over days that have room, and none exceeds its room")
  func backlog() {
    let due = Array(repeating: Int64(90), count: 94) + Array(repeating: 101, count: 10)
    let (outlook, room) = outlook(knowledge(due: due))
    #expect(outlook.days.map(\.due).prefix(3) == [room, 10, 0])
    let late = outlook.days.map(\.late)
    #expect(late.prefix(2) == [0, room - 10] && late.reduce(0, +) == 94 - room)
    #expect(outlook.days.allSatisfy { $0.due + $0.late <= room } && outlook.later == 0)
  }

  @Test("what doesn't fit into two weeks comes later, and nothing is lost")
  func later() {
    let due = Array(repeating: Int64(90), count: 700) + Array(repeating: 105, count: 90)
    let (outlook, room) = outlook(knowledge(due: due))
    #expect(outlook.days.allSatisfy { $0.due + $0.late <= room })
    #expect(outlook.days.reduce(0) { $0 + $1.due + $1.late } + outlook.later == 790)
    #expect(outlook.later == 790 - 14 * room)
  }

  @Test("before anything is known nothing is ahead")
  func nothing() {
    #expect(outlook(Knowledge()).0.days.map(\.due) == Array(repeating: 0, count: Outlook.length))
    #expect(Outlook.none.days.isEmpty)
  }
}
