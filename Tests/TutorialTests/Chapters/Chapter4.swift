// swift-format-ignore-file
// Made of docs/course/4-input.md by `make course`.
import Engine
import Interface
import Playtest
import Terminal
import Testing
@Suite("docs/course/4-input.md") struct Chapter4 {
struct Block1 {
#sourceLocation(file: "docs/course/4-input.md", line: 15)




struct Walker: Scene {
  private enum Move { case left, right, up, down, leave }
  private static let keys = KeyMap<Move>([
    (keys: [Key(.left), "a", "h"], intent: .left), (keys: [Key(.right), "d", "l"], intent: .right),
    (keys: [Key(.up), "w", "k"], intent: .up), (keys: [Key(.down), "s", "j"], intent: .down),
    (keys: [Key(.escape), "q"], intent: .leave),
  ])

  private var place = Point(10, 5)

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      switch Self.keys.intent(for: event) {
      case .left: place.x -= 1
      case .right: place.x += 1
      case .up: place.y -= 1
      case .down: place.y += 1
      case .leave: return .pop(with: .none)
      case nil: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("@", at: place, Style(canvas.theme.text).bold)
  }
}

 enum Main { static func main() { TerminalApp.run { Walker() } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/4-input.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Walker()), ticks: 600)
}
struct Block2 {
#sourceLocation(file: "docs/course/4-input.md", line: 61)
struct Paint: Scene {
  private var dots: [Point] = []

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if KeyMap.standard.intent(for: event) == .leave { return .pop(with: .none) }
      guard case .mouse(let mouse) = event else { continue }
      switch (mouse.action, mouse.button) {
      case (.press, .left), (.move, .left): dots.append(mouse.position)
      case (.press, .right): dots.removeAll()
      default: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    for dot in dots { canvas.put("●", at: dot, Style(canvas.theme.accent)) }
    if let mouse = canvas.followMouse() { canvas.put("○", at: mouse.position, Style(canvas.theme.muted)) }
  }
}
#sourceLocation()
struct Block3 {
#sourceLocation(file: "docs/course/4-input.md", line: 98)
struct Title: Scene {
  private static let foot = Foot([.upDown("move"), KeyHint("Enter", "choose", .act), KeyHint("q", "leave", .leave)])
  private var menu = Menu([Menu.Item("Walk"), Menu.Item("Paint", detail: "with the mouse"), Menu.Item("Leave")])

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next() {
      if let index = menu.handle(event, in: Self.place(page)) {
        return [.push(Walker()), .push(Paint()), .quit][index]
      }
      if Self.foot.command(for: event, in: page.foot) == .leave { return .quit }
      if KeyMap.standard.intent(for: event) == .leave { return .quit }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    menu.draw(on: &canvas, in: Self.place(page))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  private static func place(_ page: Page) -> Rect { page.body.centered(Size(30, 3)) }
}
#sourceLocation()
@Test("docs/course/4-input.md, line 130") func line130() throws {
#sourceLocation(file: "docs/course/4-input.md", line: 130)
var stage = Stage(Title())
stage.press(.down)
stage.press(.enter)
stage.click(Point(3, 3))
#expect(stage.shows("●"))
#sourceLocation()
}
}
}
}
}
