import Engine
import Interface
import Playtest
import Testing

struct HelpSceneTests {
  @Test("a page that fits doesn't scroll, and has no hint for it")
  func short() {
    var stage = Stage.showing(Sample.help)
    let frame = stage.frame
    #expect(!frame.contains("scroll") && !frame.contains("▾"))
    stage.press(.down)
    stage.send(.mouse(MouseEvent(.wheel(3), at: Point(9, 9))))
    #expect(stage.frame == frame)
  }

  @Test("a longer page scrolls line by line to its last line, and says as long as there is more")
  func long() {
    var stage = Stage.showing(Sample.longHelp)
    #expect(stage.shows("scroll") && stage.shows("▾"))
    #expect(stage.shows("Part 1") && !stage.shows("of part 9"))
    for _ in 0..<50 { stage.press(.down) }
    #expect(stage.shows("of part 9") && !stage.shows("▾") && !stage.shows("Part 1"))
    stage.press(.up)
    #expect(!stage.shows("of part 9") && stage.shows("▾"))
    stage.send(.mouse(MouseEvent(.wheel(-99), at: Point(9, 9))))
    #expect(stage.shows("Part 1"))
    stage.press(.pageDown)
    #expect(!stage.shows("Part 1") && stage.shows("▾"))
    stage.press(.end)
    #expect(stage.shows("of part 9"))
    stage.press(.pageUp)
    stage.press(.home)
    #expect(stage.shows("Part 1"))
  }

  @Test("a page that is scrolled to its end still fills a larger window")
  func resized() {
    var stage = Stage.showing(Sample.longHelp)
    stage.press(.end)
    stage.resize(Size(80, 60))
    #expect(stage.shows("Part 1") && stage.shows("of part 9"))
  }

  @Test(
    "Enter, space, Esc, p, q, ? and a click on the foot go back",
    arguments: [
      Key(.enter), " ", Key(.escape), "p", "q", "?",
    ])
  func leaving(key: Key) {
    var stage = Stage.showing(Sample.help)
    stage.send(.key(key))
    #expect(stage.isBack)
    var clicked = Stage.showing(Sample.help)
    clicked.click("Esc back")
    #expect(clicked.isBack)
  }

  @Test("pictures of help")
  func goldens() throws {
    try Golden.compare(Stage.showing(Sample.help).frame, with: "help")
    var stage = Stage.showing(Sample.longHelp)
    try Golden.compare(stage.frame, with: "help-long")
    stage.press(.end)
    try Golden.compare(stage.frame, with: "help-end")
  }
}

enum Sample {
  static let help = HelpScene(
    "Memory", "Turn one of each.", keys: [("←↑↓→", "move"), ("Enter", "turn a card")],
    [.init("Score", rows: [("a pair", "100")])])

  static let longHelp = HelpScene(
    "Everything", "It is long.", keys: [("Enter", "next")],
    (1...9).map { section in
      .init(
        "Part \(section)",
        "This text is long enough to be broken into two lines on a screen of eighty columns, whatever part.",
        rows: [("last", "The last line of part \(section).")])
    })
}
