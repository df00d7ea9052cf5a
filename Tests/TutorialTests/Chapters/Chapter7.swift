// swift-format-ignore-file
// Made of docs/course/7-testing.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("docs/course/7-testing.md") struct Chapter7 {
struct Block1 {
#sourceLocation(file: "docs/course/7-testing.md", line: 7)



struct Guess: Scene {
  private let number: Int
  private var typed = ""
  private var hint: Text = "a number from 1 to 99, then Enter"

  init(seed: UInt64) {
    var chance = Chance(seed: seed)
    number = chance.number(in: 1...99)
  }

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      guard case .key(let key) = event, key.phase != .release else { continue }
      switch key.code {
      case .escape: return .quit
      case .character(let digit) where digit.isASCII && digit.isNumber && typed.count < 2: typed.append(digit)
      case .backspace: typed = String(typed.dropLast())
      case .enter: judge()
      default: break
      }
    }
    return .sleep(until: nil)
  }

  private mutating func judge() {
    guard let guess = Int(typed) else { return }
    hint = guess == number ? "yes, it is \(guess)" : guess < number ? "more than \(guess)" : "less than \(guess)"
    typed = ""
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put(hint, at: Point(2, 1), Style(canvas.theme.text))
    canvas.put("> " + Text(typed), at: Point(2, 3), Style(canvas.theme.accent))
  }
}

 enum Main { static func main() { TerminalApp.run { seed in Guess(seed: seed) } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/7-testing.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Guess(seed: 7)), ticks: 600)
}
@Test("docs/course/7-testing.md, line 52") func line52() throws {
#sourceLocation(file: "docs/course/7-testing.md", line: 52)
var stage = Stage(Guess(seed: 7), window: Size(60, 20))
stage.type("50")
#expect(stage.rows[3] == "  > 50")
stage.press(.enter)
#expect(stage.shows("than 50"))
#sourceLocation()
}
@Test("docs/course/7-testing.md, line 64") func line64() throws {
#sourceLocation(file: "docs/course/7-testing.md", line: 64)
var stage = Stage(Guess(seed: 7))
stage.send(.mouse(MouseEvent(.move, at: Point(3, 3))))
stage.press(.character("5"))
#expect(stage.find("> 5") == Point(2, 3))
stage.press(.escape)
#expect(stage.hasEnded)
#sourceLocation()
}
struct Block2 {
#sourceLocation(file: "docs/course/7-testing.md", line: 88)
struct Halver: SimulatedPlayer {
  private var range = 1...99
  private var last = 0

  mutating func act(on screen: Stage.Screen) -> [Stage.Action] {
    if screen.shows("more than \(last)") { range = last + 1...range.upperBound }
    if screen.shows("less than \(last)") { range = range.lowerBound...last - 1 }
    last = (range.lowerBound + range.upperBound) / 2
    return [.type("\(last)"), .press(.enter)]
  }
}
#sourceLocation()
@Test("docs/course/7-testing.md, line 102") func line102() throws {
#sourceLocation(file: "docs/course/7-testing.md", line: 102)
for seed in UInt64(0)..<20 {
  var stage = Stage(Guess(seed: seed))
  let ending = stage.play(Halver(), until: { $0.shows("yes") }, limit: 30)
  #expect(ending == .reached)
}
#sourceLocation()
}
@Test("docs/course/7-testing.md, line 116") func line116() throws {
#sourceLocation(file: "docs/course/7-testing.md", line: 116)
try Fuzz(seed: 1).play(Stage(Guess(seed: 7)), ticks: 2_000)
#sourceLocation()
}
@Test("docs/course/7-testing.md, line 130") func line130() throws {
#sourceLocation(file: "docs/course/7-testing.md", line: 130)
var stage = Stage(Guess(seed: 7))
stage.type("9")
let before = stage.tick
stage.type("9")
stage.press(.enter)
#expect(stage.at(before).rows[3] == "  > 9")
stage.rewind(to: before)
stage.press(.enter)
#expect(stage.shows("more than 9"))
#sourceLocation()
}
}
}
}
