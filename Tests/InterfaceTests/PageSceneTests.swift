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

  @Test("after an event that leads elsewhere, the events behind it are for the scene that comes")
  func order() {
    var stage = Stage.showing(Probe())
    stage.send(.key("?"), .key("?"), .key("q"))
    stage.wait(ticks: 2)
    #expect(stage.isBack)
  }

  @Test("what is pressed while a screen isn't ready for input is lost")
  func before() {
    var stage = Stage.showing(Probe(readyAt: 4))
    stage.send(.key("k"))
    stage.wait(ticks: 4)
    stage.send(.key("j"))
    #expect(!stage.shows("key, up;") && stage.shows("key, down;"))
  }

  @Test("in too small a window only what leaves or explains is taken, and one line asks for more room")
  func small() {
    var stage = Stage.showing(Probe())
    stage.resize(Size(40, 10))
    #expect(stage.shows("A little larger") && !stage.shows("Enter act"))
    stage.send(.key("k"))
    stage.resize(Size(80, 24))
    #expect(!stage.shows("key, up;"))
  }

  @Test("where letters are text they neither leave nor explain in too small a window")
  func typing() {
    var stage = Stage.showing(Probe(isTyping: true))
    stage.resize(Size(40, 10))
    stage.send(.key("q"))
    #expect(!stage.isBack)
    stage.press(.escape)
    #expect(stage.isBack)
  }
}

/// Writes down what it gets.
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
