// swift-format-ignore-file
// Made of docs/course/9-shipping.md by `make course`.
import Engine
import Interface
import Playtest
import Terminal
import Testing
@Suite("docs/course/9-shipping.md") struct Chapter9 {
struct Block1 {
#sourceLocation(file: "docs/course/9-shipping.md", line: 40)




struct Polite: Scene {
  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if KeyMap.standard.intent(for: event) == .leave { return .quit }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put("Thank you.", wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }
}

 enum Main { static func main() { TerminalApp.run { Polite() } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/9-shipping.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Polite()), ticks: 600)
}
@Test("docs/course/9-shipping.md, line 62") func line62() throws {
#sourceLocation(file: "docs/course/9-shipping.md", line: 62)
var stage = Stage(Polite(), window: Size(40, 10))
#expect(stage.shows("A little larger, please"))
stage.resize(Size(60, 20))
#expect(stage.shows("Thank you."))
#sourceLocation()
}
@Test("docs/course/9-shipping.md, line 74") func line74() throws {
#sourceLocation(file: "docs/course/9-shipping.md", line: 74)
let configuration = TerminalApp.Configuration(
  contexts: Contexts(ScoreKeeper.file(of: "polite")), look: Look(theme: .light), seed: 7, renderer: .curses,
  colors: .palette16)
#expect(configuration.look.theme.name == "light")
#sourceLocation()
}
}
}
