import Engine
import Interface
import Playtest
import Testing

struct PageSceneTests {
  @Test("a click on a hint of the foot gives its command, or presses its key")
  func foot() {
    var stage = Stage.showing(Probe())
    stage.click("Enter act")
    #expect(stage.shows("mouse, act;"))
    stage.click("x mark")
    #expect(stage.shows("mouse, act; key, none;"))
    stage.press(.enter)
    #expect(stage.shows("mouse, act; key, none; key, act;"))
  }

  @Test("the events after one that leads elsewhere are for the next scene")
  func order() {
    var stage = Stage.showing(Probe())
    stage.send(.key("?"), .key("?"), .key("q"))
    stage.wait(ticks: 2)
    #expect(stage.isBack)
  }

  @Test("keys that are pressed before a screen is ready are dropped")
  func before() {
    var stage = Stage.showing(Probe(readyAt: 4))
    stage.send(.key(Key(.up)))
    stage.wait(ticks: 4)
    stage.send(.key(Key(.down)))
    #expect(!stage.shows("key, up;") && stage.shows("key, down;"))
  }

  @Test("in too small a window only leaving and help work, and one line asks for more room")
  func small() {
    var stage = Stage.showing(Probe())
    stage.resize(Size(40, 10))
    #expect(stage.shows("A little larger") && !stage.shows("Enter act"))
    stage.send(.key(Key(.up)))
    stage.resize(Size(80, 24))
    #expect(!stage.shows("key, up;"))
  }

  @Test("while letters are text, they don't leave too small a window either")
  func typing() {
    var stage = Stage.showing(Probe(isTyping: true))
    stage.resize(Size(40, 10))
    stage.send(.key("q"))
    #expect(!stage.isBack)
    stage.press(.escape)
    #expect(stage.isBack)
  }
}

/// Shows what input it has got.
private struct Probe: PageScene {
  let readyAt: Tick
  let isTyping: Bool
  private var log: Text = .empty

  init(readyAt: Tick = 0, isTyping: Bool = false) { (self.readyAt, self.isTyping) = (readyAt, isTyping) }

  var foot: Foot { Foot([KeyHint("Enter", "act", .act), KeyHint("x", "mark", pressing: "x")]) }

  mutating func beforeInput(_ step: inout Step) -> Transition? { step.tick < readyAt ? .stay : nil }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let kind: Text
    switch input.event {
    case .key: kind = "key"
    case .mouse(let mouse) where mouse.isClick: kind = "mouse"
    default: return nil
    }
    log = log + kind + ", " + (input.command.map { Text("\($0)") } ?? "none") + "; "
    switch input.command {
    case .help: return .push(Sample.help)
    case .leave, .pause: return .pop(with: .none)
    default: return nil
    }
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    canvas.put(log, in: page.body, .leading, Style(canvas.theme.text))
  }
}

struct PageTests {
  @Test("a page has a margin of two columns and a row, and empty rows between head, body and foot")
  func parts() {
    let page = Page(Size(80, 24))
    #expect(page.head == Rect(2, 1, 76, 1))
    #expect(page.body == Rect(2, 3, 76, 19))
    #expect(page.foot == Rect(2, 23, 76, 1))
  }

  @Test("content is centred in at most a hundred columns, unless a screen asks for more")
  func widest() {
    #expect(Page(Size(200, 60)).body == Rect(50, 3, 100, 55))
    #expect(Page(Size(200, 60), widest: 120).body.left == 40)
    #expect(Page(Size(104, 30)).body.width == 100)
  }

  @Test(
    "sixty by twenty is enough, anything less isn't",
    arguments: [
      (Size(60, 20), false), (Size(59, 20), true), (Size(60, 19), true), (Size(0, 0), true),
      (Size(500, 1), true),
    ])
  func tooSmall(size: Size, isTooSmall: Bool) {
    #expect(Page.isTooSmall(size) == isTooSmall)
  }

  @Test(
    "the line that asks for a larger window fits any window",
    arguments: [
      Size(0, 0), Size(1, 1), Size(10, 3), Size(500, 1), Size(59, 19),
    ])
  func line(size: Size) {
    var canvas = Canvas(size)
    Page.drawTooSmall(on: &canvas)
    let shown = String(
      (0..<size.height).flatMap { y in (0..<size.width).map { canvas.grapheme(at: Point($0, y)) } }.joined())
    #expect(size.width < 30 || shown.contains("A little larger, please: 60×20"))
  }
}

struct FootTests {
  private static let foot = Foot([
    .arrows("move"), KeyHint("Enter", "turn", .act), KeyHint("p", "pause", .pause),
    KeyHint("q", "leave", .leave),
  ])

  private static func row(_ columns: Int, _ ornaments: Ornaments = .unicode) -> String {
    var canvas = Canvas(Size(columns, 1), look: Look(ornaments: ornaments))
    foot.draw(on: &canvas, in: canvas.bounds)
    return canvas.rows[0]
  }

  private static func click(_ x: Int, _ button: MouseEvent.Button = .left, y: Int = 0) -> Command? {
    foot.command(for: .mouse(MouseEvent(.press, button, at: Point(x, y))), in: Rect(0, 0, 50, 1))
  }

  @Test("without room, hints that can't be clicked go first, then those at the end")
  func room() {
    #expect(Self.row(50) == "←↑↓→ move   Enter turn   p pause   q leave")
    #expect(Self.row(42) == "←↑↓→ move   Enter turn   p pause   q leave")
    #expect(Self.row(41) == "Enter turn   p pause   q leave")
    #expect(Self.row(29) == "Enter turn   p pause")
    #expect(Self.row(12) == "Enter turn")
    #expect(Self.row(5) == "")
    #expect(Self.row(50, .ascii) == "<^v> move   Enter turn   p pause   q leave")
  }

  @Test("help and the way out stay without room, whatever comes before them")
  func needed() {
    let foot = Foot([
      KeyHint("Enter", "take", .act), KeyHint("a", "something", pressing: "a"), .help, .back,
      KeyHint("b", "another", pressing: "b"),
    ])
    var canvas = Canvas(Size(34, 1))
    foot.draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.rows == ["Enter take   ? help   Esc back"])
  }

  @Test("a click on a hint gives its command; between two, or on arrows, it gives none")
  func clicks() {
    #expect(Self.click(12) == .act && Self.click(21) == .act)
    #expect(Self.click(22) == nil && Self.click(11) == nil && Self.click(0) == nil && Self.click(49) == nil)
    #expect(Self.click(25) == .pause)
    #expect(Self.click(12, y: 1) == nil)
    #expect(Self.click(12, .right) == nil)
  }

  @Test("a hint that isn't shown can't be clicked, and hovering and keys are no clicks")
  func noClicks() {
    let press = InputEvent.mouse(MouseEvent(.press, .left, at: Point(36, 0)))
    #expect(Self.foot.command(for: press, in: Rect(0, 0, 50, 1)) == .leave)
    #expect(Self.foot.command(for: press, in: Rect(0, 0, 41, 1)) == nil)
    let others: [InputEvent] = [
      .mouse(MouseEvent(.move, at: Point(12, 0))), .mouse(MouseEvent(.release, .left, at: Point(12, 0))),
      .key("p"),
    ]
    #expect(others.allSatisfy { Self.foot.command(for: $0, in: Rect(0, 0, 50, 1)) == nil })
  }
}
