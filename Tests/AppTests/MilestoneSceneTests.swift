import Engine
import Games
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("Celebrating what was reached")
struct MilestoneSceneTests {
  /// A learner of seven days in a row who comes back to the first screen.
  private func stage(window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    learner.save.settings.learn("words")
    for day in (0..<7).reversed() {
      learner.save.count(
        TestLearner.answer("agua", in: TestLearner.words), at: TestLearner.now - Int64(day) * 86_400)
    }
    var stage = Stage.landing(learner, window: window, look: look)
    stage.type("?")
    stage.press(.escape)
    stage.wait(ticks: 2)
    return stage
  }

  @Test(
    "seven days in a row fill the screen once, and Enter leads back", arguments: [Size(80, 24), Size(60, 20)])
  func once(window: Size) throws {
    var stage = stage(window: window)
    stage.wait(seconds: 2)
    try Golden.compare(stage.frame, with: "milestone-\(window.width)")
    let isRecorded = stage.told.contains { $0 == .course(.celebrated([Milestone(.days, 7)])) }
    #expect(isRecorded)
    stage.press(.enter)
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "milestone-after-\(window.width)")
    stage.type("?")
    stage.press(.escape)
    stage.wait(ticks: 2)
    let isBack = stage.shows("c switch")
    #expect(isBack, "celebrated twice: \(stage.frame)")
  }

  @Test("a key that was meant for the screen before doesn't end it")
  func early() {
    var stage = stage()
    stage.press(.enter)
    let isShown = stage.shows("7 days in a row")
    #expect(isShown, "\(stage.frame)")
  }

  @Test("in ASCII and with reduced motion it says the same")
  func plain() {
    var look = Look(ornaments: .ascii)
    look.reducesMotion = true
    var stage = stage(look: look)
    stage.wait(seconds: 1)
    let isShown = stage.shows("7 days in a row")
    #expect(isShown, "\(stage.frame)")
  }

  @Test("the greatest stands large, the others below it")
  func several() throws {
    var stage = Stage(
      MilestoneScene(
        [Milestone(.rank, 2), Milestone(.words, 150), Milestone(.answers, 1000)],
        avatar: Avatar("owl")), window: Size(80, 24))
    stage.wait(seconds: 2)
    try Golden.compare(stage.frame, with: "milestone-several")
  }
}

@Suite("The page of days")
struct DaysPageTests {
  private func stage(_ window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    learner.save.settings.learn("words")
    for day in (0..<30).reversed() where day % 5 != 1 {
      for _ in 0...(day % 3) {
        learner.save.count(
          TestLearner.answer("agua", in: TestLearner.words), at: TestLearner.now - Int64(day) * 86_400)
      }
    }
    learner.save.record(.milestone(Milestone(.words, 25)), at: learner.moment)
    var stage = Stage.landing(learner, window: window, look: look)
    stage.click("Progress")
    stage.press(.tab)
    return stage
  }

  @Test("it has the row of days, a year's calendar and milestones", arguments: [Size(80, 24), Size(120, 40)])
  func picture(window: Size) throws {
    try Golden.compare(stage(window).frame, with: "days-\(window.width)")
  }

  @Test("works in ASCII")
  func ascii() throws {
    try Golden.compare(stage(look: Look(ornaments: .ascii)).frame, with: "days-ascii")
  }

  @Test(
    "h begins a holiday, which the page and the first screen tell, and ends it", arguments: [true, false])
  func holiday(byMouse: Bool) {
    var stage = stage()
    if byMouse { stage.click("h holiday") } else { stage.type("h") }
    stage.click("A week")
    stage.wait(ticks: 2)
    // The day is 14 November.
    let isOnPage = stage.shows("holiday until 21 November")
    #expect(isOnPage, "\(stage.frame)")
    stage.press(.escape)
    stage.wait(ticks: 2)
    let isOnFirstScreen = stage.shows("holiday until 21 November")
    #expect(isOnFirstScreen, "\(stage.frame)")
    stage.click("Progress")
    stage.press(.tab)
    stage.type("h")
    stage.click("No holiday")
    stage.wait(ticks: 2)
    let hasEnded = !stage.shows("holiday until")
    #expect(hasEnded, "\(stage.frame)")
  }
}
