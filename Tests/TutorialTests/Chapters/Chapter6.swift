// swift-format-ignore-file
// Made of docs/course/6-chance-and-replays.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("docs/course/6-chance-and-replays.md") struct Chapter6 {
struct Block1 {
#sourceLocation(file: "docs/course/6-chance-and-replays.md", line: 15)



struct Dice: Scene {
  private var chance: Chance
  private var faces: [Int] = []

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      guard case .key(let key) = event, key.phase == .press else { continue }
      if key.code == .escape { return .quit }
      faces = (0..<5).map { _ in chance.number(in: 1...6) }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let text = faces.isEmpty ? "any key throws the dice" : faces.map(String.init).joined(separator: "  ")
    canvas.put(Text(text), wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }
}

 enum Main { static func main() { TerminalApp.run { seed in Dice(seed: seed) } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/6-chance-and-replays.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Dice(seed: 7)), ticks: 600)
}
@Test("docs/course/6-chance-and-replays.md, line 46") func line46() throws {
#sourceLocation(file: "docs/course/6-chance-and-replays.md", line: 46)
var (first, second) = (Chance(seed: 7), Chance(seed: 7))
#expect((0..<100).allSatisfy { _ in first.below(6) == second.below(6) })

var deck = Array(1...52)
first.shuffle(&deck)
#expect(Set(deck).count == 52)
#sourceLocation()
}
@Test("docs/course/6-chance-and-replays.md, line 57") func line57() throws {
#sourceLocation(file: "docs/course/6-chance-and-replays.md", line: 57)
var deal = Chance(seed: 7, stream: 1)
var sparkle = Chance(seed: 7, stream: 2)
#expect(deal.bits() != sparkle.bits())
#sourceLocation()
}
@Test("docs/course/6-chance-and-replays.md, line 67") func line67() throws {
#sourceLocation(file: "docs/course/6-chance-and-replays.md", line: 67)
var stage = Stage(Dice(seed: 3))
stage.press(.enter)
let thrown = stage.frame
stage.wait(ticks: 50)
stage.press(.enter)
#expect(stage.frame != thrown)
stage.rewind(to: 2)
#expect(stage.frame == thrown)
#sourceLocation()
}
struct Block2 {
#sourceLocation(file: "docs/course/6-chance-and-replays.md", line: 85)
struct CountedDice: Scene {
  private var chance: Chance
  private var throwsSoFar = 0

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func update(_ step: inout Step) -> Transition {
    while step.next() != nil {
      throwsSoFar += chance.below(2)
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("\(throwsSoFar)", at: .zero, Style(canvas.theme.text))
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, chance, throwsSoFar)
  }
}
#sourceLocation()
@Test("docs/course/6-chance-and-replays.md, line 111") func line111() throws {
#sourceLocation(file: "docs/course/6-chance-and-replays.md", line: 111)
var (one, other) = (Stage(CountedDice(seed: 3)), Stage(CountedDice(seed: 3)))
one.press(.enter)
#expect(one.stateHash != other.stateHash)
other.press(.enter)
#expect(one.stateHash == other.stateHash)
#sourceLocation()
}
}
}
}
