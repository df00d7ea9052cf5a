import Learning
import Testing

@Suite("A reset of a course, and taking it back")
struct StageResetTests {
  private static let place = StageCourse.Place(stage: "first", kit: "one")
  private static let day = Day(number: 20_000)

  private static func count(_ right: Int, of asked: Int = 10) -> RightCount {
    RightCount(right: right, asked: asked)
  }

  private static var played: StageRecord {
    var record = StageRecord()
    record.take(.kit(place, count(9)), on: day)
    record.take(.kit(place, count(6)), on: day.after(by: 1))
    record.take(.examOpened(stage: "first"), on: day)
    record.take(.exam(stage: "first", count(5)), on: day)
    record.take(.stageOpened("second"), on: day)
    record.take(.chosen(stage: "second", way: "left"), on: day)
    return record
  }

  @Test("it takes everything, and bringing it back brings everything")
  func whole() {
    var record = Self.played
    record.take(.reset, on: Self.day)
    #expect(record.isEmpty && record.kits.isEmpty && record.days.isEmpty && record.ways.isEmpty)
    record.take(.restored, on: Self.day)
    #expect(record == Self.played)
  }

  @Test("what was done after it stays beside what comes back")
  func both() {
    var record = Self.played
    record.take(.reset, on: Self.day)
    record.take(.kit(Self.place, Self.count(10)), on: Self.day.after(by: 1))
    record.take(.chosen(stage: "second", way: "right"), on: Self.day)
    record.take(.restored, on: Self.day)
    let results = StageRecord.Results(best: Self.count(10), last: Self.count(10), count: 3)
    #expect(record.kits[Self.place] == results)
    #expect(record.ways == ["second": ["left", "right"]])
    #expect(record.days == [Self.day: Self.count(14, of: 20), Self.day.after(by: 1): Self.count(16, of: 20)])
    #expect(record.beforeReset == nil)
  }

  @Test("a second one right after it loses nothing, and bringing back twice counts nothing twice")
  func twice() {
    var record = Self.played
    for step in [StageEvent.Step.reset, .reset, .restored, .restored] { record.take(step, on: Self.day) }
    #expect(record == Self.played)
  }
}
