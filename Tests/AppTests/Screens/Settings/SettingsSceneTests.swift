import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("The settings")
struct SettingsSceneTests {
  private func stage(
    _ settings: Settings = Settings(), window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    let known = KnownSettings(settings: settings, learned: "Spanish: the first 500", own: [])
    var stage = Stage(SettingsScene(known), window: window, look: look)
    stage.host = TestHost(learner: TestLearner.learner())
    return stage
  }

  @Test("each group is a page", arguments: [(0, "today"), (1, "answering"), (2, "games"), (3, "look")])
  func pages(turns: Int, name: String) throws {
    var stage = stage()
    for _ in 0..<turns { stage.press(.tab) }
    try Golden.compare(stage.frame, with: "settings-\(name)-80")
  }

  @Test("in a small and a large window", arguments: [Size(60, 20), Size(120, 40)])
  func windows(window: Size) throws {
    var stage = stage(window: window)
    try Golden.compare(stage.frame, with: "settings-today-\(window.width)")
    stage.press(.pageUp)
    try Golden.compare(stage.frame, with: "settings-look-\(window.width)")
  }

  @Test("in ASCII")
  func ascii() throws {
    let frame = stage(window: Size(60, 20), look: Look(ornaments: .ascii)).frame
    #expect(frame.allSatisfy { $0.isASCII })
    try Golden.compare(frame, with: "settings-ascii")
  }

  @Test("by the keyboard alone: Tab turns the page, arrows change a value, Enter chooses the next one")
  func keyboard() {
    var stage = stage()
    stage.press(.down)
    stage.press(.enter)
    stage.press(.left)
    stage.press(.left)
    #expect(stage.shows("▐5▌") && stage.shows("▸ Minutes"), "\(stage)")
    stage.press(.tab)
    stage.press(.right)
    stage.press(.tab, .shift)
    #expect(
      stage.settings == [
        .init(.today.minutes, to: 15), .init(.today.minutes, to: 10), .init(.today.minutes, to: 5),
        .init(.answers.way, to: .typed),
      ])
    #expect(stage.shows("Remember") && !stage.shows("Latin answers"), "\(stage)")
  }

  @Test("by the mouse alone: a click on a value chooses it, one on a title turns to its page")
  func mouse() {
    var stage = stage()
    stage.click("95% more sure")
    stage.click("30")
    stage.click("Games")
    stage.click("off")
    stage.click("next page")
    #expect(stage.shows("Avatar"), "\(stage)")
    #expect(
      stage.settings == [
        .init(.today.retention, to: 95), .init(.today.minutes, to: 30), .init(.games.hasClock, to: false),
      ])
  }

  @Test("where the values don't fit, the current one is between arrows that can be clicked")
  func arrows() {
    var stage = stage(window: Size(60, 20))
    #expect(stage.shows("◂ ▐90% balanced▌ ▸") && !stage.shows("more sure"), "\(stage)")
    stage.find("▌ ▸").map { stage.click($0 + Point(2, 0)) }
    #expect(
      stage.settings.last == .init(.today.retention, to: 95) && stage.shows("▐95% more sure▌"), "\(stage)")
  }

  @Test("a value of another number than those offered is there beside them")
  func ownNumber() {
    var stage = stage(Settings(.init(.today.minutes, to: 12)))
    #expect(stage.shows("30  ▐12▌"), "\(stage)")
    stage.click("20")
    #expect(stage.settings == [.init(.today.minutes, to: 20)] && !stage.shows("12"), "\(stage)")
  }

  @Test("without colours the value is in brackets of half blocks")
  func noColors() {
    var look = Look()
    look.showsTints = false
    #expect(stage(look: look).shows("▐10▌"))
  }
}
