import Learning
import Testing

@Suite("Standing in a course of stages")
struct StageStandingTests {
  @Test("a course from the start to two ways, with the next step at each moment")
  func life() {
    var player = CoursePlayer()
    #expect(player.states == "stage-0 open, stage-1 locked, work locked")
    #expect(player.standing.next == .kit(StageCourse.Place(stage: "stage-0", kit: "family")))
    player.answer("family", in: "stage-0", 7)
    #expect(player.standing.next == .kit(StageCourse.Place(stage: "stage-0", kit: "family")))
    player.answer("family", in: "stage-0", 8)
    #expect(player.standing.next == .kit(StageCourse.Place(stage: "stage-0", kit: "body")))
    player.answer("body", in: "stage-0", 10)
    #expect(player.standing.next == .exam(stage: "stage-0"))
    #expect(player.states == "stage-0 examOpen, stage-1 locked, work locked")
    player.apply(.exam(stage: "stage-0", RightCount(right: 4, asked: 10)))
    #expect(player.states == "stage-0 examOpen, stage-1 locked, work locked")
    player.apply(.exam(stage: "stage-0", RightCount(right: 5, asked: 10)))
    #expect(player.states == "stage-0 passed, stage-1 open, work locked")
    player.answer("school", in: "stage-1", 8)
    player.apply(.exam(stage: "stage-1", RightCount(right: 10, asked: 10)))
    #expect(player.states == "stage-0 passed, stage-1 passed, work toChoose")
    #expect(player.standing.next == .choose(stage: "work"))
    player.apply(.chosen(stage: "work", way: "building"))
    #expect(player.standing.next == .kit(StageCourse.Place(stage: "work", kit: "building")))
    player.answer("building", in: "work", 9)
    player.apply(.exam(stage: "work", RightCount(right: 9, asked: 10)))
    #expect(player.states == "stage-0 passed, stage-1 passed, work passed")
    #expect(player.standing.next == nil)
  }

  @Test("a worse try takes nothing away")
  func best() {
    var player = CoursePlayer()
    player.answer("family", in: "stage-0", 9)
    player.answer("family", in: "stage-0", 2)
    let stage = player.course.stages[0]
    #expect(player.standing.best(of: stage.kits[0], in: stage) == RightCount(right: 9, asked: 10))
    #expect(
      player.record.kits.values.map(\.count) == [2] && player.record.kits.values.map(\.last.right) == [2])
    #expect(player.standing.percent(of: stage) == 45)
  }

  @Test("a kit that is added later closes neither an exam nor a stage that was open")
  func later() {
    var player = CoursePlayer()
    player.answer("family", in: "stage-0", 9)
    player.answer("body", in: "stage-0", 9)
    var grown = SmallCourse.course([["family", "body", "toys"], ["school"]])
    var standing = StageStanding(grown, player.record)
    #expect(standing.state(of: grown.stages[0]) == .examOpen)
    player.apply(.exam(stage: "stage-0", RightCount(right: 5, asked: 10)))
    standing = StageStanding(grown, player.record)
    #expect(standing.state(of: grown.stages[0]) == .passed && standing.state(of: grown.stages[1]) == .open)
    grown.rules.examFrom = 90
    #expect(StageStanding(grown, player.record).state(of: grown.stages[1]) == .open)
  }

  @Test("kits with one name in two stages keep separate results")
  func sameName() {
    var player = CoursePlayer(SmallCourse.course([["words"], ["words"]]))
    player.answer("words", in: "stage-0", 9)
    let stages = player.course.stages
    #expect(player.standing.best(of: stages[0].kits[0], in: stages[0]).right == 9)
    #expect(player.standing.best(of: stages[1].kits[0], in: stages[1]) == RightCount())
  }

  @Test("after a reset this course begins anew, and no other")
  func reset() {
    var knowledge = Knowledge()
    let place = StageCourse.Place(stage: "a", kit: "b")
    let steps: [StageEvent] = [
      StageEvent("one", .kit(place, RightCount(right: 9, asked: 10))),
      StageEvent("two", .kit(place, RightCount(right: 8, asked: 10))), StageEvent("one", .reset),
    ]
    for (number, step) in steps.enumerated() {
      knowledge.apply(Event(number: Int64(number + 1), moment: Moment(0), day: Day(number: 1), .stage(step)))
    }
    #expect(knowledge.stages["one"]?.isEmpty == true)
    #expect(knowledge.stages["two"]?.kits[place]?.best == RightCount(right: 8, asked: 10))
    #expect(knowledge.stages["two"]?.days == [Day(number: 1): RightCount(right: 8, asked: 10)])
  }
}

@Suite("Resetting a course, and undoing that")
struct StageResetTests {
  private static let place = StageCourse.Place(stage: "first", kit: "one")
  private static let day = Day(number: 20_000)

  private static func count(_ right: Int, of asked: Int = 10) -> RightCount {
    RightCount(right: right, asked: asked)
  }

  private static var played: StageRecord {
    var record = StageRecord()
    record.apply(.kit(place, count(9)), on: day)
    record.apply(.kit(place, count(6)), on: day.after(by: 1))
    record.apply(.examOpened(stage: "first"), on: day)
    record.apply(.exam(stage: "first", count(5)), on: day)
    record.apply(.stageOpened("second"), on: day)
    record.apply(.chosen(stage: "second", way: "left"), on: day)
    return record
  }

  @Test("a reset takes everything away, and undoing it restores everything")
  func whole() {
    var record = Self.played
    record.apply(.reset, on: Self.day)
    #expect(record.isEmpty && record.kits.isEmpty && record.days.isEmpty && record.ways.isEmpty)
    record.apply(.restored, on: Self.day)
    #expect(record == Self.played)
  }

  @Test("progress made after the reset is kept when it is undone")
  func both() {
    var record = Self.played
    record.apply(.reset, on: Self.day)
    record.apply(.kit(Self.place, Self.count(10)), on: Self.day.after(by: 1))
    record.apply(.chosen(stage: "second", way: "right"), on: Self.day)
    record.apply(.restored, on: Self.day)
    let results = StageRecord.Results(best: Self.count(10), last: Self.count(10), count: 3)
    #expect(record.kits[Self.place] == results)
    #expect(record.ways == ["second": ["left", "right"]])
    #expect(record.days == [Self.day: Self.count(14, of: 20), Self.day.after(by: 1): Self.count(16, of: 20)])
    #expect(record.beforeReset == nil)
  }

  @Test("a second reset right after loses nothing, and undoing twice counts nothing twice")
  func twice() {
    var record = Self.played
    for step in [StageEvent.Step.reset, .reset, .restored, .restored] { record.apply(step, on: Self.day) }
    #expect(record == Self.played)
  }
}
