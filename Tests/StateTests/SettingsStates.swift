import Engine
import Interface
import Learning
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Course

/// States of the settings.
extension ScreenStates {
  static let settings: [Settings] = {
    var other = Settings()
    other.name = "Nino"
    other.avatar = "owl"
    other.theme = "light"
    other.hasMotion = false
    other.hasSound = false
    other.hasTimers = false
    other.hasGhost = false
    other.seconds = 60
    other.deck = "spanish-150"
    other.choices = ["sides": "both"]
    return [Settings(), other]
  }()

  private static let courses = [
    CourseChoice(.deck("spanish-150")), CourseChoice(.deck("spanish-150"), .also("greek-letters", true)),
    CourseChoice(.minutes(20)), CourseChoice(.choosesAnswers(true)),
    CourseChoice(.isScriptOnly(true)), CourseChoice(.schedule(.leitner)),
    CourseChoice(.drawsAnswers(true)), CourseChoice(.countsStrokes(true)),
    CourseChoice(.listens(true)),
  ]

  static func settingsScreen() -> [SettingsScene] {
    settings.flatMap { settings in
      Monkey.states(SettingsScene(settings), moves: 40)
        + Monkey.states(SettingsScene(settings), window: Size(60, 8), moves: 40, reads: true)
        + [stale(SettingsScene(settings))]
    } + courses.flatMap { Monkey.states(SettingsScene(Settings(), $0), moves: 40) }
  }

  static func themes() -> [ThemeScene] {
    Monkey.states(ThemeScene(chosen: "light"), moves: 40)
      + Monkey.states(ThemeScene(chosen: "terminal"), window: Size(60, 20), moves: 40, reads: true)
  }

  static func avatars() -> [AvatarScene] {
    [("", ""), ("owl", "Nino"), ("Ж", "Nino")].flatMap { chosen, name -> [AvatarScene] in
      let scene = AvatarScene(chosen: chosen, name: name)
      let typed = ["\r", "\rQ", "lll\r"].compactMap { keys -> AvatarScene? in
        var stage = Stage(scene)
        stage.press(.end)
        stage.press(.left)
        for key in keys { stage.press(key == "\r" ? .enter : .character(key)) }
        return stage.stack.top as? AvatarScene
      }
      return Monkey.states(scene, moves: 60) + typed
    }
  }

  private static func stale(_ scene: SettingsScene) -> SettingsScene {
    var scene = scene
    scene.resume(.none)
    return scene
  }
}
