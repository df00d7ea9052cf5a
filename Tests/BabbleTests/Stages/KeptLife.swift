import Engine
import Learning
import Playtest
import Saving
import System

@testable import Babble

/// Somebody who grows up quickly, with all of it kept on a disk.
extension SmallLife {
  /// A home as it was opened; only read where another process has it.
  static func opened(_ folder: TestFolder) throws -> OpenedSave {
    try OpenedSave(home: Home(folder.path), files: PosixFileSystem(), TestArcade.surroundings)
  }

  /// The map over a home.
  static func kept(
    in folder: TestFolder, courses: [StageCourse] = [course], window: Size = Size(80, 24), look: Look = Look()
  ) throws -> Stage {
    let opened = try opened(folder)
    var arcade = arcade(courses)
    arcade.save = opened.save
    arcade.obstacle = opened.access.obstacle
    var host = ArcadeHost(arcade, look: look)
    host.use(Opened(save: opened, arcade: arcade))
    var stage = Stage(LandingScene(arcade.overview(at: arcade.moment)), window: window, look: look)
    stage.host = TestHost(host)
    stage.click("Stages")
    stage.wait(ticks: 2)
    return stage
  }

  /// Two tries of the first kit, two of its exam, and the first kit of a way.
  static func grow(_ stage: inout Stage) {
    for wrong in [1, 0] {
      stage.click("My family")
      stage.wait(ticks: 2)
      stage.answerAll(wrong: wrong)
      stage.click("Menu")
      stage.wait(ticks: 2)
    }
    for wrong in [2, 1] {
      stage.click("Exam")
      stage.wait(ticks: 2)
      stage.answerAll(wrong: wrong, typing: true)
      stage.click("Menu")
      stage.wait(ticks: 2)
    }
    stage.click("In a garden")
    stage.wait(ticks: 2)
    stage.click("Tools")
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 1)
    stage.click("Menu")
    stage.wait(ticks: 2)
  }

  static func save(of stage: Stage) -> SaveFile? { (stage.host as? TestHost)?.arcade.save }
}
