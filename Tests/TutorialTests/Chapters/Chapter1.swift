// swift-format-ignore-file
// Made of docs/course/1-first-game.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("docs/course/1-first-game.md") struct Chapter1 {
struct Block1 {
#sourceLocation(file: "docs/course/1-first-game.md", line: 21)



struct CatchGame: Scene {
  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key(let key) = event, key.code == .escape { return .quit }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("Hello", wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }
}

 enum Main { static func main() { TerminalApp.run { CatchGame() } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/1-first-game.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(CatchGame()), ticks: 600)
}
struct Block2 {
#sourceLocation(file: "docs/course/1-first-game.md", line: 53)
struct CatchGame: Scene {
  private var basket = 10

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      switch event {
      case .key(let key) where key.code == .escape: return .quit
      case .key(let key) where key.code == .left: basket -= 3
      case .key(let key) where key.code == .right: basket += 3
      case .mouse(let mouse): basket = mouse.position.x
      default: break
      }
    }
    basket = min(max(basket, 2), max(2, step.window.width - 3))
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let bottom = canvas.size.height - 1
    canvas.put("╰───╯", at: Point(basket - 2, bottom), Style(canvas.theme.text).bold)
  }
}
#sourceLocation()
struct Block3 {
#sourceLocation(file: "docs/course/1-first-game.md", line: 86)
struct CatchGame: Scene {
  private var chance: Chance
  private var basket = 10
  private var star = Point(10, 1)
  private var caught = 0
  private var lives = 3

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      switch event {
      case .key(let key) where key.code == .escape: return .quit
      case .key(let key) where key.code == .left: basket -= 3
      case .key(let key) where key.code == .right: basket += 3
      case .key(let key) where key.code == .enter && lives == 0: (caught, lives) = (0, 3)
      case .mouse(let mouse): basket = mouse.position.x
      default: break
      }
    }
    basket = min(max(basket, 2), max(2, step.window.width - 3))
    guard lives > 0 else { return .sleep(until: nil) }
    if step.tick % max(1, 6 - caught / 5) == 0 { fall(in: step.window) }
    return .stay
  }

  private mutating func fall(in window: Size) {
    star.y += 1
    guard star.y >= window.height - 1 else { return }
    if abs(star.x - basket) <= 2 { caught += 1 } else { lives -= 1 }
    star = Point(chance.below(max(1, window.width)), 1)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let bottom = canvas.size.height - 1
    canvas.put("caught \(caught)   lives \(lives)   Esc leaves", at: .zero, Style(canvas.theme.muted))
    canvas.put("★", at: star, Style(canvas.theme.accent))
    canvas.put("╰───╯", at: Point(basket - 2, bottom), Style(canvas.theme.text).bold)
    guard lives == 0 else { return }
    let text = Style(canvas.theme.text)
    canvas.put("Game over. Enter plays again.", wrappedIn: canvas.bounds, .center, .middle, text)
  }
}

 enum Main { static func main() { TerminalApp.run { seed in CatchGame(seed: seed) } } }
#sourceLocation()
@Test("the program in block 3 of docs/course/1-first-game.md stands whatever is pressed") func played3() throws {
try Fuzz(seed: 7).play(Stage(CatchGame(seed: 7)), ticks: 600)
}
@Test("docs/course/1-first-game.md, line 163") func line163() throws {
#sourceLocation(file: "docs/course/1-first-game.md", line: 163)
var stage = Stage(CatchGame(seed: 7))
stage.wait(seconds: 10)
#expect(stage.shows("Game over"))
stage.press(.enter)
#expect(stage.shows("lives 3"))
#sourceLocation()
}
}
}
}
}
