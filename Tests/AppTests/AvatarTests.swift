import Engine
import Playtest
import Testing

@testable import App

@Suite("The player's avatar")
struct AvatarTests {
  private func screen(
    _ avatar: String = "", window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var learner = TestLearner.learner()
    learner.save.settings[.look.name] = "Nino"
    learner.save.settings[.look.avatar] = avatar
    var stage = Stage.landing(learner, window: window, look: look)
    stage.scroll(to: "Settings")
    stage.click("Settings")
    stage.wait(ticks: 2)
    stage.click("Look")
    stage.click("Avatar")
    return stage
  }

  private func kept(_ stage: Stage) -> String? {
    (stage.host as? TestHost)?.learner.save.settings[.look.avatar]
  }

  @Test("all figures, a letter and none", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func picture(window: Size) throws {
    try Golden.compare(screen("owl", window: window).frame, with: "avatars-\(window.width)x\(window.height)")
  }

  @Test("in ASCII, and without colours, where each figure is a solid shape with holes")
  func plain() throws {
    let ascii = screen("cat", look: Look(ornaments: .ascii)).frame
    #expect(ascii.allSatisfy { $0.isASCII })
    try Golden.compare(ascii, with: "avatars-ascii")
    var look = Look()
    look.showsTints = false
    try Golden.compare(screen("cat", look: look).frame, with: "avatars-plain")
  }

  @Test("with the keyboard alone a figure is chosen, and appears beside the name on the first screen")
  func keys() throws {
    var stage = screen()
    stage.press(.home)
    for key in [.right, .right, .right, .down, .left] as [Key.Code] { stage.press(key) }
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(kept(stage) == "ghost" && stage.shows("beside your name") && stage.shows("▐ghost▌"))
    stage.press(.escape)
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "avatar-landing")
  }

  @Test("with the mouse alone a click chooses a figure, and None removes it")
  func mouse() {
    var stage = screen("fox")
    stage.click("tree")
    stage.wait(ticks: 2)
    #expect(kept(stage) == "tree")
    stage.click("Avatar")
    stage.click("none")
    stage.wait(ticks: 2)
    #expect(kept(stage) == "")
  }

  @Test(
    "any letter will do: the last one typed counts", arguments: ["Ж", "ქ", "水", "é", "7", "q"])
  func letter(letter: String) throws {
    var stage = screen()
    stage.click("a letter")
    #expect(stage.shows("type one"))
    stage.type("x" + letter)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(kept(stage) == letter && stage.shows("letter \(letter)"), "\(stage.frame)")
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows(letter), "\(stage.frame)")
  }

  @Test("no letter means no avatar, and Esc leaves everything as it was")
  func noLetter() {
    var stage = screen("fox")
    stage.click("a letter")
    stage.press(.backspace)
    stage.press(.enter)
    #expect(stage.shows("type one"))
    stage.press(.escape)
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(kept(stage) == "fox" && stage.shows("▐fox▌"))
  }

  @Test("figures have the size they claim, and differ even without colours")
  func tables() {
    for figure in AvatarFigure.all {
      #expect(figure.dots.count == 8 && figure.dots.allSatisfy { $0.count == 8 }, "\(figure.name)")
      #expect(figure.signs.count == 4 && figure.signs.allSatisfy { $0.count == 8 }, "\(figure.name)")
      #expect(figure.dots.joined().allSatisfy { ".asrwtm".contains($0.lowercased()) }, "\(figure.name)")
      #expect(figure.signs.joined().allSatisfy { $0.isASCII } && figure.face.width <= 8)
    }
    let shapes = AvatarFigure.all.map { $0.dots.joined().map { $0.isLowercase } }
    #expect(Set(shapes).count == shapes.count && shapes.count > 11)
  }

  @Test("it appears at the head of the map and at the end of a kit", arguments: ["whale", "Ж"])
  func shown(avatar: String) throws {
    var learner = SmallLife.learner()
    learner.save.settings[.look.avatar] = avatar
    var stage = SmallLife.stage(learner)
    try Golden.compare(stage.frame, with: "avatar-map-\(avatar == "Ж" ? "letter" : avatar)")
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll()
    try Golden.compare(stage.frame, with: "avatar-end-\(avatar == "Ж" ? "letter" : avatar)")
  }
}
