import Learning
import Playtest
import Testing
import WordGame

@testable import Babble

@Suite("What the settings say of a course")
struct CourseSettingsTests {
  @Test("they take effect at once, by keyboard and by mouse", arguments: [true, false])
  func courseSettings(byMouse: Bool) throws {
    var stage = Stage.landing(TestArcade.arcade())
    stage.click("Settings")
    for title in ["Minutes", "Answers", "Latin answers"] {
      if byMouse {
        for _ in 0..<20 where !stage.shows(title) { stage.press(.down) }
        stage.click(title)
      } else {
        for _ in 0..<20 where !stage.rows.contains(where: { $0.contains("▸ " + title) }) {
          stage.press(.down)
        }
        stage.press(.enter)
      }
    }
    #expect(
      stage.told.contains([
        .course(.chosen(.minutes(15))), .course(.chosen(.choosesAnswers(true))),
        .course(.chosen(.isScriptOnly(true))),
      ]))
    let arcade = try #require(stage.host as? TestHost).arcade
    #expect(arcade.courseMinutes == 15)
  }

  @Test("they open the list of what can be learned, and show what was taken")
  func courseOfSettings() throws {
    var arcade = TestArcade.arcade()
    arcade.save.course.take(.deck("letters"))
    var stage = Stage.landing(arcade)
    stage.click("Settings")
    #expect(stage.rows.contains { $0.contains("Learning") && $0.contains("Test letters") }, "\(stage.frame)")
    stage.click("Learning")
    stage.wait(ticks: 1)
    #expect(stage.shows("What do you want to learn?"), "\(stage.frame)")
    stage.click("Spanish")
    stage.wait(ticks: 2)
    #expect(stage.told.contains(.course(.chosen(.deck("words")))))
    #expect(stage.rows.contains { $0.contains("Learning") && $0.contains("Test words") }, "\(stage.frame)")
  }
}
