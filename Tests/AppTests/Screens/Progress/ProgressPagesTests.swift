import Engine
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("The pages of progress")
struct ProgressPagesTests {
  private static let today = Day(number: 20_513)

  /// A learner of 300 words who was away: 90 are overdue, and 60 of them have to wait for a later day.
  private static let learner: Knowledge = {
    let items = (0..<300).map { index in
      let due = index < 90 ? today.before(by: 9) : today.after(by: Int64(index % 16))
      let memory = MemoryState(
        stability: Double(index % 40), difficulty: 5, reviewed: today.before(by: 30), due: due)
      let skill = SkillFigures(
        memory: memory, isHeld: index % 10 > 0, wasProduced: true, keptBox: index % 37 % 5 + 1)
      let word = WordReference(deck: "d", word: "\(index)")
      let figures = ItemFigures(seen: 9, skills: [.recognise: skill])
      return (ItemID(word), Knowledge.Item(figures: figures, words: [word]))
    }
    let tenths = [
      (0, 0), (0, 0), (2, 0), (0, 0), (5, 3), (19, 9), (60, 41), (110, 80), (320, 275), (901, 850),
    ]
    let days = (1...12).map { back in
      (today.before(by: Int64(back)), CourseRecord.DayFigures(reviews: 25, known: 22, expected: 104_500))
    }
    return Knowledge(
      items: Dictionary(uniqueKeysWithValues: items),
      record: CourseRecord(
        days: Dictionary(uniqueKeysWithValues: days),
        typed: Calibration(
          tenths.map { Calibration.Tenth(reviews: $0.0, known: $0.1) }, expected: 1_254_500),
        chosen: Calibration(
          Array(repeating: .init(), count: 9) + [.init(reviews: 60, known: 58)], expected: 57_000)),
      trained: TrainedWeights(
        weights: MemoryModel.usualWeights, usualLoss: 0.3402, ownLoss: 0.3117, reviews: 1400))
  }()

  private func course(of knowledge: Knowledge) -> CourseStatistics {
    let scope = DayPlan.Input.Scope(decks: ["d"], course: nil, find: { _ in nil })
    let plan = DayPlan(DayPlan.Input(knowledge, on: Self.today, scope, minutes: 10))
    let outlook = Outlook(Forecast(knowledge, on: Self.today, decks: ["d"]), plan)
    return CourseStatistics(knowledge, decks: ["d"], outlook: outlook, on: Self.today)
  }

  private func stage(
    _ knowledge: Knowledge = Self.learner, window: Size = Size(80, 24), isASCII: Bool = false
  ) -> Stage {
    let statistics = Statistics(
      decks: [], right: 80, wrong: 20, days: [], today: Self.today, dates: [], course: course(of: knowledge))
    return Stage(
      ProgressScene(statistics), window: window, look: Look(ornaments: isASCII ? .ascii : .unicode))
  }

  @Test("are drawn in every window", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func windows(window: Size) throws {
    var stage = stage(window: window)
    // The page of days has tests of its own.
    stage.press(.tab)
    for name in ["ahead", "memory"] {
      stage.press(.tab)
      try Golden.compare(stage.frame, with: "progress-\(name)-\(window.width)")
    }
  }

  @Test("are drawn in ASCII alone")
  func ascii() throws {
    var stage = stage(isASCII: true)
    stage.press(.tab)
    for name in ["ahead", "memory"] {
      stage.press(.tab)
      #expect(stage.frame.allSatisfy { $0.isASCII })
      try Golden.compare(stage.frame, with: "progress-\(name)-ascii")
    }
  }

  @Test("say what to expect while they are still empty")
  func empty() throws {
    var stage = stage(Knowledge(), window: Size(60, 20))
    stage.press(.tab)
    for name in ["ahead", "memory"] {
      stage.press(.tab)
      try Golden.compare(stage.frame, with: "progress-\(name)-empty")
    }
  }

  @Test("are turned by Tab and arrows, wrapping around")
  func keys() {
    var stage = stage()
    stage.press(.right)
    #expect(stage.shows("▸ Days"))
    stage.press(.right)
    #expect(stage.shows("▸ Ahead") && stage.shows("reviews of the next 14 days"))
    stage.press(.tab)
    #expect(stage.shows("▸ Memory"))
    stage.press(.tab)
    #expect(stage.shows("▸ Words"))
    stage.press(.left)
    #expect(stage.shows("▸ Memory"))
    stage.press(.tab, .shift)
    #expect(stage.shows("▸ Ahead"))
  }

  @Test("are turned by clicks on their names and the foot")
  func mouse() {
    var stage = stage()
    stage.click("Memory")
    #expect(stage.shows("▸ Memory") && stage.shows("30 days"))
    stage.click("Tab page")
    stage.click("Ahead")
    #expect(stage.shows("▸ Ahead"))
    stage.click("Esc back")
    #expect(stage.hasEnded)
  }

  @Test("the boxes say whether they decide")
  func schedule() {
    var knowledge = Self.learner
    knowledge.schedule = .leitner
    var stage = stage(knowledge)
    stage.click("Memory")
    #expect(stage.shows("box 5") && stage.shows("The boxes decide"), "\(stage)")
  }

  @Test("overdue reviews are part of the outlook")
  func waiting() {
    let course = course(of: Self.learner)
    let late = course.outlook.days.reduce(0) { $0 + $1.late } + course.outlook.later
    #expect(late > 0 && course.waiting.string.hasPrefix("\(late) wait"))
  }
}
