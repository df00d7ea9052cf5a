import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App
@testable import Storage

@Suite("A setting is one declaration")
struct DeclaredSettingTests {
  private struct Drill: SettingGroup {
    static let title = "Drill"
    let flips = Setting("drill.flips", "Flips", "whether cards turn twice", true)
    let place = Setting("drill.place", 0)
  }

  private func screen(_ save: SaveFile) -> Stage {
    var learner = TestLearner.learner()
    learner.save = save
    var stage = Stage(
      SettingsScene(KnownSettings(settings: save.settings, learned: .empty, own: Drill().rows)))
    stage.host = TestHost(learner: learner)
    stage.click("Answering")
    stage.press(.end)
    return stage
  }

  @Test("on the screen, in the file, and there after a restart; without a title it has no row")
  func declared() throws {
    var stage = screen(SaveFile())
    #expect(stage.rows.contains { $0.contains("▸ Flips") && $0.contains("▐on▌") }, "\(stage)")
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("▸ Flips") && $0.contains("▐off▌") }, "\(stage)")
    let save = try #require(stage.host as? TestHost).learner.save
    #expect(String(decoding: save.bytes, as: UTF8.self).contains(#""drill.flips": false"#))
    let again = try SaveFile(bytes: save.bytes)
    #expect(!again.settings[Drill().flips])
    stage = screen(again)
    #expect(stage.rows.contains { $0.contains("▸ Flips") && $0.contains("▐off▌") }, "\(stage)")
    stage.press(.left)
    #expect(try #require(stage.host as? TestHost).learner.save == SaveFile())
    #expect(!stage.shows("drill") && Drill().rows.count == 1)
  }
}
