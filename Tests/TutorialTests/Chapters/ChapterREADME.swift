// swift-format-ignore-file
// Made of README.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("README.md") struct ChapterREADME {
struct Block1 {



struct Hello: Scene {
  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() { if case .key(let key) = event, key.code == .escape { return .quit } }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("Hello", wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }
}

 enum Main { static func main() { TerminalApp.run { Hello() } } }
@Test("the program in block 1 of README.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Hello()), ticks: 600)
}
}
}
