import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("The path through a course")
struct PathTests {
  private static func kit(_ name: String) -> Kit {
    let question = KitQuestion("\(name) has a ___.", answer: "word", wrong: ["other"])
    return Kit(id: name, name: name, questions: [question])
  }

  private static let course = StageCourse(
    id: "life", name: "A life", language: Deck.Languages(term: "en-GB", meaning: "ru"),
    stages: [
      CourseStage(
        id: "newborn", name: "Newborn", about: "The first words.",
        kits: ["My family", "My body"].map(kit)),
      CourseStage(
        id: "preschool", name: "Preschool", about: "What a small child sees.",
        kits: ["Animals", "Colours and numbers", "My home"].map(kit)),
      CourseStage(id: "school", name: "High school and life", kits: [kit("Maths")]),
      CourseStage(
        id: "work", name: "Your own way",
        ways: [StageWay(id: "office", name: "In an office", about: "Letters.", kits: [kit("Desk")])]),
    ])

  private static let begun: [StageEvent.Step] = [
    done("newborn", "My family", 10), done("newborn", "My body", 8),
    .exam(stage: "newborn", RightCount(right: 9, asked: 10)), done("preschool", "Animals", 9),
    done("preschool", "My home", 3),
  ]

  private static func done(_ stage: String, _ kit: String, _ right: Int) -> StageEvent.Step {
    .kit(StageCourse.Place(stage: stage, kit: kit), RightCount(right: right, asked: 10))
  }

  private func path(
    _ steps: [StageEvent.Step] = begun, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var learner = SmallLife.learner([Self.course])
    for step in steps { learner.save.record(.stage(StageEvent("life", step)), at: learner.moment) }
    return SmallLife.stage(learner, window: window, look: look)
  }

  @Test("golden frames", arguments: [Size(80, 24), Size(60, 20), Size(120, 40)])
  func golden(window: Size) throws {
    try Golden.compare(path(window: window).frame, with: "stages-path-\(window.width)")
  }

  @Test("golden frame in ASCII")
  func ascii() throws {
    try Golden.compare(path(look: Look(ornaments: .ascii)).frame, with: "stages-path-ascii")
  }

  @Test("the line is heavy up to the next useful thing, which has the focus and says so")
  func here() throws {
    let stage = path()
    let here = try #require(stage.rows.firstIndex { $0.contains("◉") })
    #expect(stage.rows[here].contains("▸") && stage.rows[here].contains("Colours and numbers"))
    #expect(stage.rows[here].contains("you are here"))
    let (before, after) = (stage.rows[..<here].joined(), stage.rows[(here + 1)...].joined())
    #expect(before.contains("┣") && before.contains("╋") && !before.contains("├"), "\(stage.frame)")
    #expect(after.contains("├") && after.contains("╪") && !after.contains("┣"), "\(stage.frame)")
  }

  @Test("each stage that isn't open yet is one line with what opens it, shorter in a narrow window")
  func locked() {
    let (wide, narrow) = (path(), path(window: Size(60, 20)))
    #expect(wide.shows("opens with the exam of High school and life") && !wide.shows("Maths"))
    #expect(narrow.shows("after High school and life"), "\(narrow.frame)")
  }

  @Test("a chosen way branches off, and at the end of the path nothing is ahead")
  func grownUp() throws {
    let way: [StageEvent.Step] = [
      done, .exam(stage: "preschool", RightCount(right: 5, asked: 10)), Self.done("school", "Maths", 10),
      .exam(stage: "school", RightCount(right: 5, asked: 10)), .chosen(stage: "work", way: "office"),
    ]
    let chosen = path(Self.begun + way)
    #expect(chosen.shows("┣━┓  In an office") && chosen.shows("│ ◉─── Desk"), "\(chosen.frame)")
    let rest = [Self.done("work", "Desk", 10), .exam(stage: "work", RightCount(right: 5, asked: 10))]
    var passed = path(Self.begun + way + rest)
    #expect(!passed.shows("◉"), "\(passed.frame)")
    passed.press(.end)
    passed.wait(ticks: 1)
    #expect(passed.shows("┃ ┗━ ✓ Desk") && passed.shows("━━┻━ ✓ Exam"), "\(passed.frame)")
  }

  private var done: StageEvent.Step { Self.done("preschool", "Colours and numbers", 10) }

  @Test("a map that is higher than its window begins with the stage where one is, and a click finds its line")
  func scrolled() {
    var stage = path(window: Size(60, 20))
    #expect(stage.shows("● Preschool") && stage.shows("Your own way"), "\(stage.frame)")
    stage.click("My home")
    stage.wait(ticks: 2)
    #expect(stage.shows("My home has a ___."), "\(stage.frame)")
  }
}
